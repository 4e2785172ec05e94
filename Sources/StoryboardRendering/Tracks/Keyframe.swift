// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One key of a reduced track, in the whole numbers that are printed.
package struct Keyframe: Equatable, Sendable, BitwiseCopyable {
  /// How the value goes from this key to the next.
  enum Easing: Equatable, Sendable, BitwiseCopyable {
    /// In a straight line.
    case linear
    /// Not at all: the next key's value appears at its time.
    case step
    /// Along `cubic-bezier(.33, y1, .67, y2)`; the numbers are in units of 10^−`decimals`.
    case cubic(y1: Int, y2: Int, decimals: Int)
  }

  /// When the key is, in quarters of a frame.
  var quarters: Int
  /// The value in units of the last printed decimal.
  var value: Int
  /// The way to the next key; without meaning in the last one.
  var easing: Easing
}
