// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages that load themselves anew when they have been rendered again.
///
/// Such a page loads one script beside it, which tells its latest rendering from others, again and again:
/// the only file that any page loads. It is meant for the one who writes a scenario, not to be passed on.
public enum WatchedPage {
  /// The name of the file that changes with each rendering of the page beside it.
  public static let stampName = "watch.js"

  /// The contents of that file.
  ///
  /// - Parameter digest: What differs between two renderings.
  public static func stamp(_ digest: String) -> [UInt8] {
    Array("\(stampStart)\"\(digest)\");\n".utf8)
  }

  /// How the contents of that file begin.
  public static let stampStart = "scrollworkRendered("

  static let script = InlineScript(PageScripts.watch)

  /// A page that looks for its next rendering.
  ///
  /// - Parameter page: A page of this library.
  /// - Returns: The page with one script more, which its policy allows.
  public static func watching(_ page: [UInt8]) -> [UInt8] {
    let sources = script.sources.joined(separator: " ")
    let policy = "script-src "
    let end = "</body>"
    guard let start = page[...].firstRange(ofBytes: Array(policy.utf8)),
      let last = page.suffix(end.utf8.count + 64).firstRange(ofBytes: Array(end.utf8))
    else { return page }
    var bytes = Array(page[..<start.upperBound])
    bytes.append(text: "'self' file: \(sources) ")
    // Of a page without scripts.
    let none = Array("'none'".utf8)
    let rest = page[start.upperBound..<last.lowerBound]
    bytes += rest.starts(with: none) ? rest.dropFirst(none.count) : rest
    bytes.append("<script>")
    bytes.append(text: script.text)
    bytes.append("</script>\n ")
    bytes += page[last.lowerBound...]
    return bytes
  }
}
