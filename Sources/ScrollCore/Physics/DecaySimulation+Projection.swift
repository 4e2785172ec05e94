// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension DecaySimulation {
  /// Where a fling would end after infinite time.
  ///
  /// ```
  /// x₀ + v₀/λ
  /// ```
  /// Neither UIKit's target nor its position at rest: 4.995 pt further at the normal rate. For
  /// comparison.
  ///
  /// - Parameters:
  ///   - position: x₀, in points.
  ///   - velocity: v₀, in points per second.
  ///   - rate: How fast speed is lost.
  /// - Returns: A position, in points.
  public static func limitProjection(
    position: Double, velocity: Double, rate: DecelerationRate
  ) -> Double {
    position + velocity / rate.decayRate
  }

  /// Where a fling would end by the formula shown at WWDC 2018, session 803.
  ///
  /// ```
  /// x₀ + (v₀/1000)·d/(1 − d)
  /// ```
  /// It sums over whole milliseconds and therefore disagrees with its own velocity. For comparison,
  /// and for interfaces that choose detents with it.
  ///
  /// - Parameters:
  ///   - position: x₀, in points.
  ///   - velocity: v₀, in points per second.
  ///   - rate: How fast speed is lost.
  /// - Returns: A position, in points.
  public static func wwdcProjection(
    position: Double, velocity: Double, rate: DecelerationRate
  ) -> Double {
    let d = rate.perMillisecond
    return position + velocity / 1000 * d / (1 - d)
  }

  /// Where UIKit's fling ends: where its speed has fallen to 10 pt/s.
  ///
  /// ```
  /// x₀ + (v₀ − 10·sign v₀)/λ
  /// ```
  /// A fling slower than 10 pt/s does not move.
  ///
  /// - Parameters:
  ///   - position: x₀, in points.
  ///   - velocity: v₀, in points per second.
  ///   - rate: How fast speed is lost.
  /// - Returns: A position, in points.
  public static func uikitProjection(
    position: Double, velocity: Double, rate: DecelerationRate
  ) -> Double {
    DecaySimulation(position: position, velocity: velocity, rate: rate).restingPosition
  }
}
