// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Text of others as it may be shown to a person.
package enum VisibleText {
  /// Whether a reader sees nothing of a scalar, or it changes how its surroundings are shown.
  ///
  /// Such are control characters, marks of direction, separators of lines, and what no font has a picture for.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return true
    default: return false
    }
  }

  /// A text on one line in which everything can be seen: what is invisible is spelt out, such as `\u{202E}`.
  ///
  /// The joiner within an emoji stays, as it shows in what it joins.
  package static func line(_ text: some StringProtocol) -> String {
    spelled(text, keeping: nil)
  }

  /// A text in which everything can be seen, on the lines that it has.
  package static func lines(_ text: some StringProtocol) -> String {
    spelled(text, keeping: "\n")
  }

  private static func spelled(
    _ text: some StringProtocol, keeping kept: Unicode.Scalar?
  ) -> String {
    guard text.unicodeScalars.contains(where: { $0 != kept && isInvisible($0) }) else {
      return String(text)
    }
    var result = ""
    var isInEmoji = false
    for scalar in text.unicodeScalars {
      let joins = scalar == "\u{200D}" && isInEmoji
      if scalar != kept, !joins, isInvisible(scalar) {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
      isInEmoji =
        scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
        || scalar.properties.isEmojiModifier
    }
    return result
  }
}
