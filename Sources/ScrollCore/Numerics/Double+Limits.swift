// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Double {
  /// The number, or a limit that it is not above.
  ///
  /// `max` also decides between numbers and NaN, in five instructions; this is one. A number that is NaN
  /// gives the limit.
  @inline(__always)
  func atLeast(_ limit: Double) -> Double { self > limit ? self : limit }

  /// The number, or a limit that it is not below; a number that is NaN gives the limit.
  @inline(__always)
  func atMost(_ limit: Double) -> Double { self < limit ? self : limit }
}
