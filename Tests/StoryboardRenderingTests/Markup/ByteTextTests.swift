// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct ByteTextTests {
  private static let letters: StaticString = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  /// The first letters, as bytes that are stored elsewhere.
  private func letters(_ count: Int) -> [UInt8] {
    Self.letters.withUTF8Buffer { Array($0[..<count]) }
  }

  @Test(arguments: 0...52)
  func `pieces of any length follow one another, however often the text grows`(length: Int) {
    let piece = letters(length)
    var text = ByteText()
    var expected: [UInt8] = []
    for _ in 0..<50 {
      text.append(contentsOf: piece)
      text.append(UInt8(ascii: "-"))
      expected += piece + [UInt8(ascii: "-")]
    }
    #expect(text.count == expected.count)
    #expect(text.array == expected)
  }

  @Test func `an empty text has no bytes and takes those of another`() {
    var text = ByteText()
    let isEmpty = text.isEmpty
    #expect(isEmpty)
    text.append(text: "")
    text.append("")
    text.append(contentsOf: [])
    text.append(contentsOf: ByteText())
    let joined = text.array(inserting: ByteText(), at: 0)
    #expect(joined == [])
    #expect(text.array == [])
    #expect(text.string == "")
  }

  @Test(arguments: [0, 3, 6])
  func `a text can be inserted between two bytes of another`(offset: Int) {
    var text = ByteText()
    text.append("abcdef")
    var middle = ByteText()
    middle.append(text: "0123456789 é 写真")
    let joined = text.array(inserting: middle, at: offset)
    let whole = Array("abcdef".utf8)
    #expect(joined == whole[..<offset] + Array("0123456789 é 写真".utf8) + Array(whole[offset...]))
    #expect(text.array == whole)
  }

  @Test(arguments: 0...24)
  func `bytes are compared up to the last one`(length: Int) {
    let piece = letters(length)
    #expect(piece.withUnsafeBufferPointer { piece.holdsSame(as: $0) })
    #expect(!(piece + [0]).withUnsafeBufferPointer { piece.holdsSame(as: $0) })
    for index in piece.indices {
      var other = piece
      other[index] ^= 0x20
      #expect(!other.withUnsafeBufferPointer { piece.holdsSame(as: $0) })
    }
  }

  @Test func `after removing its end, a text continues there`() {
    var text = ByteText(capacity: 4)
    text.append("abcdef")
    text.truncate(to: 2)
    text.append(decimal: -1203)
    text.appendLine(indentation: 3)
    text.append(UInt8(ascii: "x"))
    #expect(text.string == "ab-1203\n   x")
  }

  @Test func `lines are indented by any number of spaces`() {
    var text = ByteText()
    var expected = ""
    for indentation in 0...70 {
      text.appendLine(indentation: indentation)
      text.append("<")
      expected += "\n" + String(repeating: " ", count: indentation) + "<"
    }
    #expect(text.string == expected)
  }

  @Test func `characters that would act on a reader are replaced, and their neighbours stay`() {
    for (given, expected) in [
      ("\u{7F}a", "\u{FFFD}a"), ("\u{80}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{A0}"),
      ("\u{2029}\u{202A}\u{202E}\u{202F}", "\u{2029}\u{FFFD}\u{FFFD}\u{202F}"),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\u{FFFD}\u{FFFD}\u{206A}"),
      ("\u{FFFD}\u{FFFE}\u{FFFF}\u{10000}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{10000}"),
      ("a<b>&\"c\"", "a&lt;b&gt;&amp;\"c\""), ("\u{0}\u{1F} é", "\u{FFFD}\u{FFFD} é"),
    ] {
      var text = ByteText()
      text.append(escaped: given, inAttribute: false)
      #expect(text.string == expected, "\(given.unicodeScalars.map(\.value))")
    }
  }

  @Test func `an attribute that belongs at the end of a tag is written there`() {
    var writer = MarkupWriter()
    writer.begin(.g)
    writer.lastAttribute(.textAnchor, "end")
    writer.attribute(.id, text: "a")
    writer.begin(.rect)
    writer.lastAttribute(.fill, "none")
    writer.attribute(.width, 3)
    writer.end()
    writer.end()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "<g id=\"a\" text-anchor=\"end\">\n <rect width=\"3\" fill=\"none\"/>\n</g>")
  }
}
