// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension TrackName {
  /// A name as records spell it; nil for what is none.
  ///
  /// It has letters, digits and dots after a letter, and may have an index, which more of the kind may follow:
  /// `inner[2].offset`.
  package init?(spelling text: String) {
    // A regular expression would be compiled for each name.
    guard let bracket = text.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      guard Self.isWord(text[...]) else { return nil }
      self.init(PermanentText.kept(text), -1, "")
      return
    }
    let (stem, rest) = (text[..<bracket], text[bracket...].dropFirst())
    guard Self.isWord(stem), let end = rest.utf8.firstIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let (digits, tail) = (rest[..<end], rest[end...].dropFirst())
    guard 1...6 ~= digits.utf8.count, digits.utf8.allSatisfy(Self.isDigit),
      let index = Int32(digits)
    else { return nil }
    guard tail.isEmpty || tail.first == "." && Self.isWord(tail.dropFirst()) else { return nil }
    self.init(PermanentText.kept(stem), index, tail.isEmpty ? "" : .kept(tail))
  }

  /// Whether a text has letters, digits and dots only, with a letter first.
  private static func isWord(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: ".") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
