// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Animations of states, and timers: what ends between frames.
extension FilePattern {
  /// Starts the animation of an offset, from rest.
  mutating func animate(
    _ id: ScrollViewID, _ animation: PatternProgram.Animation, on host: inout ScrollHost
  ) {
    guard let target = number(animation.target, on: host),
      let spring = spring(animation.course, on: host)
    else { return }
    host.animateContentOffset(target, of: id, spring: spring)
  }

  /// The spring of an animation; nil for one that has none, or whose formulas have no result.
  private mutating func spring(
    _ course: PatternProgram.Animation.Course, on host: borrowing ScrollHost
  ) -> SpringParameters? {
    switch course {
    case .bounce: return host.physics.bounce.spring
    case .paging: return host.physics.pagingSpring
    case .spring(let response, let damping):
      guard let response = number(response, on: host), let damping = number(damping, on: host)
      else { return nil }
      return SpringParameters(dampingRatio: damping, response: response)
    case .uiSpring(let seconds, let damping, let speed):
      guard let seconds = number(seconds, on: host), let damping = number(damping, on: host),
        let speed = number(speed, on: host)
      else { return nil }
      return SpringParameters(
        uiViewDampingRatio: damping, duration: seconds, initialVelocity: TravelsPerSecond(speed))
    case .curve: return nil
    }
  }

  /// Starts the animation of a state from what is seen.
  mutating func animate(
    _ index: Int, _ animation: PatternProgram.Animation, on host: inout ScrollHost
  ) {
    guard let target = number(animation.target, on: host) else { return }
    let state = program.states[index]
    // Formulas have just been evaluated: registers have what is seen now.
    let place = registers[state.register]
    var velocity = registers[state.velocity]
    if let formula = animation.velocity {
      guard let given = number(formula, on: host) else { return }
      velocity = given
    }
    var motion: StateMotion
    if case .curve(let seconds, let curve) = animation.course {
      guard let seconds = number(seconds, on: host) else { return }
      motion = StateMotion(curve, seconds: seconds, from: place, to: target, at: host.time)
    } else {
      guard let spring = spring(animation.course, on: host) else { return }
      motion = StateMotion(
        spring, from: place, velocity: velocity, to: target, at: host.time,
        isShare: state.isShare)
      if case .uiSpring(let seconds, _, _) = animation.course {
        motion.cut(after: number(seconds, on: host) ?? 0)
      }
    }
    if motions[index] == nil { motionCount += 1 }
    motions[index] = motion
    registers[state.target] = target
    schedule(on: &host)
  }

  /// How often animations and timers may end in a frame; more often, each end begins the next one.
  private static var endLimit: Int { 1_000 }

  /// Keeps the run going until the next animation or timer ends.
  mutating func schedule(on host: inout ScrollHost) {
    var next = Double.infinity
    for motion in motions { if let motion, !motion.isOver { next = min(next, motion.end) } }
    for end in timerEnds { if let end { next = min(next, end) } }
    for sheet in sheets { if let spring = sheet.spring { next = min(next, spring.end) } }
    host.animationEnd = next < .infinity ? next : -.infinity
  }

  /// Removes the animations that were shown in the last frame for the last time.
  mutating func removeMotionsThatAreOver(on host: inout ScrollHost) {
    for (index, state) in program.states.enumerated() {
      guard let motion = motions[index], motion.isOver, motion.end <= host.time else { continue }
      remove(motion, of: state, index, on: &host)
    }
  }

  private mutating func remove(
    _ motion: StateMotion, of state: PatternProgram.State, _ index: Int, on host: inout ScrollHost
  ) {
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
    motions[index] = nil
    motionCount -= 1
    registers[state.register] = motion.target
    registers[state.velocity] = 0
    if program.followsStates { arrangeViews(keepingContent: false, on: &host) }
  }

  /// Ends the animations and timers whose time has come, in the order of the file.
  mutating func endMotions(on host: inout ScrollHost) {
    endCount += 1
    guard endCount <= Self.endLimit else {
      host.isFeedbackLoop = true
      return
    }
    let time = host.time + Self.timeTolerance
    for (index, state) in program.states.enumerated() {
      guard let motion = motions[index], motion.end <= time, !motion.isOver else { continue }
      if motion.isCut, motion.end > host.time {
        motions[index]?.isOver = true
      } else {
        remove(motion, of: state, index, on: &host)
      }
      run(.animationEnd, index, on: &host)
    }
    endSheetSprings(by: time, on: &host)
    for (index, timer) in program.timers.enumerated() {
      guard let end = timerEnds[index], end <= time else { continue }
      timerEnds[index] = .infinity
      run(timer.statements, on: &host)
    }
    schedule(on: &host)
  }
}
