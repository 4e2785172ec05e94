// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The initial velocity of a spring animation, in travel distances per second.
///
/// UIKit's `initialSpringVelocity` and `UISpringTimingParameters.initialVelocity` count in the distance
/// that the animation covers: over 200 pt, 100 pt/s is 0.5. Positive towards the target.
public struct TravelsPerSecond: Equatable, Sendable, BitwiseCopyable {
  /// The number of travel distances per second.
  public var value: Double

  /// Makes a velocity from travel distances per second.
  public init(_ value: Double) {
    self.value = value
  }

  /// Makes a velocity from points per second.
  ///
  /// - Parameters:
  ///   - pointsPerSecond: The signed velocity of the animated value, in points per second.
  ///   - travel: Target minus present value, in points, signed. A travel of 0 has no unit to count in:
  ///     the result is 0. (Move the value by a pixel first where its velocity must not be lost.)
  public init(pointsPerSecond: Double, travel: Double) {
    value = travel == 0 ? 0 : pointsPerSecond / travel
  }

  /// The same velocity in points per second, for a travel in points.
  public func pointsPerSecond(travel: Double) -> Double { value * travel }
}
