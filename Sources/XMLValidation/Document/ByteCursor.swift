// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads a value byte by byte.
///
/// Valid only while the buffer is.
struct ByteCursor {
  private var position: UnsafePointer<UInt8>?
  private let end: UnsafePointer<UInt8>?
  private let start: UnsafePointer<UInt8>?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    start = bytes.baseAddress
    position = start
    end = start.map { $0 + bytes.count }
  }

  var isAtEnd: Bool { position == end }

  /// Bytes read so far.
  var offset: Int {
    guard let position, let start else { return 0 }
    return position - start
  }

  /// The next byte, or nil at the end.
  var peek: UInt8? {
    guard let position, position != end else { return nil }
    return position.pointee
  }

  mutating func advance() {
    guard let current = position, current != end else { return }
    position = current + 1
  }

  /// Steps over the byte if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    advance()
    return true
  }

  /// Steps over the text if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard let position, let end, end - position >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where position[index] != text.utf8Start[index] {
      return false
    }
    self.position = position + text.utf8CodeUnitCount
    return true
  }

  mutating func skipSpaces() {
    while let byte = peek, byte.isSpace { advance() }
  }

  /// Steps over white space with at most one comma in it; true if there was any of them.
  mutating func skipSeparator() -> Bool {
    let before = position
    skipSpaces()
    if skip(UInt8(ascii: ",")) { skipSpaces() }
    return position != before
  }

  /// Reads `-1`, `.5` or `+2.25`; no exponent.
  ///
  /// Nil, with nothing read, if no number comes next.
  mutating func number() -> Double? {
    guard var next = position, let end else { return nil }
    var isNegative = false
    if next != end, next.pointee == UInt8(ascii: "-") || next.pointee == UInt8(ascii: "+") {
      isNegative = next.pointee == UInt8(ascii: "-")
      next += 1
    }
    let first = next
    var digits: UInt64 = 0
    while next != end, next.pointee &- 0x30 < 10 {
      digits = digits &* 10 &+ UInt64(next.pointee &- 0x30)
      next += 1
    }
    var count = next - first
    var decimals = 0
    if next != end, next.pointee == UInt8(ascii: ".") {
      let afterPoint = next + 1
      var last = afterPoint
      while last != end, last.pointee &- 0x30 < 10 {
        digits = digits &* 10 &+ UInt64(last.pointee &- 0x30)
        last += 1
      }
      decimals = last - afterPoint
      count += decimals
      if decimals > 0 { next = last }
    }
    guard count <= Self.exactDigits else { return longNumber() }
    guard count > 0 else { return nil }
    position = next
    let value = decimals > 0 ? Double(digits) / Self.powers[decimals] : Double(digits)
    return isNegative ? -value : value
  }

  /// Digits that a number of this type holds, and the powers of ten that as many decimals need.
  private static let exactDigits = 15
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A number of many digits.
  private mutating func longNumber() -> Double? {
    let before = position
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative || peek == UInt8(ascii: "+") { advance() }
    var value = 0.0
    var digits = 0
    while let byte = peek, (0x30...0x39).contains(byte) {
      value = value * 10 + Double(byte - 0x30)
      digits += 1
      advance()
    }
    if peek == UInt8(ascii: ".") {
      let dot = position
      advance()
      var scale = 0.1
      let whole = digits
      while let byte = peek, (0x30...0x39).contains(byte) {
        value += Double(byte - 0x30) * scale
        scale /= 10
        digits += 1
        advance()
      }
      if digits == whole { position = dot }
    }
    guard digits > 0 else {
      position = before
      return nil
    }
    return isNegative ? -value : value
  }

  /// Reads a name of letters, digits, `-` and `_` that starts with a letter or `_`; returns its
  /// length.
  mutating func name() -> Int {
    word(isNameByte)
  }

  /// Reads an id: a name that may have points in it; its length.
  mutating func identifier() -> Int {
    word { isNameByte($0) || $0 == UInt8(ascii: ".") }
  }

  private mutating func word(_ isPart: (UInt8) -> Bool) -> Int {
    guard let first = peek, isNameStart(first) else { return 0 }
    let before = offset
    while let byte = peek, isPart(byte) { advance() }
    return offset - before
  }
}

/// A letter or `_`.
func isNameStart(_ byte: UInt8) -> Bool {
  (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == UInt8(ascii: "_")
}

/// A letter, digit, `-` or `_`.
func isNameByte(_ byte: UInt8) -> Bool {
  isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
}
