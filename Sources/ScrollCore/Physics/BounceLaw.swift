// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How content returns from beyond an end.
///
/// All known models are damped springs; they differ in what they take from the finger. With D the
/// overshoot and v the velocity at release, the spring starts with
///
/// ```
/// velocityShare·v − releaseGain·D
/// ```
/// WebKit's law on the Mac, x = (D + 0.31·v·t)·e^(−12.5t), is of the same form: a critically damped
/// spring with ω = 12.5, share 0.31 and gain 12.5.
public struct BounceLaw: Equatable, Sendable, BitwiseCopyable {
  /// The effect of an inward velocity when a finger lifts beyond an end.
  public enum InwardFling: UInt8, Sendable, BitwiseCopyable {
    /// Nothing: the gain alone drives the return.
    case ignored
    /// Its velocity, to the same spring.
    case kept
    /// The velocity starts a separate spring; the rest continues as a fling at the end.
    case continues
  }

  /// The spring.
  public var spring: SpringParameters
  /// The spring of an inward fling that continues as a fling.
  public var inwardSpring: SpringParameters
  /// Velocity towards the end that a release adds, in points per second for each point of overshoot.
  public var releaseGain: Double
  /// The share of a velocity that the spring takes over.
  public var velocityShare: Double
  /// What an inward fling contributes.
  public var inwardFling: InwardFling
  /// Whether the spring moves the raw overscroll and the rubber band is applied to its result.
  ///
  /// Then a fling that reaches an end loses speed abruptly, by the rubber band's coefficient.
  public var springsRawOverscroll: Bool
  /// The most that a fling gives to the spring when it reaches an end, in points per second.
  public var maximumSpeed: Double

  /// Makes a law from a spring; everything else is a plain spring with the finger's velocity.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - inwardSpring: The spring of an inward fling that continues; the same one by default.
  ///   - releaseGain: Velocity that a release adds, in points per second for each point.
  ///   - velocityShare: The share of a velocity that the spring takes over.
  ///   - inwardFling: What an inward fling contributes.
  ///   - springsRawOverscroll: Whether the rubber band is applied after the spring.
  ///   - maximumSpeed: Limit at an end, in points per second.
  public init(
    spring: SpringParameters, inwardSpring: SpringParameters? = nil, releaseGain: Double = 0,
    velocityShare: Double = 1, inwardFling: InwardFling = .kept,
    springsRawOverscroll: Bool = false, maximumSpeed: Double = .infinity
  ) {
    self.spring = spring
    self.inwardSpring = inwardSpring ?? spring
    self.releaseGain = releaseGain
    self.velocityShare = velocityShare
    self.inwardFling = inwardFling
    self.springsRawOverscroll = springsRawOverscroll
    self.maximumSpeed = maximumSpeed
  }

  /// The spring after a touch up beyond an end.
  ///
  /// - Parameters:
  ///   - overshoot: The distance beyond the end, in the sense of `springsRawOverscroll`, in points,
  ///     signed.
  ///   - velocity: Velocity of the content under the finger, in points per second.
  /// - Returns: The spring, from the touch up on.
  func release(overshoot: Double, velocity: Double) -> SpringSimulation {
    let isInward = overshoot < 0 ? velocity > 0 : velocity < 0
    let taken = isInward && inwardFling == .ignored ? 0 : velocity * velocityShare
    return SpringSimulation(
      isInward && inwardFling == .continues ? inwardSpring : spring, displacement: overshoot,
      velocity: taken - releaseGain * overshoot)
  }

  /// The spring of a fling that reaches an end with a velocity in points per second.
  ///
  /// The limit holds for both directions.
  func edgeHit(velocity: Double) -> SpringSimulation {
    let limited = max(-maximumSpeed, min(maximumSpeed, velocity))
    return SpringSimulation(spring, displacement: 0, velocity: limited * velocityShare)
  }
}
