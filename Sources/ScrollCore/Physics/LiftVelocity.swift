// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The velocity of a finger at touch up as a function of its last four samples.
///
/// Three velocities between neighbouring samples, oldest first, are averaged with fixed weights. Both
/// known fits to UIKit nearly ignore the newest pair, in which a lifting finger rolls away.
public struct LiftVelocity: Equatable, Sendable, BitwiseCopyable {
  /// Weight of the oldest pair.
  public let oldest: Double
  /// Weight of the middle pair.
  public let middle: Double
  /// Weight of the newest pair.
  public let newest: Double

  /// Makes a rule from the weights of the three pairs; their sum is above 0, and so is that of the last two.
  public init(oldest: Double, middle: Double, newest: Double) {
    self.oldest = oldest
    self.middle = middle
    self.newest = newest
  }

  /// The weights 0.38, 0.59, 0.03.
  ///
  /// They are the closed form of a recurrence of averages, found by an open-source
  /// re-implementation (fluid-scroll): with pairs s0, s1, s2, `0.75·(0.4·s0 + 0.6·s1) +
  /// 0.25·(0.8·(0.4·s0 + 0.6·s1) + 0.2·(0.4·s1 + 0.6·s2))`.
  public static let uikit = LiftVelocity(oldest: 0.38, middle: 0.59, newest: 0.03)

  /// The weights 0.60, 0.35, 0.05 of Flutter's fit to iOS (flutter/flutter pull request 60501).
  public static let flutter = LiftVelocity(oldest: 0.60, middle: 0.35, newest: 0.05)

  /// The weights −0.45, 0.4, 1.05 of Android: the slope at the last of four samples in equal steps of the
  /// parabola that fits them best.
  ///
  /// Android fits a parabola to the samples of the last 100 ms (androidx, VelocityTracker.kt); a finger that
  /// moves along a parabola has the same velocity by both.
  public static let android = LiftVelocity(oldest: -0.45, middle: 0.4, newest: 1.05)

  /// The velocity of the finger at touch up, in points per second; positive downwards and to the
  /// right.
  ///
  /// Pairs without time between them, as a short touch that repeats its first sample has, are left out
  /// and the weights of the others scaled up. Without any pair the result is zero.
  ///
  /// - Parameters:
  ///   - a: The oldest sample.
  ///   - b: The second oldest sample.
  ///   - c: The second newest sample.
  ///   - d: The newest sample.
  /// - Returns: The velocity, in points per second.
  public func velocity(
    _ a: FingerSample, _ b: FingerSample, _ c: FingerSample, _ d: FingerSample
  ) -> Point {
    var sum = Point.zero
    var weights = 0.0
    add(a, b, weight: oldest, to: &sum, &weights)
    add(b, c, weight: middle, to: &sum, &weights)
    add(c, d, weight: newest, to: &sum, &weights)
    return weights > 0 ? Point(sum.x / weights, sum.y / weights) : .zero
  }

  private func add(
    _ a: FingerSample, _ b: FingerSample, weight: Double, to sum: inout Point,
    _ weights: inout Double
  ) {
    let interval = b.time - a.time
    guard interval > 0, weight != 0 else { return }
    sum = sum + (b.position - a.position) * (weight / interval)
    weights += weight
  }

  /// Whether a finger has rested long enough to lift with velocity 0.
  ///
  /// The limit belongs to the resting side. A nanosecond of tolerance absorbs the rounding of times that
  /// were added up, so a rest of exactly the limit counts.
  ///
  /// - Parameters:
  ///   - lastMovement: The last time at which the finger moved, in seconds.
  ///   - lift: The time of the touch up, in seconds.
  ///   - staleTime: The limit, in seconds; 0.1 in UIKit.
  /// - Returns: Whether the finger counts as resting.
  public static func isStale(lastMovement: Double, lift: Double, staleTime: Double) -> Bool {
    lift - lastMovement >= staleTime - 1e-9
  }

  /// A velocity, or zero when its length is below the speed that starts a fling.
  ///
  /// - Parameters:
  ///   - velocity: Velocity of the finger, in points per second.
  ///   - minimumFlingSpeed: The least speed that starts a fling, in points per second; 250 in UIKit.
  /// - Returns: The velocity, or zero.
  public static func filtered(_ velocity: Point, minimumFlingSpeed: Double) -> Point {
    velocity.x * velocity.x + velocity.y * velocity.y < minimumFlingSpeed * minimumFlingSpeed
      ? .zero : velocity
  }

  /// A velocity along one axis, or 0 if it is below the minimum speed of a fling; in points per
  /// second.
  public static func filtered(_ velocity: Double, minimumFlingSpeed: Double) -> Double {
    velocity.magnitude < minimumFlingSpeed ? 0 : velocity
  }
}
