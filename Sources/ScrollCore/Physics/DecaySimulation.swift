// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A fling inside the range: velocity decays exponentially until it is too small to see.
///
/// ```
/// v(t) = v₀·e^(−λt) − a·t        x(t) = x₀ + v₀·(1 − e^(−λt))/λ − a·t²/2
/// ```
/// a, the constant part of the friction, has the sign of v₀; it is 0 except for Flutter's fast
/// rate. The fling stops at the *stop speed*, not in the limit of infinite time: UIKit's
/// `targetContentOffset` is the offset at which the speed falls to 10 pt/s (recorded on a device
/// and published with flutter/flutter pull request 60501).
///
/// Guarantees: x(0) = x₀ and v(0) = v₀ exactly; restarting from x(s), v(s) gives x(t + s); a mirrored
/// start gives the mirrored motion; after `duration` the position is `restingPosition` and the velocity 0.
public struct DecaySimulation: Equatable, Sendable, BitwiseCopyable {
  /// x₀, the position at time 0, in points.
  public let position: Double
  /// v₀, the velocity at time 0, in points per second.
  public let velocity: Double
  /// λ, per second, above 0.
  public let decayRate: Double
  /// Magnitude of the constant deceleration a, in points per second squared, 0 or above.
  public let constantDeceleration: Double
  /// The speed at which the motion stops, in points per second, above 0.
  public let stopSpeed: Double
  /// When the motion stops, in seconds; 0 for a start at or below the stop speed.
  public let duration: Double
  /// Where the motion stops, in points.
  public let restingPosition: Double

  /// Makes a fling with one of UIKit's rates.
  ///
  /// - Parameters:
  ///   - position: Position at time 0, in points.
  ///   - velocity: Velocity at time 0, in points per second.
  ///   - rate: How fast speed is lost.
  ///   - stopSpeed: The speed at which the motion stops, in points per second; 10 in UIKit.
  public init(
    position: Double, velocity: Double, rate: DecelerationRate = .normal, stopSpeed: Double = 10
  ) {
    self.init(
      position: position, velocity: velocity, decayRate: rate.decayRate, stopSpeed: stopSpeed)
  }

  /// Makes a fling with any rate.
  ///
  /// - Parameters:
  ///   - position: Position at time 0, in points.
  ///   - velocity: Velocity at time 0, in points per second.
  ///   - decayRate: λ, per second, above 0.
  ///   - constantDeceleration: Magnitude of a, in points per second squared, 0 or above.
  ///   - stopSpeed: The speed at which the motion stops, in points per second, above 0.
  public init(
    position: Double, velocity: Double, decayRate: Double, constantDeceleration: Double = 0,
    stopSpeed: Double = 10
  ) {
    self.position = position
    self.velocity = velocity
    self.decayRate = decayRate
    self.constantDeceleration = constantDeceleration
    self.stopSpeed = stopSpeed
    let speed = velocity.magnitude
    guard speed > stopSpeed else {
      duration = 0
      restingPosition = position
      return
    }
    if constantDeceleration == 0 {
      duration = Elementary.log(speed / stopSpeed) / decayRate
      let travel = (speed - stopSpeed) / decayRate
      restingPosition = position + (velocity < 0 ? -travel : travel)
    } else {
      duration = Self.stopTime(
        speed: speed, decayRate: decayRate, deceleration: constantDeceleration, stopSpeed: stopSpeed
      )
      let travel = Self.travel(
        after: duration, remaining: Elementary.exp(-decayRate * duration), speed: speed,
        decayRate: decayRate, deceleration: constantDeceleration)
      restingPosition = position + (velocity < 0 ? -travel : travel)
    }
  }

  /// The position at a time in seconds, in points.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time in seconds, in points per second; 0 from `duration` on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The position in points and the velocity in points per second at a time in seconds, which share
  /// an exponential.
  @inline(__always)
  func state(at time: Double) -> (position: Double, velocity: Double) {
    if time >= duration { return (time <= 0 ? position : restingPosition, 0) }
    if time <= 0 { return (position, velocity) }
    let remaining = Elementary.exp(-decayRate * time)
    let travel = Self.travel(
      after: time, remaining: remaining, speed: velocity.magnitude, decayRate: decayRate,
      deceleration: constantDeceleration)
    let lost = constantDeceleration * time
    return (
      position + (velocity < 0 ? -travel : travel),
      velocity * remaining - (velocity < 0 ? -lost : lost)
    )
  }

  /// When the motion reaches a position, in seconds; infinity when it stops before or goes away from it.
  ///
  /// The position itself, to the last bit, can be off by the rounding of the time times the velocity.
  public func time(ofPosition target: Double) -> Double {
    let travel = velocity < 0 ? position - target : target - position
    if travel == 0 { return 0 }
    let reach = (restingPosition - position).magnitude
    guard travel > 0, travel <= reach else { return .infinity }
    let speed = velocity.magnitude
    if constantDeceleration == 0 {
      return min(duration, -Elementary.log(1 - decayRate * travel / speed) / decayRate)
    }
    return bisect(from: 0, to: duration) { time in
      Self.travel(
        after: time, remaining: Elementary.exp(-decayRate * time), speed: speed,
        decayRate: decayRate, deceleration: constantDeceleration)
        < travel
    }
  }

  /// Distance covered after a time, in points, for a positive speed of which a part remains then.
  private static func travel(
    after time: Double, remaining: Double, speed: Double, decayRate: Double, deceleration: Double
  ) -> Double {
    speed * (1 - remaining) / decayRate - deceleration * time * time / 2
  }

  /// When the speed has fallen to the stop speed, in seconds.
  private static func stopTime(
    speed: Double, decayRate: Double, deceleration: Double, stopSpeed: Double
  ) -> Double {
    bisect(from: 0, to: Elementary.log(speed / stopSpeed) / decayRate) { time in
      speed * Elementary.exp(-decayRate * time) - deceleration * time > stopSpeed
    }
  }
}
