// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes a series of whole numbers as text: second differences, so that smooth motion takes one or two
/// characters for each frame, and rest almost none.
///
/// `base/tracks.js` reads it. A difference is a zigzag integer in base 32, lowest digit first; a digit
/// from the second half of the alphabet is followed by another. `!n` repeats the last difference n more
/// times, `~n` leaves n frames without a value.
enum TrackPacker {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Appends a series; nil stands for a frame without a value.
  ///
  /// - Complexity: Linear in the number of values.
  static func append(_ series: [Int?], to bytes: inout [UInt8]) {
    var value = 0
    var slope = 0
    var bend: Int?
    var repeats = 0
    var missing = 0
    for entry in series {
      guard let entry else {
        flush(&repeats, of: bend, to: &bytes)
        // A repeat must not reach back over frames without values.
        bend = nil
        missing += 1
        continue
      }
      if missing > 0 {
        bytes.append(UInt8(ascii: "~"))
        appendNumber(missing, to: &bytes)
        missing = 0
      }
      let newSlope = entry - value
      let newBend = newSlope - slope
      value = entry
      slope = newSlope
      if newBend == bend {
        repeats += 1
      } else {
        flush(&repeats, of: bend, to: &bytes)
        appendNumber(zigzag(newBend), to: &bytes)
        bend = newBend
      }
    }
    flush(&repeats, of: bend, to: &bytes)
    if missing > 0 {
      bytes.append(UInt8(ascii: "~"))
      appendNumber(missing, to: &bytes)
    }
  }

  /// Writes pending repeats, as literals where that is shorter.
  private static func flush(_ repeats: inout Int, of bend: Int?, to bytes: inout [UInt8]) {
    guard repeats > 0, let bend else { return }
    if repeats == 1, zigzag(bend) < 1024 {
      appendNumber(zigzag(bend), to: &bytes)
    } else {
      bytes.append(UInt8(ascii: "!"))
      appendNumber(repeats, to: &bytes)
    }
    repeats = 0
  }

  private static func zigzag(_ value: Int) -> Int {
    value >= 0 ? 2 * value : -2 * value - 1
  }

  private static func appendNumber(_ number: Int, to bytes: inout [UInt8]) {
    var rest = number
    repeat {
      let digit = rest & 31
      rest >>= 5
      bytes.append(digits[rest > 0 ? digit + 32 : digit])
    } while rest > 0
  }
}
