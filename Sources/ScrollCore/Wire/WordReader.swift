// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads values from a list of numbers that a `WordWriter` has written.
///
/// Whatever the list holds, reading ends: a number that is missing or that no value has makes the reader
/// invalid, and everything after it reads as 0.
struct WordReader {
  private let words: [Double]
  private var index = 0
  /// Whether everything read so far was there and had a meaning.
  private(set) var isValid = true

  init(_ words: [Double]) { self.words = words }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == words.count }

  mutating func number() -> Double {
    guard isValid, index < words.count else {
      isValid = false
      return 0
    }
    index += 1
    return words[index - 1]
  }

  /// Makes the reader invalid: what was read has no meaning.
  mutating func refuse() { isValid = false }

  mutating func point() -> Point {
    let x = number()
    return Point(x, number())
  }

  /// A whole number from 0 up to a limit, the limit excluded.
  mutating func whole(below limit: Int) -> Int {
    let value = number()
    guard value >= 0, value < Double(limit), value == value.rounded(.down) else {
      isValid = false
      return 0
    }
    return Int(value)
  }

  /// The number of following items, each of at least a number of words: never more than remain.
  mutating func count(ofAtLeast size: Int = 1) -> Int {
    whole(below: (words.count - index) / size + 1)
  }

  mutating func flag() -> Bool { whole(below: 2) == 1 }

  /// A case by its raw value; the fallback where there is no such case.
  mutating func value<T: RawRepresentable>(_ fallback: T) -> T where T.RawValue == UInt8 {
    guard let value = T(rawValue: UInt8(whole(below: 256))) else {
      isValid = false
      return fallback
    }
    return value
  }
}
