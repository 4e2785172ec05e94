// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import TextFormats

@Suite struct `Visible text` {
  @Test(arguments: [
    ("plain, ünïcode, 日本語, עברית, 🙂", "plain, ünïcode, 日本語, עברית, 🙂"),
    ("\u{1B}[31mred", "\\u{1B}[31mred"), ("bell\u{7}", "bell\\u{07}"), ("\u{9B}2J", "\\u{009B}2J"),
    ("a\u{202E}b\u{2069}", "a\\u{202E}b\\u{2069}"), ("a\u{FEFF}b\u{200B}", "a\\u{FEFF}b\\u{200B}"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("\r\t\u{0}\u{7F}", "\\r\\t\\0\\u{7F}"),
  ])
  func `spells out invisible characters, and nothing else`(text: String, expected: String) {
    #expect(VisibleText.line(text) == expected)
    #expect(VisibleText.lines(text) == expected)
    #expect(VisibleText.line(expected) == expected)
  }

  @Test func `has whole numbers without a fraction, the least integer too`() {
    #expect(shown(-3.0) == "-3")
    #expect(shown(0.5) == "0.5")
    #expect(shown(Double(Int.min)) == "-9.223372036854776e+18")
  }

  @Test func `stays on one line, or keeps its lines`() {
    #expect(VisibleText.line("a\nb") == "a\\nb")
    #expect(VisibleText.lines("a\nb\u{8}") == "a\nb\\u{08}")
  }

  @Test func `keeps the joiner within emoji and nowhere else`() {
    for emoji in ["👩‍👧", "🏳️‍🌈", "👍🏽‍♂️"] { #expect(VisibleText.line(emoji) == emoji) }
    #expect(VisibleText.line("pa\u{200D}ypal") == "pa\\u{200D}ypal")
    #expect(VisibleText.line("\u{200D}x") == "\\u{200D}x")
  }
}
