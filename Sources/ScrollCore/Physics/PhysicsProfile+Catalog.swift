// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PhysicsProfile {
  /// Every profile; the first is the default.
  public static let catalog: [PhysicsProfile] = iOSCatalog + androidCatalog

  /// Those that every page can run.
  public static let iOSCatalog: [PhysicsProfile] = [
    .uikit, .flutter, .compose, .lobanov, .webkitMac,
  ]

  #if WITHOUT_ANDROID
  private static let androidCatalog: [PhysicsProfile] = []
  #else
  /// Those that need Android's laws, which only pages with Android have.
  private static let androidCatalog: [PhysicsProfile] = [.android]
  #endif

  /// UIKit, as far as it is known.
  ///
  /// Bounce: a critically damped spring with response 0.575 s (fluid-scroll, FluidInterpolation). A
  /// release beyond an end adds 10 pt/s towards the end for each point, and a finger that moves inward
  /// contributes nothing, which makes the return nearly an exponential, as observed on devices
  /// (flutter/flutter issue 103762).
  public static let uikit = PhysicsProfile(
    id: "uikit",
    bounce: BounceLaw(
      spring: SpringParameters(criticallyDampedResponse: 0.575), releaseGain: 10,
      inwardFling: .ignored))

  /// Flutter's `BouncingScrollPhysics` (BSD licence).
  ///
  /// Drag 0.135 per second, spring m 0.5, k 100, ζ 1.1, at most 5000 pt/s into the spring (here in both
  /// directions), tolerances of 20 px/s and 1 px, drag friction 0.52·(1 − x/d)², which is the rubber
  /// band with c = 0.52, and accumulation of quick flings.
  public static let flutter: PhysicsProfile = {
    var profile = PhysicsProfile(
      id: "flutter",
      bounce: BounceLaw(
        spring: SpringParameters(mass: 0.5, stiffness: 100, dampingRatio: 1.1),
        maximumSpeed: 5000))
    profile.rubberBandCoefficient = 0.52
    // −ln 0.135
    profile.normalDecayRate = 2.0024805005437076
    profile.fastDecayRate = profile.normalDecayRate
    profile.fastConstantDeceleration = 1400
    profile.stopSpeed = .pixels(20)
    profile.bounceEndDistance = .pixels(1)
    profile.bounceEndSpeed = .pixels(20)
    profile.minimumFlingSpeed = 100
    profile.liftVelocity = .flutter
    profile.staleTime = 0.04
    profile.dragStartDistance = 3.5
    profile.carriedMomentumFactor = 0.000816
    profile.carriedMomentumExponent = 1.967
    profile.carriedMomentumLimit = 40_000
    return profile
  }()

  /// Compose on iOS as of 2023 (Apache licence).
  ///
  /// A spring k 200, ζ 1 moves the *raw* overscroll, and the rubber band maps it to the screen. A
  /// finger that moves inward has a spring k 400, ζ 0.75; when the content reaches its end, the
  /// velocity continues as a fling.
  public static let compose = PhysicsProfile(
    id: "compose",
    bounce: BounceLaw(
      spring: SpringParameters(stiffness: 200, dampingRatio: 1),
      inwardSpring: SpringParameters(stiffness: 400, dampingRatio: 0.75),
      inwardFling: .continues, springsRawOverscroll: true))

  /// The spring of Ilya Lobanov's SimpleScrollView (MIT licence): m 1, k 100, ζ 1.
  public static let lobanov = PhysicsProfile(
    id: "lobanov", bounce: BounceLaw(spring: SpringParameters(stiffness: 100, dampingRatio: 1)))

  /// WebKit's own elastic scrolling on the Mac (Apple, BSD licence, the branch up to 10.7).
  ///
  /// x = (x₀ + 0.31·v·t)·e^(−12.5t), from stiffness 20, amplitude 0.31 and period 1.6, with drag
  /// resistance 1/20; it ends below one pixel. WebKit rounds each step of the drag up to whole pixels,
  /// which depends on the events and is left out.
  public static let webkitMac: PhysicsProfile = {
    var profile = PhysicsProfile(
      id: "webkit-mac",
      bounce: BounceLaw(
        spring: SpringParameters(stiffness: 12.5 * 12.5, damping: 2 * 12.5), releaseGain: 12.5,
        velocityShare: 0.31, inwardFling: .ignored))
    profile.rubberBandLaw = .proportional
    profile.rubberBandCoefficient = 1.0 / 20
    profile.bounceEndDistance = .pixels(1)
    profile.bounceEndSpeed = .pixels(.infinity)
    return profile
  }()
}
