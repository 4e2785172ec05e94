// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ScrollMotion {
  /// The motion of content after a touch up.
  ///
  /// Beyond an end it bounces back. Inside the range it flings, and if the fling's *target* (not
  /// its limit in infinite time) is beyond an end, it bounces there. Speeds below the profile's
  /// minimum count as 0; content at rest inside the range stays there.
  ///
  /// - Parameters:
  ///   - offset: The offset at touch up, in points.
  ///   - velocity: Velocity of the content under the finger, in points per second, positive when the
  ///     offset grows: minus the finger's velocity. Any magnitude; not NaN.
  ///   - context: The ends, the viewport, the screen and the physics.
  ///   - rate: How fast speed is lost.
  /// - Returns: The motion, in time since the touch up; at rest if nothing moves.
  public static func release(
    offset: Double, velocity: Double, in context: MotionContext, rate: DecelerationRate = .normal
  ) -> ScrollMotion {
    let profile = context.profile
    let velocity = profile.flingVelocity(velocity)
    let edge = context.range.clamp(offset)
    let overshoot = offset - edge
    // A millionth of a point beyond an end is rounding, not a bounce that would swallow a fling.
    guard overshoot.magnitude > 1e-6 else {
      var motion = ScrollMotion(restingAt: edge)
      motion.fling(
        profile.fling(offset: edge, velocity: velocity, rate: rate, scale: context.scale),
        in: context)
      return motion
    }
    var motion = ScrollMotion(restingAt: offset)
    motion.prepareBand(context)
    let spring = profile.bounce.release(
      overshoot: motion.sprung(overshoot), velocity: velocity)
    let isInward = overshoot < 0 ? velocity > 0 : velocity < 0
    if isInward, profile.bounce.inwardFling == .continues {
      motion.returnAndContinue(
        spring, edge: edge, in: context, rate: rate)
    } else {
      motion.settle(
        spring, at: edge, for: context.settlingTime(spring), as: .bouncing)
    }
    return motion
  }

  /// The motion of content after its offset is set while it moves: the motion continues from the
  /// new offset.
  ///
  /// Unlike a release it accepts any speed, and adds nothing to it.
  ///
  /// - Parameters:
  ///   - offset: The new offset, in points; beyond an end the content bounces.
  ///   - velocity: Velocity of the offset, in points per second.
  ///   - context: The ends, the viewport, the screen and the physics.
  ///   - rate: How fast speed is lost.
  /// - Returns: The motion, in time since the offset was set.
  public static func continued(
    offset: Double, velocity: Double, in context: MotionContext, rate: DecelerationRate = .normal
  ) -> ScrollMotion {
    let profile = context.profile
    var motion = ScrollMotion(restingAt: offset)
    let overshoot = context.range.overshoot(offset)
    guard overshoot != 0 else {
      motion.fling(
        profile.fling(offset: offset, velocity: velocity, rate: rate, scale: context.scale),
        in: context)
      return motion
    }
    motion.prepareBand(context)
    let displacement = motion.sprung(overshoot)
    let slope = motion.springsRawOverscroll ? motion.band.slope(displacement) : 1
    let spring = SpringSimulation(
      profile.bounce.spring, displacement: displacement, velocity: velocity / slope)
    motion.settle(
      spring, at: context.range.clamp(offset), for: context.settlingTime(spring),
      as: .bouncing)
    return motion
  }

  // MARK: Parts

  /// Takes over the rubber band for profiles that spring the raw overscroll.
  mutating func prepareBand(_ context: MotionContext) {
    band = context.profile.rubberBand(dimension: context.viewport)
    springsRawOverscroll = context.profile.bounce.springsRawOverscroll && context.viewport > 0
  }

  /// An overshoot as the profile's spring counts it.
  func sprung(_ overshoot: Double) -> Double {
    springsRawOverscroll ? band.raw(overshoot) : overshoot
  }

  /// Adds a fling from `returnEnd` on, and the bounce at the end that it reaches.
  mutating func fling(_ fling: FlingSimulation, in context: MotionContext) {
    decay = fling
    decayEnd = returnEnd
    guard fling.duration > 0 else {
      duration = returnEnd
      rest(at: fling.position, in: context)
      return
    }
    let edge = context.range.clamp(fling.restingPosition)
    guard edge != fling.restingPosition else {
      decayEnd += fling.duration
      duration = decayEnd
      rest(at: edge, in: context)
      return
    }
    let time = fling.time(ofPosition: edge)
    edgeTime = returnEnd + time
    decayEnd = edgeTime
    prepareBand(context)
    // At the very start `velocity(at:)` is the initial one, also for content that rests at the end.
    let spring = context.profile.bounce.edgeHit(velocity: fling.velocity(at: time))
    settle(spring, at: edge, for: context.settlingTime(spring), as: .bouncing)
  }

  /// Ends where nothing but friction stops the content: on a device pixel, within the ends.
  private mutating func rest(at offset: Double, in context: MotionContext) {
    restingOffset = offset
    targetOffset = context.restingTarget(offset)
    fadesOut = context.range.minimum < offset && offset < context.range.maximum
  }

  /// Adds a spring from `decayEnd` on.
  mutating func settle(
    _ spring: SpringSimulation, at offset: Double, for time: Double, as phase: ScrollPhase
  ) {
    self.spring = spring
    springPhase = phase
    restingOffset = offset
    targetOffset = offset
    duration = decayEnd + time
  }

  /// Adds a return from beyond an end that continues as a fling.
  private mutating func returnAndContinue(
    _ spring: SpringSimulation, edge: Double, in context: MotionContext, rate: DecelerationRate
  ) {
    let crossing = spring.crossingTime
    guard crossing < .infinity else {
      settle(spring, at: edge, for: context.settlingTime(spring), as: .bouncing)
      return
    }
    returning = spring
    returnEdge = edge
    returnEnd = crossing
    fling(
      context.profile.fling(
        offset: edge, velocity: spring.velocity(at: crossing), rate: rate, scale: context.scale),
      in: context)
  }
}
