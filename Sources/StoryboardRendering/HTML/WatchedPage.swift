// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages that load themselves anew when they have been rendered again.
///
/// Such a page loads one script, which says when the last rendering was, again and again: the only file
/// that any page loads. It is meant for the one who writes a scenario, not to be passed on.
public enum WatchedPage {
  /// The name of the file that changes with each rendering; it lies at the top of the output folder.
  public static let stampName = "watch.js"

  /// The contents of that file.
  ///
  /// - Parameter number: What differs between two renderings.
  public static func stamp(_ number: Int) -> [UInt8] {
    Array("scrollworkRendered(\"\(number)\");\n".utf8)
  }

  /// A page that looks for its next rendering.
  ///
  /// - Parameters:
  ///   - page: A page of this library.
  ///   - depth: How many folders lie between the page and the top of the output folder.
  /// - Returns: The page with one script more, which its policy allows.
  public static func watching(_ page: [UInt8], depth: Int) -> [UInt8] {
    let address = String(repeating: "../", count: depth) + stampName
    let script = ScriptBundle.text(of: [
      EmbeddedAssets.pageWatchJS.replacing("SCROLLWORK_STAMP", with: address)
    ])
    let sources = [ScriptBundle.inline(script), ScriptBundle.readAsXML(script)]
      .map { PackedText.source(of: $0.utf8) }.joined(separator: " ")
    let policy = "script-src "
    let end = "</body>"
    guard let start = page[...].firstRange(ofBytes: Array(policy.utf8)),
      let last = page.suffix(end.utf8.count + 64).firstRange(ofBytes: Array(end.utf8))
    else { return page }
    var bytes = Array(page[..<start.upperBound])
    bytes.append("'self' file: \(sources) ")
    // Of a page without scripts.
    let none = Array("'none'".utf8)
    let rest = page[start.upperBound..<last.lowerBound]
    bytes += rest.starts(with: none) ? rest.dropFirst(none.count) : rest
    bytes.append("<script>")
    bytes.append(ScriptBundle.inline(script))
    bytes.append("</script>\n ")
    bytes += page[last.lowerBound...]
    return bytes
  }
}
