// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Text as XML may hold it.
enum XMLText {
  /// Escapes text for content and attribute values.
  ///
  /// XML forbids most control characters even as references: they are spelled out first, so that
  /// everything that remains can be written. Line feeds are kept if `keepsLines` is set.
  static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let visible =
      keepsLines
      ? lines.map { PlainText.visible(String($0)) }.joined(separator: "\n")
      : PlainText.visible(text)
    var result = ""
    for scalar in visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
