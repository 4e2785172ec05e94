// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes a series of whole numbers as text: second differences, so that smooth motion takes one or two
/// characters for each frame, and rest almost none.
///
/// `base/tracks.js` reads it. A difference is a zigzag integer in base 32, lowest digit first; a digit
/// from the second half of the alphabet is followed by another. `!n` repeats the last difference n more
/// times, `~n` leaves n frames without a value.
struct TrackPacker {
  private static let digits: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

  private var bytes: [UInt8] = []
  private var value = 0
  private var slope = 0
  private var bend: Int?
  private var repeats = 0
  private var missing = 0

  init() {
    // A track has about a hundred characters.
    bytes.reserveCapacity(120)
  }

  /// Appends frames with the same number; nil stands for frames without a value.
  ///
  /// - Complexity: O(1).
  mutating func append(_ entry: Int?, count: Int = 1) {
    guard let entry else {
      flush()
      // A repeat must not reach back over frames without values.
      bend = nil
      missing += count
      return
    }
    if missing > 0 { writeMissing() }
    // From the third frame on, a number that stays has no second difference.
    for _ in 0..<min(count, 3) {
      let newSlope = entry - value
      let newBend = newSlope - slope
      value = entry
      slope = newSlope
      if newBend == bend {
        repeats += 1
      } else {
        flush()
        appendNumber(Self.zigzag(newBend))
        bend = newBend
      }
    }
    repeats += max(0, count - 3)
  }

  /// The text of all frames.
  mutating func finish() -> [UInt8] {
    flush()
    if missing > 0 { writeMissing() }
    return bytes
  }

  private mutating func writeMissing() {
    bytes.append(UInt8(ascii: "~"))
    appendNumber(missing)
    missing = 0
  }

  /// Writes pending repeats, as literals where that is shorter.
  private mutating func flush() {
    guard repeats > 0, let bend else { return }
    if repeats == 1, Self.zigzag(bend) < 1024 {
      appendNumber(Self.zigzag(bend))
    } else {
      bytes.append(UInt8(ascii: "!"))
      appendNumber(repeats)
    }
    repeats = 0
  }

  private static func zigzag(_ value: Int) -> Int {
    value >= 0 ? 2 * value : -2 * value - 1
  }

  private mutating func appendNumber(_ number: Int) {
    var rest = number
    repeat {
      let digit = rest & 31
      rest >>= 5
      bytes.append(Self.digits.utf8Start[rest > 0 ? digit + 32 : digit])
    } while rest > 0
  }
}
