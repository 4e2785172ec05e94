// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads tokens and numbers of a text line by line, without copying it.
struct ByteScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next byte is.
  private(set) var place = 0
  /// The line that is being read, counted from 1.
  private(set) var line = 1

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Whether everything is read.
  var isAtEnd: Bool { place >= bytes.count }

  /// Whether the line is read.
  var isAtLineEnd: Bool { isAtEnd || bytes[place] == UInt8(ascii: "\n") }

  /// The next byte of the line; 0 at its end.
  @inline(__always) var next: UInt8 {
    place < bytes.count && bytes[place] != UInt8(ascii: "\n") ? bytes[place] : 0
  }

  /// A byte of the text; 0 beyond its end.
  func byte(at place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

  /// Advances by a byte.
  @inline(__always) mutating func advance() { place += 1 }

  /// Goes to the next line; false if this one does not end with a line feed.
  mutating func endLine() -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\n") else { return false }
    place += 1
    line += 1
    return true
  }

  /// Whether the line continues with a token; if so, it is consumed with the following space.
  mutating func takes(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    for index in 0..<count where word.utf8Start[index] != bytes[place + index] { return false }
    let end = place + count
    guard end == bytes.count || bytes[end] == 0x20 || bytes[end] == 0x0A else { return false }
    place = end
    if next == 0x20 { place += 1 }
    return true
  }

  /// The bytes up to the next space or the end of the line; the space is read, too.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    let start = place
    while place < bytes.count, bytes[place] != 0x20, bytes[place] != 0x0A { place += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<place])
    if next == 0x20 { place += 1 }
    return word
  }

  /// The next token as text.
  mutating func text() -> String { String(decoding: word(), as: UTF8.self) }

  /// The rest of the line as text.
  mutating func rest() -> String {
    let start = place
    while !isAtLineEnd { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// An integer and the following space; nil if there is none or it is too large.
  mutating func integer() -> Int? {
    let number = digits()
    if let number, next == 0x20 || isAtLineEnd {
      if next == 0x20 { place += 1 }
      return number
    }
    return nil
  }

  /// An integer; nil if there is none or it is too large.
  mutating func digits() -> Int? {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var number = 0
    while place < bytes.count, bytes[place] &- 48 < 10, place - start < 19 {
      let (product, overflow) = number.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int(bytes[place] &- 48))
      if overflow || carry { return nil }
      number = sum
      place += 1
    }
    return place == start ? nil : isNegative ? -number : number
  }

  /// A finite decimal number and the following space; nil if there is none.
  mutating func number() -> Double? {
    let word = word()
    guard !word.isEmpty, word.count < 40,
      word.allSatisfy({ $0 &- 48 < 10 || "+-.eE".utf8.contains($0) }),
      let number = Double(String(decoding: word, as: UTF8.self)), number.isFinite
    else { return nil }
    return number
  }
}
