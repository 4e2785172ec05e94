// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A property of variants: a comparison in one line, or a choice.
struct VariantProperty {
  private let line: SourceLine
  private let choice: SourceChoice?
  private let lines: [SourceLine]

  /// The properties in some lines, by their names.
  static func all(
    in lines: [SourceLine], _ choices: [SourceChoice]
  ) -> [Substring: VariantProperty] {
    var result: [Substring: VariantProperty] = [:]
    for (index, line) in lines.enumerated() where line.code.hasPrefix("var ") && line.indent == 4 {
      let choice = choices.first { $0.start == index + 1 }
      result[line.words[1].text] = VariantProperty(line: line, choice: choice, lines: lines)
    }
    return result
  }

  /// Whether two variants have different values.
  func differs(_ variant: Substring, _ other: Substring) -> Bool {
    choice?.differs(variant, other, in: lines) ?? (line.equals(variant) != line.equals(other))
  }
}
