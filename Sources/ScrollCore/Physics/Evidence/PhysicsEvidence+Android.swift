// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PhysicsEvidence {
  #if WITHOUT_ANDROID
  static let android: [PhysicsEvidence] = []
  #else
  /// What is known of Android's profile: a maker's published source for all but what is named.
  static let android = [
    PhysicsEvidence(
      profile: .android, subject: "Android from version 12 on",
      constants: [
        PhysicsConstant(
          name: "fling, friction", value: PhysicsProfile.android.splineFriction, unit: "pt/s²",
          grade: .a,
          source: "AOSP, OverScroller.java and ViewConfiguration.java; androidx, FlingCalculator.kt"
        ),
        PhysicsConstant(
          name: "least fling speed", value: PhysicsProfile.android.minimumFlingSpeed,
          unit: "pt/s", grade: .a, source: configuration),
        PhysicsConstant(
          name: "greatest fling speed", value: PhysicsProfile.android.maximumFlingSpeed,
          unit: "pt/s", grade: .a, source: configuration),
        PhysicsConstant(
          name: "lift velocity, oldest pair", value: PhysicsProfile.android.liftVelocity.oldest,
          unit: "", grade: .d, source: tracker),
        PhysicsConstant(
          name: "lift velocity, middle pair", value: PhysicsProfile.android.liftVelocity.middle,
          unit: "", grade: .d, source: tracker),
        PhysicsConstant(
          name: "lift velocity, newest pair", value: PhysicsProfile.android.liftVelocity.newest,
          unit: "", grade: .d, source: tracker),
        PhysicsConstant(
          name: "rest that ends a fling", value: PhysicsProfile.android.staleTime, unit: "s",
          grade: .a, source: "androidx, VelocityTracker.kt"),
        PhysicsConstant(
          name: "slop", value: PhysicsProfile.android.slop, unit: "pt", grade: .a,
          source: configuration),
        PhysicsConstant(
          name: "stretch, frequency of the release", value: 24.657, unit: "rad/s", grade: .a,
          source: edge),
        PhysicsConstant(
          name: "stretch, damping ratio of the release", value: 0.98, unit: "", grade: .a,
          source: edge),
        PhysicsConstant(
          name: "stretch, share of the velocity at an end",
          value: PhysicsProfile.android.bounce.velocityShare, unit: "", grade: .a, source: edge),
        PhysicsConstant(
          name: "stretch, the whole view pulled",
          value: ContentStretch.amount(pull: 1, length: 1), unit: "", grade: .a, source: edge),
      ])
  ]

  private static let configuration: StaticString = "AOSP, ViewConfiguration.java"
  private static let tracker: StaticString =
    "chosen: the last four samples of the parabola that androidx, VelocityTracker.kt, fits to 100 ms"
  private static let edge: StaticString = "AOSP, EdgeEffect.java"
  #endif
}
