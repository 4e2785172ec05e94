// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Shortens style sheets.
enum StyleSheet {
  /// The tokens and rules that every page begins with, shortened.
  static let base = compact(EmbeddedAssets.baseCSS)
  /// The rules of galleries, shortened.
  static let gallery = compact(EmbeddedAssets.galleryCSS)

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
