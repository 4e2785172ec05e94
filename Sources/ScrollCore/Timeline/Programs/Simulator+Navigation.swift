// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Screens that are pushed over the one that runs.
extension Simulator {
  /// Pushes a screen, and lets time pass until it covers this one.
  ///
  /// The finger's touch is cancelled and the keyboard goes. A scroll view that leaves the window ends its fling where it is,
  /// within its limits; what moves to a page, or to where it was sent, is there.
  mutating func push(during duration: Double) throws(SimulationError) {
    guard !programs.isCovered else { throw .covered(step: step) }
    if finger != nil { try cancel() }
    if programs.keyboard.height > 0 { try perform(.blur) }
    timeline.events.append(TimelineEvent(time: clock, kind: .push))
    programs.push(at: clock, during: duration)
    try advance(to: clock + duration)
    layOutPoses()
    host.time = clock
    for id in host.scrollViewIDs { arrive(id) }
    bringToClock()
    for id in host.scrollViewIDs {
      let view = host[id]
      var offset = view.contentOffset
      // What the pattern starts in answer arrives, too.
      if case .moving = host.states[id.index].activity {
        offset = host.states[id.index].motion.restingOffset
      }
      offset = view.range.clamp(offset)
      host.rest(id, at: offset)
      host.deliver(offset, to: id, notifying: &pattern)
    }
    beginEpoch()
  }

  /// Ends the motion of a view at its goal, if it has one besides the place where a fling runs out.
  private mutating func arrive(_ id: ScrollViewID) {
    guard case .moving(let start) = host.states[id.index].activity else { return }
    let motion = host.states[id.index].motion
    let isFling = motion.phase(at: clock - start) == .decelerating && !host[id].isPaging
    guard !isFling || isAimed(motion, after: clock - start, in: id) else { return }
    host.rest(id, at: motion.restingOffset)
    host.deliver(host.shown(motion.restingOffset, of: id), to: id, notifying: &pattern)
    pattern.handle(endEvent(of: motion, in: id), on: &host)
  }

  /// Whether a fling was sent to a place of its own, as by `targetContentOffset`: one that runs out on its own ends elsewhere.
  private func isAimed(
    _ motion: ScrollMotion, after time: Double, in id: ScrollViewID
  ) -> Bool {
    let (range, goal) = (host[id].range, motion.restingOffset)
    // Android's law depends on how long a fling has run.
    guard host.physics.splineFriction == 0, range.minimum < goal, goal < range.maximum else {
      return false
    }
    let free = host.physics.fling(
      offset: motion.offset(at: time), velocity: motion.velocity(at: time),
      rate: request.decelerationRate, scale: host.screen.scale)
    return abs(free.restingPosition - goal) > 0.1
  }

  /// Takes the pushed screen away, and lets time pass until it has gone.
  ///
  /// At the beginning `viewWillAppear` is called and the views are laid out, at the end `viewDidAppear`.
  mutating func pop(during duration: Double) throws(SimulationError) {
    guard programs.isCovered else { throw .notCovered(step: step) }
    programs.pop(at: clock, during: duration)
    adopt(.pop) { simulator in
      simulator.pattern.appearAgain(isComplete: false, on: &simulator.host)
    }
    try advance(to: clock + duration)
    host.time = clock
    pattern.appearAgain(isComplete: true, on: &host)
  }
}
#endif
