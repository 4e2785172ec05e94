// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How numbers that change from frame to frame are written: as differences, in few characters.
///
/// A *chunk* is an interval of 60 frames. Each number is predicted, and the prediction error is
/// written in base 64 with five bits per character, as in source maps: the lowest bit is the sign,
/// the sixth marks a continuation. `*n` repeats the last code n more times, `~` is a number that
/// does not exist. The omitted end of a chunk is predicted exactly, or still does not exist; a
/// chunk that consists only of such an end is omitted.
///
/// There are three predictions: the last number (*steps*), the last number plus its last change
/// (*curve*), and another series, plus or minus, with the distance to it as it was (*like*).
enum SeriesCode {
  /// Frames to a chunk: one line of a file holds no more, so that a difference of two files shows when.
  static let chunk = 60

  /// How numbers are predicted.
  enum Prediction: Equatable {
    /// As the last number.
    case steps
    /// The last number plus its last change.
    case curve
    /// As an earlier series moves, by its index, or as its mirror image.
    case like(Int, isMirrored: Bool)
  }

  static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  static let repetition = UInt8(ascii: "*")
  static let absence = UInt8(ascii: "~")

  /// The value of each character; 255 for other characters.
  static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
    return values
  }()

  /// What is known before a number is read or written.
  struct State {
    private var last = 0
    private var change = 0
    private(set) var isMissing = false
    private let isCurve: Bool

    init(_ prediction: Prediction) {
      isCurve = prediction == .curve
    }

    /// The number that is expected.
    @inline(__always) var expected: Int { isCurve ? last &+ change : last }

    /// Takes a number over.
    @inline(__always) mutating func take(_ number: Int) {
      change = isMissing ? 0 : number &- last
      last = number
      isMissing = false
    }

    /// Records that a number does not exist: the next one starts a new series.
    @inline(__always) mutating func skip() {
      isMissing = true
      change = 0
    }
  }

  /// Appends a number with its sign.
  static func append(_ number: Int, to bytes: inout [UInt8]) {
    append(digits: signed(number), to: &bytes)
  }

  /// How many bytes a number takes with its sign.
  static func length(_ number: Int) -> Int { length(digits: signed(number)) }

  /// How many bytes a number takes without a sign.
  static func length(digits number: UInt) -> Int {
    max(1, (UInt.bitWidth - number.leadingZeroBitCount + 4) / 5)
  }

  private static func signed(_ number: Int) -> UInt {
    number.magnitude << 1 | (number < 0 ? 1 : 0)
  }

  /// Appends a number without a sign.
  static func append(digits number: UInt, to bytes: inout [UInt8]) {
    var rest = number
    repeat {
      let low = Int(rest & 31)
      rest >>= 5
      bytes.append(digits[rest > 0 ? low | 32 : low])
    } while rest > 0
  }
}
