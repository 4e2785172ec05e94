// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A motion from one value to another that decelerates over a given time.
///
/// ```
/// x(t) = to + (from − to)·(1 − t/duration)²
/// ```
/// The curve is that of Android's `DecelerateInterpolator`.
struct DeceleratedWay: Equatable, Sendable, BitwiseCopyable {
  /// The start, in seconds.
  var start: Double
  /// How long it takes, in seconds.
  var duration: Double
  /// The value at the start.
  var from: Double
  /// The value at the end.
  var to: Double

  /// The end, in seconds.
  var end: Double { start + duration }

  /// The value at a time in seconds: the end's from the end on.
  func value(at time: Double) -> Double {
    guard time < end else { return to }
    let rest = 1 - max(0, time - start) / duration
    return to + (from - to) * rest * rest
  }
}
