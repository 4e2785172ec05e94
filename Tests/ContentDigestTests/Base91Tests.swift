// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ContentDigest

@Suite struct Base91Tests {
  /// The same texts are in base91.test.js.
  @Test(arguments: [
    ([], ""), ([0], "!!"), ([255], "m#"), ([1, 2], "^'!"), ([255, 255, 255], "\"~Q8"),
    ([0, 0, 0, 0, 0], "!!!!!!!"), (Array(0..<13), "n#cgn#sE7\"d.4F7%"),
    (Array("scrollwork".utf8), "d+Xq9piMZ5,a\""),
  ])
  func `the script decodes the same texts`(bytes: [UInt8], text: String) {
    #expect(Base91.text(of: bytes) == text)
  }

  @Test func `no byte encodes to a character that could start markup or end a section`() {
    let bytes = (0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 7) }
    let signs = Set(Base91.text(of: bytes).utf8)
    #expect(signs.count == 91)
    #expect(signs.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(signs.isDisjoint(with: "<>&".utf8))
  }

  @Test func `a text decodes to the bytes that it encodes`() {
    for count in [0, 1, 2, 3, 12, 13, 14, 1000, 1001] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ 7) }
      #expect(read(Base91.text(of: bytes)) == bytes, "\(count) bytes")
    }
  }

  @Test(arguments: ["!!<", "& ", "!\n", "\u{7F}!", "é"])
  func `characters outside the alphabet are refused`(text: String) {
    #expect(read(text) == nil)
  }

  private func read(_ text: String) -> [UInt8]? {
    Array(text.utf8).withUnsafeBufferPointer(Base91.bytes)
  }
}
