// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Shortens style sheets.
enum StyleSheet {
  /// The text without comments that have lines of their own, without indentation and empty lines.
  static func compact(_ text: String) -> String {
    var sheet = ""
    var isComment = false
    for line in text.split(separator: "\n") {
      let rule = line.drop { $0 == " " }
      if isComment || rule.hasPrefix("/*") {
        isComment = !rule.hasSuffix("*/")
      } else {
        sheet += rule
        sheet += "\n"
      }
    }
    return sheet
  }
}
