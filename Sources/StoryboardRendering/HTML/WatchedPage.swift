// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages that reload when they are rendered again.
///
/// Such a page loads a script beside it again and again, which identifies its latest rendering: the only file that any
/// page loads. It is meant for authors of scenarios, not for publication.
public enum WatchedPage {
  /// The name of the file that changes with each rendering of the page beside it.
  public static let stampName = "watch.js"

  /// The contents of that file.
  ///
  /// - Parameter digest: A digest that differs between two renderings.
  public static func stamp(_ digest: String) -> [UInt8] {
    Array("\(stampStart)\"\(digest)\");\n".utf8)
  }

  /// The start of the contents of that file.
  public static let stampStart = "scrollworkRendered("

  static let script = InlineScript(PageScripts.watch)

  /// A page that looks for its next rendering.
  ///
  /// - Parameter page: A page of this library.
  /// - Returns: The page with an additional script, which its policy allows.
  public static func watching(_ page: [UInt8]) -> [UInt8] {
    let sources = script.sources.joined(separator: " ")
    let policy = "script-src "
    let end = "</body>"
    guard let start = page[...].firstRange(ofBytes: Array(policy.utf8)),
      let last = page.suffix(end.utf8.count + 64).firstRange(ofBytes: Array(end.utf8))
    else { return page }
    var bytes = Array(page[..<start.upperBound])
    bytes.append(text: "'self' file: \(sources) ")
    // A page without scripts.
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
