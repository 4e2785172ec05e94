// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads numbers from bytes that a `ByteWriter` has written.
///
/// Whatever the bytes are, reading ends: what is missing or has no meaning makes the reader invalid, and everything after
/// it reads as 0.
struct ByteReader {
  private let bytes: [UInt8]
  private var index: Int
  /// Whether everything read so far was there and had a meaning.
  private(set) var isValid = true

  /// Reads from a byte on, by its index.
  init(_ bytes: [UInt8], from first: Int) {
    self.bytes = bytes
    index = first
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == bytes.count }

  /// Makes the reader invalid: what was read has no meaning.
  mutating func refuse() { isValid = false }

  @inline(never)
  mutating func byte() -> Int {
    guard isValid, index < bytes.count else {
      isValid = false
      return 0
    }
    index += 1
    return Int(bytes[index - 1])
  }

  /// A whole number below a limit, in bytes of seven bits, the lowest first.
  @inline(never)
  mutating func whole(below limit: Int) -> Int {
    var (result, shift, next) = (0, 0, 128)
    while next >= 128, shift < 28 {
      next = byte()
      result |= (next & 127) << shift
      shift += 7
    }
    guard next < 128, result < limit else {
      isValid = false
      return 0
    }
    return result
  }

  /// A whole number from `minimum` up to a limit, the limit excluded.
  mutating func whole(from minimum: Int, below limit: Int) -> Int {
    let result = whole(below: limit)
    if result < minimum { isValid = false }
    return isValid ? result : minimum
  }

  /// The number of following items: each takes a byte at least, so there are never more than remain.
  mutating func count() -> Int { whole(below: bytes.count - index + 1) }

  /// An index that may be missing.
  mutating func optional(below limit: Int) -> Int? {
    let result = whole(below: limit + 1)
    return result == 0 ? nil : result - 1
  }

  /// A range of indices.
  mutating func range(within limit: Int) -> Range<Int> {
    let first = whole(below: limit + 1)
    return first..<first + whole(below: limit - first + 1)
  }

  mutating func flag() -> Bool { whole(below: 2) == 1 }

  /// A number to the bit.
  mutating func number() -> Double {
    var pattern: UInt64 = 0
    for shift in 0..<8 { pattern |= UInt64(byte()) << UInt64(8 * shift) }
    return Double(bitPattern: pattern)
  }

  /// A text in UTF-8.
  mutating func text() -> [UInt8] {
    var result: [UInt8] = []
    for _ in 0..<count() { result.append(UInt8(byte())) }
    return result
  }

  /// A case by its raw value; the fallback where there is no such case.
  mutating func value<T: RawRepresentable>(_ fallback: T) -> T where T.RawValue == UInt8 {
    guard let value = T(rawValue: UInt8(whole(below: 256))) else {
      isValid = false
      return fallback
    }
    return value
  }
}
