// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a schema says of an attribute's value.
///
/// Of a number only what is plainly one is accepted: whatever else its type allows is for libxml2 to judge.
struct AttributeContent: Hashable {
  /// The numbers that a value may be.
  struct Numbers: OptionSet, Hashable {
    var rawValue: UInt32

    static let decimal = Self(rawValue: 1)
    static let integer = Self(rawValue: 2)
    static let positive = Self(rawValue: 4)

    /// The numbers of a type of XML Schema; nil for any other type.
    init?(type: String) {
      switch type {
      case "decimal": self = .decimal
      case "integer": self = .integer
      case "positiveInteger": self = .positive
      default: return nil
      }
    }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What the digits of a value say; none for anything but some digits with a sign and a point.
    init(of value: UnsafeBufferPointer<UInt8>) {
      self = []
      let digits = value.first == UInt8(ascii: "-") ? value.dropFirst() : value[...]
      guard digits.count <= 15, let first = digits.first, let last = digits.last,
        Self.isDigit(first), Self.isDigit(last)
      else { return }
      var points = 0
      for byte in digits where !Self.isDigit(byte) {
        guard byte == UInt8(ascii: ".") else { return }
        points += 1
      }
      guard points < 2 else { return }
      insert(.decimal)
      guard points == 0 else { return }
      insert(.integer)
      if digits.count == value.count, first != UInt8(ascii: "0") { insert(.positive) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  }

  /// Whether every value is allowed.
  var isAny = false
  /// The allowed words, by their numbers, which begin with 1.
  var words: Set<UInt32> = []
  /// The allowed numbers.
  var numbers: Numbers = []

  /// All that matters of a value: its word, or 0, and the numbers that it is.
  struct ValueClass: Hashable {
    var word: UInt32 = 0
    var numbers: Numbers = []

    /// Less than 2 to the power of 16 for schemas with fewer than 8,192 words.
    var code: UInt64 { UInt64(word << 3 | numbers.rawValue) }
  }

  func allows(_ value: ValueClass) -> Bool {
    isAny || words.contains(value.word) || !numbers.isDisjoint(with: value.numbers)
  }
}
