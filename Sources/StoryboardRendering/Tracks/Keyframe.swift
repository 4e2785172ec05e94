// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A key of a reduced track, in the whole numbers that are printed.
package struct Keyframe: Equatable, Sendable, BitwiseCopyable {
  /// The interpolation from this key to the next.
  enum Easing: Equatable, Sendable, BitwiseCopyable {
    /// Linear.
    case linear
    /// None: the next key's value appears at its time.
    case step
    /// Along `cubic-bezier(.33, y1, .67, y2)`; the numbers are in units of 10^−`decimals`.
    case cubic(y1: Int, y2: Int, decimals: Int)
  }

  /// The time of the key, in quarters of a frame.
  var quarters: Int
  /// The value in units of the last printed decimal.
  var value: Int
  /// The interpolation to the next key; without meaning in the last key.
  var easing: Easing
}
