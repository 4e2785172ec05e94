// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How touch and scroll behave: a named set of constants.
///
/// Apple publishes few of them. `uikit` is the best reconstruction known; the others are what other
/// toolkits ship, for comparison. A rival that does not name a constant has `uikit`'s.
public struct PhysicsProfile: Sendable, BitwiseCopyable {
  /// The identifier in scenario files.
  public var id: StaticString

  /// How content resists beyond an end.
  public var rubberBandLaw = RubberBand.Law.saturating
  /// The share of the finger's movement that the content follows at the end itself.
  public var rubberBandCoefficient = 0.55

  /// λ of a fling at the normal rate, per second.
  public var normalDecayRate = DecelerationRate.normal.decayRate
  /// λ of a fling at the fast rate, per second.
  public var fastDecayRate = DecelerationRate.fast.decayRate
  /// Constant deceleration that the fast rate adds, in points per second squared.
  public var fastConstantDeceleration = 0.0
  /// The speed at which a fling stops.
  public var stopSpeed = Tolerance.points(10)

  /// The least speed that starts a fling, in points per second.
  ///
  /// fluid-scroll, and flutter/flutter issue 103762, where native flings start at about 241 pt/s.
  public var minimumFlingSpeed = 250.0
  /// The weights of the last samples for the velocity at touch up.
  public var liftVelocity = LiftVelocity.uikit
  /// A finger that rests for this long lifts with velocity 0, in seconds.
  public var staleTime = 0.1
  /// How far a finger moves before it drags, in points; subtracted from the drag.
  ///
  /// Chosen: no source has UIKit's value.
  public var slop = 10.0
  /// Additional travel that is subtracted from a drag when it starts, in points.
  public var dragStartDistance = 0.0

  /// How content returns from beyond an end.
  public var bounce: BounceLaw
  /// A bounce ends below this distance and `bounceEndSpeed`.
  public var bounceEndDistance = Tolerance.points(0.1)
  /// A bounce ends below this speed and `bounceEndDistance`.
  public var bounceEndSpeed = Tolerance.points(10)
  /// The spring of paging.
  ///
  /// UIKit's own is private; this one is the bounce spring, an approximation.
  public var pagingSpring = SpringParameters(criticallyDampedResponse: 0.575)

  /// When offsets are rounded to device pixels.
  public var pixelRounding = PixelRounding.rest

  /// Factor of the velocity that a caught fling lends to the next one; 0 for none.
  public var carriedMomentumFactor = 0.0
  /// Exponent of the velocity that a caught fling lends to the next one.
  public var carriedMomentumExponent = 0.0
  /// The most that a caught fling lends to the next one, in points per second.
  public var carriedMomentumLimit = 0.0

  #if !WITHOUT_ANDROID
  /// Friction times the physical coefficient of Android's fling, in points per second squared.
  ///
  /// 0 for a fling whose speed decays exponentially. See `SplineFling`.
  public var splineFriction = 0.0
  /// The greatest speed with which a fling starts, in points per second.
  public var maximumFlingSpeed = Double.infinity
  /// Whether content that is pulled beyond an end stretches, while its offset stays at the end.
  ///
  /// The rubber band then maps the finger to the pull. See `ContentStretch`.
  public var stretchesContent = false
  #else
  var stretchesContent: Bool { false }
  #endif

  /// Makes a profile that differs from `uikit` in its name and its bounce; change the rest afterwards.
  public init(id: StaticString, bounce: BounceLaw) {
    self.id = id
    self.bounce = bounce
  }

  /// The rubber band of a scroll view.
  ///
  /// - Parameter dimension: Length of the viewport on the axis, in points.
  /// - Returns: The profile's law for that length.
  public func rubberBand(dimension: Double) -> RubberBand {
    RubberBand(coefficient: rubberBandCoefficient, dimension: dimension, law: rubberBandLaw)
  }

  /// λ in v(t) = v₀·e^(−λt), per second.
  func decayRate(_ rate: DecelerationRate) -> Double {
    rate == .normal ? normalDecayRate : fastDecayRate
  }

  /// An exponential fling inside the range.
  ///
  /// - Parameters:
  ///   - offset: Offset at the start, in points.
  ///   - velocity: Velocity at the start, in points per second.
  ///   - rate: How fast speed is lost.
  ///   - scale: Device pixels per point.
  /// - Returns: The motion, until it falls to the stop speed.
  public func decay(
    offset: Double, velocity: Double, rate: DecelerationRate, scale: Double
  ) -> DecaySimulation {
    DecaySimulation(
      position: offset, velocity: velocity,
      decayRate: decayRate(rate),
      constantDeceleration: rate == .normal ? 0 : fastConstantDeceleration,
      stopSpeed: stopSpeed.inPoints(scale: scale))
  }

  /// A fling inside the range by the profile's law, with the parameters of `decay`.
  @inline(__always)
  func fling(
    offset: Double, velocity: Double, rate: DecelerationRate, scale: Double
  ) -> FlingSimulation {
    let decay = decay(offset: offset, velocity: velocity, rate: rate, scale: scale)
    #if WITHOUT_ANDROID
    return decay
    #else
    guard splineFriction > 0 else { return FlingSimulation(decay) }
    return FlingSimulation(
      SplineFling(position: offset, velocity: velocity, friction: splineFriction))
    #endif
  }

  /// The velocity with which content flings, in points per second: 0 for a touch up below the minimum.
  @inline(__always)
  func flingVelocity(_ velocity: Double) -> Double {
    let velocity = LiftVelocity.filtered(velocity, minimumFlingSpeed: minimumFlingSpeed)
    #if WITHOUT_ANDROID
    return velocity
    #else
    return max(-maximumFlingSpeed, min(maximumFlingSpeed, velocity))
    #endif
  }

  /// When a bounce of this profile has settled, in seconds.
  func settlingTime(_ spring: SpringSimulation, scale: Double) -> Double {
    spring.settlingTime(
      distance: bounceEndDistance.inPoints(scale: scale),
      speed: bounceEndSpeed.inPoints(scale: scale))
  }

  /// The velocity that a caught fling lends to the next fling in its direction.
  ///
  /// ```
  /// sign v · min(factor·|v|^exponent, limit)
  /// ```
  /// How UIKit accumulates quick flings is not known; only `flutter` has numbers.
  ///
  /// - Parameter velocity: Velocity of the caught fling, in points per second.
  /// - Returns: Points per second; 0 in profiles without accumulation.
  public func carriedVelocity(from velocity: Double) -> Double {
    guard carriedMomentumFactor > 0, velocity != 0 else { return 0 }
    let power = Elementary.exp(carriedMomentumExponent * Elementary.log(velocity.magnitude))
    let carried = min(carriedMomentumFactor * power, carriedMomentumLimit)
    return velocity < 0 ? -carried : carried
  }
}
