// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import Testing

@testable import XMLValidation

@Suite struct LZMATests {
  /// Twenty lines, `frame 0: header` and so on, as `xz --format=lzma` packs them.
  private let lines: [UInt8] = [
    3, 0, 0, 0, 4, 255, 255, 255, 255, 255, 255, 255, 255, 0, 51, 29, 109, 112, 210, 177, 15, 29,
    32, 160, 166, 200, 45, 193, 84, 146, 73, 161, 166, 101, 233, 74, 49, 116, 29, 159, 183, 124,
    193, 48, 192, 167, 188, 174, 15, 2, 36, 53, 68, 4, 184, 146, 208, 84, 237, 42, 33, 250, 1, 200,
    230, 118, 145, 191, 208, 29, 191, 21, 133, 255, 252, 217, 16, 0,
  ]
  /// The head of a module and a million zeros.
  private let zeros: [UInt8] = [
    3, 0, 0, 0, 4, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 26, 27, 84, 47, 18, 32, 232, 194,
    4, 253, 102, 100, 184, 3, 12, 133, 174, 27, 235, 104, 115, 19, 174, 63, 96, 19, 160, 54, 234,
    209, 220, 172, 20, 98, 174, 251, 68, 137, 65, 76, 87, 170, 156, 170, 208, 207, 40, 199, 119,
    52, 59, 202, 106, 48, 59, 125, 227, 144, 180, 16, 78, 152, 209, 251, 82, 43, 116, 205, 30, 91,
    32, 66, 249, 221, 83, 61, 248, 41, 100, 9, 59, 128, 203, 42, 108, 223, 181, 59, 240, 196, 189,
    46, 95, 170, 15, 62, 75, 102, 66, 144, 19, 14, 255, 16, 147, 248, 113, 120, 89, 248, 11, 205,
    255, 149, 40, 70, 15, 169, 252, 124, 222, 251, 154, 48, 46, 86, 192, 143, 133, 243, 131, 129,
    192, 101, 196, 37, 83, 248, 245, 145, 54, 49, 5, 165, 176, 238, 111, 193, 112, 77, 71, 12, 209,
    145, 17, 170, 173, 96, 29, 186, 206, 177, 39, 24, 92, 89, 134, 233, 102, 82, 88, 190, 233, 118,
    172, 89, 228, 229, 91, 5, 8, 249, 199, 218, 173, 252, 251, 82, 43, 116, 204, 198, 35, 17, 197,
    151, 255, 255, 81, 32, 0, 0,
  ]

  @Test func `what xz packs unpacks to the same bytes`() throws {
    let text = (0..<20).map { "frame \($0): header\n" }.joined()
    #expect(LZMA.unpack(lines, limit: 330) == Array(text.utf8))
    let content = try #require(LZMA.unpack(zeros, limit: 1_000_008))
    #expect(content.starts(with: "\0asm\u{1}\0\0\0".utf8))
    #expect(content.count == 1_000_008 && content.dropFirst(8).allSatisfy { $0 == 0 })
  }

  @Test func `content beyond the limit is not unpacked`() {
    #expect(LZMA.unpack(lines, limit: 329) == nil)
    #expect(LZMA.unpack(zeros, limit: 1_000_007) == nil)
  }

  @Test func `a file that is cut or has something after its end is broken`() {
    for count in 0..<lines.count {
      #expect(LZMA.unpack(Array(lines.prefix(count)), limit: 9999) == nil)
    }
    #expect(LZMA.unpack(lines + [0], limit: 9999) == nil)
  }

  @Test func `a changed byte gives other content or none, and ends`() {
    let content = LZMA.unpack(lines, limit: 9999)
    // The dictionary's size has no meaning here.
    for place in Array(0..<1) + Array(5..<lines.count) {
      for change: UInt8 in [1, 16, 128, 255] {
        var changed = lines
        changed[place] ^= change
        #expect(LZMA.unpack(changed, limit: 9999) != content, "byte \(place), \(change)")
      }
    }
  }

  @Test func `a module in LZMA is one only if it unpacks to one`() {
    #expect(isModule(zeros) == true)
    #expect(isModule(lines) == nil)
    #expect(isModule(Array(zeros.dropLast())) == nil)
    var changed = zeros
    changed[40] ^= 1
    #expect(isModule(changed) == nil)
  }

  /// Whether bytes of a page are a module; nil if they do not unpack.
  private func isModule(_ bytes: [UInt8]) -> Bool? {
    var encoded = Base91.text(of: bytes)
    return encoded.withUTF8 { PackedText.unpack($0)?.isModule }
  }
}
