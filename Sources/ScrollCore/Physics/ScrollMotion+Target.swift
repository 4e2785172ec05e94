// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ScrollMotion {
  /// The motion of content after a touch up at which the delegate has changed
  /// `targetContentOffset`.
  ///
  /// UIKit keeps the velocity and changes the deceleration, so that the fling fades out at the target:
  ///
  /// ```
  /// λ' = (v₀ − 10·sign v₀)/(target − x₀)
  /// ```
  /// A target against the velocity, or with a velocity below the minimum of a fling, cannot be
  /// reached by deceleration: the content animates there with the profile's bounce spring, which
  /// keeps the velocity. Beyond an end it does the same. (That UIKit animates is known; the curve
  /// is not.)
  ///
  /// - Parameters:
  ///   - offset: The offset at touch up, in points.
  ///   - velocity: Velocity of the content under the finger, in points per second.
  ///   - target: Where the content shall rest, in points; limited to the range.
  ///   - context: The ends, the viewport, the screen and the physics.
  /// - Returns: The motion, in time since the touch up.
  public static func retargeted(
    offset: Double, velocity: Double, target: Double, in context: MotionContext
  ) -> ScrollMotion {
    let (range, profile) = (context.range, context.profile)
    let velocity = profile.flingVelocity(velocity)
    let target = range.clamp(target)
    let travel = target - offset
    let stopSpeed = profile.stopSpeed.inPoints(scale: context.scale)
    let lost = velocity.magnitude - stopSpeed
    if range.contains(offset), velocity * travel > 0, lost > 0 {
      var motion = ScrollMotion(restingAt: offset)
      let decay = DecaySimulation(
        position: offset, velocity: velocity, decayRate: lost / travel.magnitude,
        stopSpeed: stopSpeed)
      #if WITHOUT_ANDROID
      motion.decay = decay
      #else
      motion.decay = FlingSimulation(decay)
      #endif
      motion.duration = motion.decay.duration
      motion.decayEnd = motion.duration
      motion.restingOffset = target
      motion.targetOffset = context.restingTarget(target)
      motion.fadesOut = range.minimum < target && target < range.maximum
      return motion
    }
    if !range.contains(offset), target == range.clamp(offset) {
      return release(offset: offset, velocity: velocity, in: context)
    }
    return sprung(
      profile.bounce.spring, offset: offset, target: target, velocity: velocity,
      in: context)
  }

  /// An animation with a spring, such as one that an interface starts itself.
  ///
  /// - Parameters:
  ///   - offset: Offset at the start, in points.
  ///   - target: Offset at the end, in points.
  ///   - velocity: Velocity at the start, in points per second.
  ///   - spring: The spring.
  ///   - endDistance: The animation has ended within this distance of the target, in points,
  ///   - endSpeed: and below this speed, in points per second.
  /// - Returns: The motion, in time since its start.
  public static func animated(
    offset: Double, target: Double, velocity: Double, spring: SpringParameters,
    endDistance: Double = 0.1, endSpeed: Double = 10
  ) -> ScrollMotion {
    var motion = ScrollMotion(restingAt: offset)
    let simulation = SpringSimulation(spring, displacement: offset - target, velocity: velocity)
    motion.settle(
      simulation, at: target,
      for: simulation.settlingTime(distance: endDistance, speed: endSpeed), as: .animating)
    return motion
  }

  /// The motion of content after a touch up with paging enabled.
  ///
  /// A fling moves to the next page in its direction, at most one from the page at which the finger
  /// landed; without a fling the nearest page wins. UIKit's spring is private: the motion is the
  /// profile's paging spring with the finger's velocity, an approximation. Beyond an end the
  /// content bounces.
  ///
  /// - Parameters:
  ///   - offset: The offset at touch up, in points.
  ///   - velocity: Velocity of the content under the finger, in points per second.
  ///   - startOffset: Offset when the finger landed, in points.
  ///   - context: The ends, the viewport, the screen and the physics; pages are as long as the viewport and count
  ///     from the minimum of the range.
  /// - Returns: The motion, in time since the touch up; at rest if the offset is already that of a
  ///   page.
  public static func paged(
    offset: Double, velocity: Double, startOffset: Double, in context: MotionContext
  ) -> ScrollMotion {
    let (range, viewport, profile) = (context.range, context.viewport, context.profile)
    guard range.contains(offset), viewport > 0 else {
      return release(offset: offset, velocity: velocity, in: context)
    }
    let velocity = profile.flingVelocity(velocity)
    let page = (offset - range.minimum) / viewport
    let firstPage = Elementary.roundedDown((startOffset - range.minimum) / viewport + 0.5)
    let chosen =
      if velocity > 0 {
        -Elementary.roundedDown(-page)
      } else {
        Elementary.roundedDown(velocity < 0 ? page : page + 0.5)
      }
    let limited = min(max(chosen, firstPage - 1), firstPage + 1)
    return sprung(
      profile.pagingSpring, offset: offset, target: range.clamp(range.minimum + limited * viewport),
      velocity: velocity, in: context)
  }

  /// A spring that replaces a fling.
  private static func sprung(
    _ parameters: SpringParameters, offset: Double, target: Double, velocity: Double,
    in context: MotionContext
  ) -> ScrollMotion {
    var motion = ScrollMotion(restingAt: offset)
    let spring = SpringSimulation(parameters, displacement: offset - target, velocity: velocity)
    motion.settle(
      spring, at: target, for: context.settlingTime(spring), as: .decelerating)
    return motion
  }
}
