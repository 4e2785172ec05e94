// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Android's fling: how long it lasts and how far it goes follow from its speed, and a curve that is the same
/// for all flings follows from both.
///
/// ```
/// l = ln(0.35·|v| / f)      f: friction, in points per second squared
/// duration = e^(l/(D − 1))      travel = f·e^(D·l/(D − 1))      D = ln 0.78 / ln 0.9
///
/// share of the duration   τ(u) = 3u(1 − u)(0.175·(1 − u) + 0.35·u) + u³
/// share of the travel     s(u) = 3u(1 − u)(0.5·(1 − u) + u) + u³      0 ≤ u ≤ 1
/// ```
/// The views' `OverScroller` and Compose's `splineBasedDecay` share this law (AOSP, OverScroller.java;
/// androidx, FlingCalculator.kt). Both read s from a table of 100 rows that they interpolate linearly, and
/// truncate the duration to milliseconds. Here u is found to double precision, which is at most 0.00009 of the
/// travel from the table: 0.02 pt for a fling of 1000 pt/s, and 0.63 pt for the fastest one.
///
/// Guarantees: x(0) = x₀ and v(0) = v₀ exactly; a mirrored start gives the mirrored
/// motion; from `duration` on the position is `restingPosition` and the velocity 0. The law has no memory of
/// how long it has run, so that a fling begun with the speed of another one does not follow it: `moved(at:to:)`
/// continues a fling from another position instead.
public struct SplineFling: Equatable, Sendable, BitwiseCopyable {
  /// The position at time 0, in points.
  public let position: Double
  /// The velocity at time 0, in points per second.
  public let velocity: Double
  /// When the motion stops, in seconds.
  public let duration: Double
  /// Where the motion stops, in points.
  public let restingPosition: Double
  /// How far the whole fling goes, in points, signed.
  private let travel: Double
  /// How long the whole fling lasts, in seconds.
  private let wholeDuration: Double
  /// How much of the fling was over at time 0, in seconds.
  private let elapsed: Double

  /// Makes a fling.
  ///
  /// - Parameters:
  ///   - position: Position at time 0, in points.
  ///   - velocity: Velocity at time 0, in points per second.
  ///   - friction: Friction times the physical coefficient, in points per second squared, above 0.
  public init(position: Double, velocity: Double, friction: Double = SplineFling.friction) {
    self.position = position
    self.velocity = velocity
    elapsed = 0
    guard velocity != 0 else {
      wholeDuration = 0
      duration = 0
      travel = 0
      restingPosition = position
      return
    }
    let level = Elementary.log(Self.inflexion * velocity.magnitude / friction)
    let excess = Self.decelerationRate - 1
    wholeDuration = Elementary.exp(level / excess)
    duration = wholeDuration
    let distance = friction * Elementary.exp(Self.decelerationRate / excess * level)
    travel = velocity < 0 ? -distance : distance
    restingPosition = position + travel
  }

  private init(_ fling: SplineFling, from time: Double, at position: Double) {
    let state = fling.state(at: time)
    self.position = position
    velocity = state.velocity
    travel = fling.travel
    wholeDuration = fling.wholeDuration
    elapsed = min(fling.elapsed + max(0, time), fling.wholeDuration)
    duration = wholeDuration - elapsed
    restingPosition = position + (fling.restingPosition - state.position)
  }

  /// The rest of the fling from a time in seconds, which starts at another position, in points.
  public func moved(at time: Double, to position: Double) -> SplineFling {
    SplineFling(self, from: time, at: position)
  }

  /// The position at a time in seconds, in points.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time in seconds, in points per second; 0 from `duration` on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The position in points and the velocity in points per second at a time in seconds.
  func state(at time: Double) -> (position: Double, velocity: Double) {
    if time >= duration { return (time <= 0 ? position : restingPosition, 0) }
    if time <= 0 { return (position, velocity) }
    let now = parameter(at: elapsed + time)
    let rate = travel / wholeDuration * Self.travelCurve.slope(now) / Self.timeCurve.slope(now)
    // Counted back from the end, so that a fling that was moved needs no other constants.
    return (restingPosition - travel * (1 - Self.travelCurve.share(now)), rate)
  }

  /// When the motion reaches a position, in seconds; infinity when it stops before or goes away from it.
  public func time(ofPosition target: Double) -> Double {
    if target == position { return 0 }
    let isAhead = travel < 0 ? target < position : target > position
    let isWithin = travel < 0 ? target >= restingPosition : target <= restingPosition
    guard isAhead, isWithin else { return .infinity }
    let share = 1 - (restingPosition - target) / travel
    let reached = bisect(from: 0, to: 1) { Self.travelCurve.share($0) < share }
    return min(max(0, wholeDuration * Self.timeCurve.share(reached) - elapsed), duration)
  }

  /// u at a time since the beginning of the whole fling, in seconds.
  private func parameter(at time: Double) -> Double {
    let share = time / wholeDuration
    return bisect(from: 0, to: 1) { Self.timeCurve.share($0) < share }
  }

  /// A cubic from 0 to 1 with two control points.
  private struct Curve {
    let first: Double
    let second: Double

    func share(_ u: Double) -> Double {
      3 * u * (1 - u) * (first * (1 - u) + second * u) + u * u * u
    }

    func slope(_ u: Double) -> Double {
      let rest = 1 - u
      return 3 * (first * rest * rest + 2 * (second - first) * u * rest + (1 - second) * u * u)
    }
  }

  private static let timeCurve = Curve(first: 0.175, second: 0.35)
  private static let travelCurve = Curve(first: 0.5, second: 1)
  private static let inflexion = 0.35
  /// ln 0.78 / ln 0.9.
  private static let decelerationRate = 2.3582018154259448

  /// The friction of every view, 0.015, times the physical coefficient, 9.80665 · 39.37 · 160 · 0.84: that of
  /// a density of 1, so that a point is a dp; in points per second squared.
  public static let friction = 778.3530259679997
}
