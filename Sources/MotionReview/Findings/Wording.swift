// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Text that is put together from pieces, in UTF-8; Embedded Swift has no tables for more.
struct Wording {
  /// What has been written.
  private(set) var bytes: [UInt8] = []

  /// No text yet.
  init() {}

  /// A text in which each `#` is replaced by the next number; `append(_:)` documents the number
  /// format.
  init(
    _ words: StaticString, _ a: Double = 0, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0,
    _ e: Double = 0
  ) {
    append(words, a, b, c, d, e)
  }

  /// Appends a text in which each `#` is replaced by the next number.
  @inline(never)
  mutating func append(
    _ words: StaticString, _ a: Double, _ b: Double = 0, _ c: Double = 0, _ d: Double = 0,
    _ e: Double = 0
  ) {
    var (next, after, third, fourth) = (a, b, c, d)
    words.withUTF8Buffer { words in
      for index in 0..<words.count {
        let byte = unsafe words[index]
        if byte == UInt8(ascii: "#") {
          append(next)
          (next, after, third, fourth) = (after, third, fourth, e)
        } else {
          bytes.append(byte)
        }
      }
    }
  }

  /// Appends text.
  mutating func append(_ words: StaticString) {
    words.withUTF8Buffer { words in
      for index in 0..<words.count { bytes.append(unsafe words[index]) }
    }
  }

  /// Appends text that is no literal.
  mutating func append(text: String) { bytes += text.utf8 }

  /// Appends the name of something.
  mutating func append(name: PermanentText) { name.append(to: &bytes) }

  /// Appends a length in points with one decimal, if that is not 0, and a true minus sign; no unit.
  mutating func append(_ points: Double) {
    // Rounding by hand: `rounded` is a call into a library that a page lacks.
    let tenths = Int(min(abs(points), 1e12) * 10 + 0.5)
    if points < 0, tenths > 0 { append("−") }
    var digits: [UInt8] = []
    var rest = tenths / 10
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    for digit in digits.reversed() { bytes.append(digit) }
    guard tenths % 10 > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(tenths % 10))
  }

  /// Appends the phase of a frame, such as `while bouncing`.
  mutating func appendPhase(_ phase: ScrollPhase) {
    switch phase {
    case .idle: append("at rest")
    case .tracking: append("while dragging")
    case .decelerating: append("while decelerating")
    case .bouncing: append("while bouncing")
    case .animating: append("during an animation")
    }
  }
}
