// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Screens that are pushed over the one that runs.
extension Simulator {
  /// Pushes a screen, and lets time pass until it covers this one.
  ///
  /// The finger's touch is cancelled and the keyboard goes. What still moves when the screen is covered stops: a scroll view
  /// that leaves the window ends its fling, within its limits.
  mutating func push(during duration: Double) throws(SimulationError) {
    guard !programs.isCovered else { throw .covered(step: step) }
    if finger != nil { try cancel() }
    if programs.keyboard.height > 0 { try perform(.blur) }
    timeline.events.append(TimelineEvent(time: clock, kind: .push))
    programs.push(at: clock, during: duration)
    try advance(to: clock + duration)
    layOutPoses()
    host.time = clock
    bringToClock()
    for id in host.scrollViewIDs {
      let view = host[id]
      let offset = view.range.clamp(view.contentOffset)
      host.rest(id, at: offset)
      host.deliver(offset, to: id, notifying: &pattern)
    }
    beginEpoch()
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
