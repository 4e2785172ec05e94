// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import TextFormats

@Suite struct `Text of bytes` {
  @Test(arguments: ["", "a", "é ü", "👩‍👧", "e\u{301}", "\u{FFFD}", "\u{0}"])
  func `has the characters of its bytes`(text: String) {
    #expect(String(utf8: Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(
    arguments: [
      [0xFF], [0x61, 0x80], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xEF, 0xBF, 0xBD, 0xFF],
    ] as [[UInt8]])
  func `is nothing if a byte is no text`(bytes: [UInt8]) {
    #expect(String(utf8: bytes) == nil)
  }
}
