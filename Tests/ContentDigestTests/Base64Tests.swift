// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContentDigest

@Suite struct Base64Tests {
  /// RFC 4648 §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `published messages encode to the published texts`(message: String, text: String) {
    #expect(Base64.text(of: Array(message.utf8)) == text)
  }

  @Test func `the last two letters of the alphabet are plus and slash`() {
    #expect(Base64.text(of: [0xFB, 0xFF, 0xFE]) == "+//+")
  }
}
