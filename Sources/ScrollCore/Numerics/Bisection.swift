// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The first time at which a condition that holds from `start` on no longer holds.
///
/// Halves the interval until no number is between its ends, so the result is exact to the last bit,
/// and the same on every machine. Takes at most 64 steps for the intervals of motions.
///
/// - Parameters:
///   - start: A time at which the condition is taken to hold.
///   - end: A later time at which it does not.
///   - holds: The condition; it holds before the result and not after it.
/// - Returns: The earliest time found at which the condition does not hold.
@inline(__always)
func bisect(from start: Double, to end: Double, while holds: (Double) -> Bool) -> Double {
  var low = start
  var high = end
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
