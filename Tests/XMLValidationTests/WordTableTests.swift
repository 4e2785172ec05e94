// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct WordTableTests {
  private func number(_ word: String, in table: WordTable) -> UInt32 {
    var word = word
    return word.withUTF8 { table[$0] }
  }

  @Test func `words are numbered from 1 and found by their bytes`() {
    var table = WordTable()
    let words = (0..<200).map { "word\($0)" } + [""]
    for (index, word) in words.enumerated() { #expect(table.add(word) == UInt32(index + 1)) }
    for (index, word) in words.enumerated() {
      #expect(table.add(word) == UInt32(index + 1), "\(word) again")
      #expect(number(word, in: table) == UInt32(index + 1))
    }
    #expect(number("word", in: table) == 0)
    #expect(number("word200", in: table) == 0)
    #expect(number("a word that is longer than all of them", in: table) == 0)
  }
}
