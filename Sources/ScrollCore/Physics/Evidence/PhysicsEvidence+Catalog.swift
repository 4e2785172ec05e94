// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PhysicsEvidence {
  /// The evidence of every profile, in the order of `PhysicsProfile.catalog`.
  public static let catalog: [PhysicsEvidence] =
    [
      PhysicsEvidence(
        profile: .uikit, subject: "UIKit, as far as it is known",
        constants: uikit.compactMap { $0.ofUIKit() }),
      PhysicsEvidence(
        rival: .flutter, subject: "Flutter's BouncingScrollPhysics",
        source: "flutter/flutter, widgets/scroll_physics.dart and scroll_simulation.dart"),
      PhysicsEvidence(
        rival: .compose, subject: "Compose on iOS as of 2023",
        source: "JetBrains/compose-multiplatform-core, CupertinoOverscrollEffect.kt"),
      PhysicsEvidence(
        rival: .lobanov, subject: "Ilya Lobanov's SimpleScrollView",
        source: "super-ultra/ScrollMechanics, SimpleScrollView"),
      PhysicsEvidence(
        rival: .webkitMac, subject: "WebKit's elastic scrolling on the Mac, up to 10.7",
        source: "WebKit, platform/mac/ScrollElasticityController.mm"),
    ] + android

  /// What is known of a profile that its own source spells out.
  private init(rival profile: PhysicsProfile, subject: StaticString, source: StaticString) {
    self.profile = profile
    self.subject = subject
    constants = Self.uikit.compactMap { $0.ofRival(profile, source: source) }
  }

  /// The evidence for UIKit's behaviour, and the list of what profiles differ in.
  ///
  /// A row without a grade is something that UIKit is not known to have.
  private static let uikit: [EvidenceRow] = [
    EvidenceRow(
      "rubber band, coefficient", { $0.rubberBandCoefficient }, .c,
      "chpwn 2013; ScrollMechanics, Motion, fluid-scroll, FloatingPanel and Compose agree"),
    EvidenceRow(
      "decay rate, normal", { $0.normalDecayRate }, unit: "1/s", .a,
      "UIScrollView.DecelerationRate.normal, 0.998 a millisecond"),
    EvidenceRow(
      "decay rate, fast", { $0.fastDecayRate }, unit: "1/s", .a,
      "UIScrollView.DecelerationRate.fast, 0.99 a millisecond"),
    EvidenceRow(
      "deceleration, fast", { $0.fastConstantDeceleration }, unit: "pt/s²", nil, ""),
    EvidenceRow(
      "stop speed", speed: { $0.stopSpeed }, .b,
      "a fling recorded in flutter/flutter pull 60501, to 0.12 pt; fluid-scroll agrees"),
    EvidenceRow(
      "least fling speed", { $0.minimumFlingSpeed }, unit: "pt/s", .c,
      "fluid-scroll; flutter/flutter issue 103762 finds about 241"),
    EvidenceRow(
      "lift velocity, oldest pair", { $0.liftVelocity.oldest }, .c,
      "fluid-scroll; Flutter's fit to iOS has 0.6"),
    EvidenceRow(
      "lift velocity, middle pair", { $0.liftVelocity.middle }, .c,
      "fluid-scroll; Flutter's fit to iOS has 0.35"),
    EvidenceRow(
      "lift velocity, newest pair", { $0.liftVelocity.newest }, .c,
      "fluid-scroll; Flutter's fit to iOS has 0.05"),
    EvidenceRow(
      "rest that ends a fling", { $0.staleTime }, unit: "s", .c,
      "ScrollMechanics, and WebKit on the Mac; Flutter has 0.04"),
    EvidenceRow("slop", { $0.slop }, unit: "pt", .d, "chosen: no source tells the number"),
    EvidenceRow("drag start distance", { $0.dragStartDistance }, unit: "pt", nil, ""),
    EvidenceRow(
      "bounce, frequency", { $0.bounce.spring.frequency }, unit: "rad/s", .d,
      "fluid-scroll and FluidInterpolation: response 0.575 s"),
    EvidenceRow(
      "bounce, damping ratio", { $0.bounce.spring.ratio }, .d,
      "fluid-scroll and FluidInterpolation: critically damped"),
    EvidenceRow(
      "bounce, release gain", { $0.bounce.releaseGain }, unit: "1/s", .d,
      "fluid-scroll; flutter/flutter issue 103762 sees an exponential, too"),
    EvidenceRow(
      "bounce, share of the velocity at an end", { $0.bounce.velocityShare }, .c,
      "ScrollMechanics, Flutter, Motion and fluid-scroll hand all of it over"),
    EvidenceRow(
      "bounce, most speed at an end", { $0.bounce.maximumSpeed }, unit: "pt/s", nil, ""),
    EvidenceRow(
      "bounce ends below a distance of", distance: { $0.bounceEndDistance }, .d, "fluid-scroll"),
    EvidenceRow(
      "bounce ends below a speed of", speed: { $0.bounceEndSpeed }, .d,
      "fluid-scroll"),
    EvidenceRow(
      "paging, frequency", { $0.pagingSpring.frequency }, unit: "rad/s", .d,
      "chosen: the bounce's, since UIKit's own is private"),
    EvidenceRow(
      "paging, least speed of a flick", { $0.minimumFlingSpeed }, unit: "pt/s", .d,
      "inferred: a flick turns a page from 250 to 300 pt/s on, however short it is"),
    EvidenceRow(
      "animated offset, frequency", { _ in SpringParameters.contentOffsetAnimation.frequency },
      unit: "rad/s", .d, "chosen: over within about 0.3 s, since UIKit's own curve is private"),
    EvidenceRow("carried momentum, factor", { $0.carriedMomentumFactor }, nil, ""),
    EvidenceRow("carried momentum, exponent", { $0.carriedMomentumExponent }, nil, ""),
    EvidenceRow(
      "carried momentum, limit", { $0.carriedMomentumLimit }, unit: "pt/s", nil, ""),
  ]
}

extension SpringParameters {
  /// ω, in radians per second.
  fileprivate var frequency: Double { (stiffness / mass).squareRoot() }
  /// ζ.
  fileprivate var ratio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}
