// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// Plays a recorded finger: it lands with the first sample and lifts with the last.
  mutating func followFinger(_ trace: Trace) throws(SimulationError) {
    guard let first = trace.samples.first, let last = trace.samples.last else { return }
    let start = clock
    try advance(to: start + first.time)
    try land(at: first.position)
    finger?.paths.append(
      FingerPath(
        start: start, end: start + last.time, origin: first.position,
        destination: last.position, motion: .recorded(step: step)))
    try advance(to: start + last.time)
    pointer = last.position
    try lift()
  }

  /// Plays a recorded offset: every sample that changes it is one `didScroll` at its time.
  mutating func followOffset(_ trace: Trace) throws(SimulationError) {
    guard finger == nil else { throw .fingerDown(step: step) }
    let id = ScrollViewID(trace.scrollView)
    let start = clock
    bringToClock()
    for sample in trace.samples {
      try advance(to: start + sample.time)
      stage.time = clock
      stage.activities[id.index] = .traced(sample.position.y)
      stage.deliver(sample.position.y, to: id, notifying: &pattern)
    }
    pattern.handle(.didEndDragging(id, willDecelerate: false), on: &stage)
    // Insets and offsets that are set just now count, as after a lift.
    if case .traced(let offset) = stage.activities[id.index] { stage.rest(id, at: offset) }
  }
}
