// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The minimum of the number and a limit.
  ///
  /// `max` also decides between numbers and NaN, in five instructions; this is one. A number that is NaN
  /// gives the limit.
  @inline(__always)
  func atLeast(_ limit: Double) -> Double { self > limit ? self : limit }

  /// The maximum of the number and a limit; NaN gives the limit.
  @inline(__always)
  func atMost(_ limit: Double) -> Double { self < limit ? self : limit }
}
