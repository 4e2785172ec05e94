// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How the constants of a fling follow from each other.
package enum Constants {
  /// The share of the velocity that is left after a millisecond, for λ per second.
  package static func perMillisecond(_ decayRate: Double) -> Double {
    Elementary.exp(-decayRate / 1000)
  }

  /// λ per second of a fling with known speed and distance, in points per second and points.
  ///
  /// ```
  /// (|v| − stop)/|distance|
  /// ```
  package static func decayRate(
    velocity: Double, distance: Double, stopSpeed: Double = 10
  ) -> Double {
    (velocity.magnitude - stopSpeed) / distance.magnitude
  }
}
