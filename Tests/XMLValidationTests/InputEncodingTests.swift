// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct InputEncodingTests {
  private func findings(_ bytes: [UInt8]) -> [String] {
    StoryboardValidator().validate(svg: bytes, name: "a").map {
      String($0.description.dropFirst(2))
    }
  }

  private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: [true, false])
  func `UTF-16 with a byte order mark is read`(bigEndian: Bool) {
    let text = Fixture.svg.split(separator: "Row 1").joined(separator: "行 𝟙")
    #expect(findings(utf16(text, bigEndian: bigEndian)) == [])
    let declared = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n" + text
    #expect(findings(utf16(declared, bigEndian: bigEndian)) == [])
  }

  @Test func `UTF-8 with a byte order mark is read`() {
    #expect(findings([0xEF, 0xBB, 0xBF] + Array(Fixture.svg.utf8)) == [])
  }

  @Test(arguments: ["UTF-8", "utf-8", "US-ASCII"])
  func `declared encodings that are UTF-8 are read`(name: String) {
    #expect(findings(Array("<?xml version='1.0' encoding='\(name)'?>\(Fixture.svg)".utf8)) == [])
  }

  @Test(arguments: ["ISO-8859-1", "UTF-7", "UTF-16", "EBCDIC-CP-US", "nonsense"])
  func `other encodings are refused`(name: String) {
    #expect(
      findings(Array("<?xml version=\"1.0\" encoding=\"\(name)\"?>\(Fixture.svg)".utf8)) == [
        "1:1: error: encoding \(name) not accepted: UTF-8, or UTF-16 with a byte order mark"
      ])
  }

  @Test func `UTF-16 without a byte order mark is refused`() {
    #expect(
      findings(Array(utf16(Fixture.svg, bigEndian: false).dropFirst(2)))
        == ["1:2: error: NUL byte not accepted"])
    #expect(
      findings(Array(utf16(Fixture.svg, bigEndian: true).dropFirst(2)))
        == ["1:1: error: NUL byte not accepted"])
  }

  @Test func `UTF-32 is refused`() {
    let text: [UInt8] = [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]
    #expect(findings(text) == ["1:1: error: NUL byte not accepted"])
  }

  @Test func `EBCDIC is refused`() {
    #expect(
      findings([0x4C, 0x6F, 0xA7, 0x94])
        == ["1:1: error: begins with byte 0x4C: an XML file begins with <"])
  }

  @Test(arguments: [[0xFE, 0xFF, 0xD8, 0x00, 0x00, 0x41], [0xFE, 0xFF, 0x00]] as [[UInt8]])
  func `broken UTF-16 is refused`(bytes: [UInt8]) {
    #expect(findings(bytes) == ["1:1: error: not proper UTF-16 in spite of its byte order mark"])
  }
}
