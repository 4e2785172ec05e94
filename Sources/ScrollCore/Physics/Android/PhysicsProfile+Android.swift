// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_ANDROID
extension PhysicsProfile {
  /// Android from version 12 on, as its published source has it (Apache licence); points are dp.
  ///
  /// Flings by the law of `SplineFling`, from 50 to 8000 dp/s; a slop of 8 dp; the velocity at touch up from a
  /// parabola, 0 for a finger that rests for 40 ms. Content that is pulled beyond an end stretches and its offset
  /// stays: beyond the end, offsets of motions and drags are how far the finger has pulled. A spring with ω = 24.657
  /// and ζ = 0.98 releases it, a fling that reaches the end gives it 13 times its velocity, and an inward fling
  /// nothing. The last 8 pixels, at most 200 px/s fast, take a straight line (EdgeEffect.java).
  ///
  /// Betas of Android 12 had ω = 17.55 and ζ = 0.92.
  public static let android: PhysicsProfile = {
    let frequency = 24.657
    var profile = PhysicsProfile(
      id: "android",
      bounce: BounceLaw(
        spring: SpringParameters(stiffness: frequency * frequency, dampingRatio: 0.98),
        velocityShare: 13, inwardFling: .ignored))
    profile.splineFriction = SplineFling.friction
    profile.maximumFlingSpeed = 8000
    profile.stretchesContent = true
    // The distance beyond the end is the finger's.
    profile.rubberBandLaw = .proportional
    profile.rubberBandCoefficient = 1
    profile.minimumFlingSpeed = 50
    profile.liftVelocity = .android
    profile.staleTime = 0.04
    profile.slop = 8
    profile.bounceEndDistance = .pixels(8)
    profile.bounceEndSpeed = .pixels(200)
    return profile
  }()
}
#endif
