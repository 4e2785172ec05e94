// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// Runs the script and passes the frames on part by part, so that a long run takes as much memory as a short one.
  ///
  /// A part stays until the next one is about to be laid out, because steps look for elements in the last frame.
  mutating func run(passingFramesTo take: (Timeline, Int) -> Void) throws(SimulationError) {
    try withoutActuallyEscaping(take) { (take) throws(SimulationError) in
      willLayOut = { simulator in
        let count = simulator.timeline.elementStarts.count - 1
        guard count > 0 else { return }
        take(simulator.timeline, count)
        simulator.timeline.forgetFrames(count)
      }
      defer { willLayOut = nil }
      try run()
    }
    if timeline.frameCount > 0 { take(timeline, timeline.frameCount) }
  }
}

extension Timeline {
  /// Removes the first frames, which are all that are laid out, and keeps the records of the frames after them.
  fileprivate mutating func forgetFrames(_ count: Int) {
    values.removeFirst(count * valueNames.count)
    phases.removeFirst(count)
    fingers.removeFirst(count)
    bounds.removeFirst(count)
    layers.removeFirst(count * layerCount)
    #if !WITHOUT_ANDROID
    if !stretches.isEmpty { stretches.removeFirst(count) }
    #endif
    stays.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    elementStarts.removeAll(keepingCapacity: true)
    elementStarts.append(0)
  }
}
