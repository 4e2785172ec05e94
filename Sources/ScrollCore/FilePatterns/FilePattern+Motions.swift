// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Animations of states, and timers: what ends between frames.
extension FilePattern {
  /// Starts an animation from what is seen.
  mutating func animate(_ animation: PatternProgram.Animation, on host: inout ScrollHost) {
    guard let target = number(animation.target, on: host) else { return }
    let state = program.states[animation.state]
    // Formulas have just been evaluated: registers have what is seen now.
    let place = registers[state.register]
    var velocity = registers[state.velocity]
    if let formula = animation.velocity {
      guard let given = number(formula, on: host) else { return }
      velocity = given
    }
    let motion: StateMotion
    switch animation.course {
    case .spring(let response, let damping):
      guard let response = number(response, on: host), let damping = number(damping, on: host)
      else { return }
      motion = StateMotion(
        SpringParameters(dampingRatio: damping, response: response), from: place,
        velocity: velocity, to: target, at: host.time, isShare: state.isShare)
    case .curve(let seconds, let curve):
      guard let seconds = number(seconds, on: host) else { return }
      motion = StateMotion(curve, seconds: seconds, from: place, to: target, at: host.time)
    }
    motions[animation.state] = motion
    registers[state.target] = target
    schedule(on: &host)
  }

  /// Keeps the run going until the next animation or timer ends.
  mutating func schedule(on host: inout ScrollHost) {
    var next = Double.infinity
    for motion in motions { if let motion { next = min(next, motion.end) } }
    for end in timerEnds { if let end { next = min(next, end) } }
    host.animationEnd = next < .infinity ? next : -.infinity
  }

  /// Ends the animations and timers whose time has come, in the order of the file.
  mutating func endMotions(on host: inout ScrollHost) {
    let time = host.time + Self.timeTolerance
    for (index, state) in program.states.enumerated() {
      guard let motion = motions[index], motion.end <= time else { continue }
      motions[index] = nil
      registers[state.register] = motion.target
      registers[state.velocity] = 0
      if program.followsStates { arrangeViews(keepingContent: false, on: &host) }
      run(.animationEnd, index, on: &host)
    }
    for (index, timer) in program.timers.enumerated() {
      guard let end = timerEnds[index], end <= time else { continue }
      timerEnds[index] = .infinity
      run(timer.statements, on: &host)
    }
    schedule(on: &host)
  }
}
