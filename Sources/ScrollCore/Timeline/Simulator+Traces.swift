// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// Plays a recorded finger: it lands with the first sample and lifts with the last.
  mutating func followFinger(_ recording: Trace) throws(SimulationError) {
    guard let first = recording.samples.first else { return }
    let start = clock
    try advance(to: start + first.time)
    try land(at: first.position)
    let trace = held(recording)
    let last = trace.samples[trace.samples.count - 1]
    finger?.paths.append(
      FingerPath(
        start: start, end: start + last.time, origin: first.position,
        destination: last.position, motion: .recorded(step: step)))
    try advance(to: start + last.time)
    pointer = last.position
    try lift()
  }

  /// A recording whose finger stays on the screen; the script holds that one from here on.
  private mutating func held(_ recording: Trace) -> Trace {
    var trace = recording
    for index in trace.samples.indices {
      trace.samples[index].position = onScreen(trace.samples[index].position)
    }
    if timeline.stepsOffScreen.last == step { request.script.steps[step] = .trace(trace) }
    return trace
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
