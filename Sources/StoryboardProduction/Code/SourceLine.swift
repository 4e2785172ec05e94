// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A line of Swift in its words.
struct SourceLine {
  /// A name, and whether a point is before it.
  struct Word {
    var text: Substring
    var isMember: Bool
  }

  private struct Comparison {
    var variant: Substring
    var isEqual: Bool
  }

  let text: Substring
  /// The number of spaces at its start.
  let indent: Int
  let words: [Word]
  /// The variant that the line compares with, if it does.
  private let comparison: Comparison?

  init(_ text: Substring) {
    self.text = text
    let bytes = text.utf8
    indent = bytes.prefix { $0 == UInt8(ascii: " ") }.count
    var words: [Word] = []
    var start: Substring.Index?
    var isMember = false
    var before: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      let isLetter = byte >= 128 || (byte | 32) &- 97 < 26 || byte &- 48 < 10 || byte == 95
      if isLetter, start == nil {
        start = index
        isMember = before == UInt8(ascii: ".")
      } else if !isLetter, let first = start {
        words.append(Word(text: text[first..<index], isMember: isMember))
        start = nil
      }
      before = byte
    }
    if let first = start { words.append(Word(text: text[first...], isMember: isMember)) }
    self.words = words
    comparison = Self.comparison(words, in: text)
  }

  /// The line without the spaces at its start.
  var code: Substring { text[text.utf8.index(text.startIndex, offsetBy: indent)...] }

  var isComment: Bool { code.hasPrefix("//") }

  /// Whether it begins a choice between variants.
  var isSwitch: Bool { code.hasPrefix("switch variant {") || code.hasPrefix("switch self {") }

  /// The names with a point before them that follow a word, as `countsRounds` follows `variant` in `variant.countsRounds`.
  func members(of word: String) -> [Substring] {
    zip(words, words.dropFirst()).compactMap { $0.text == word && $1.isMember ? $1.text : nil }
  }

  /// Whether a variant is the one that the line compares with: `variant == .snap`; nil where it compares with none.
  func equals(_ variant: Substring) -> Bool? {
    comparison.map { ($0.variant == variant) == $0.isEqual }
  }

  private static func comparison(_ words: [Word], in text: Substring) -> Comparison? {
    for (subject, other) in zip(words, words.dropFirst())
    where other.isMember && (subject.text == "variant" || subject.text == "self") {
      let between = text[subject.text.endIndex..<other.text.startIndex]
      if between == " == ." { return Comparison(variant: other.text, isEqual: true) }
      if between == " != ." { return Comparison(variant: other.text, isEqual: false) }
    }
    return nil
  }
}
