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
      let offset = view.range.clamp(view.contentOffset)
      host.rest(id, at: offset)
      host.deliver(offset, to: id, notifying: &pattern)
    }
    beginEpoch()
  }

  /// Ends the motion of a view at its goal, if it has one besides the place where a fling runs out.
  private mutating func arrive(_ id: ScrollViewID) {
    guard case .moving = host.states[id.index].activity else { return }
    let motion = host.states[id.index].motion
    guard motion.phase(at: 0) == .animating || motion.fadesOut || host[id].isPaging else { return }
    host.rest(id, at: motion.restingOffset)
    host.deliver(host.shown(motion.restingOffset, of: id), to: id, notifying: &pattern)
    pattern.handle(endEvent(of: motion, in: id), on: &host)
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
