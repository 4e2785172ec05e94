// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// Plays a recorded finger: it lands with the first sample and lifts with the last one.
  mutating func followFinger(_ recording: Trace) throws(SimulationError) {
    guard let first = recording.samples.first else { return }
    let start = clock
    try advance(to: start + first.time)
    try land(at: first.position)
    let trace = clamped(recording)
    let last = trace.samples[trace.samples.count - 1]
    finger?.paths.append(
      FingerPath(
        start: start, end: start + last.time, origin: first.position,
        destination: last.position, motion: .recorded(step: step)))
    try advance(to: start + last.time)
    pointer = last.position
    try lift()
  }

  /// The recording with its finger kept on the screen.
  ///
  /// Finger paths read samples from the script, so the script gets the clamped ones.
  private mutating func clamped(_ recording: Trace) -> Trace {
    var trace = recording
    for index in trace.samples.indices {
      let nearest = onScreen(trace.samples[index].position)
      // Most recordings stay on the screen: their samples are not copied.
      if nearest != trace.samples[index].position { trace.samples[index].position = nearest }
    }
    if timeline.stepsOffScreen.last == step { request.script.steps[step] = .trace(trace) }
    return trace
  }

  /// Plays a recorded offset: every sample that changes it causes one `didScroll` at its time.
  mutating func followOffset(_ trace: Trace) throws(SimulationError) {
    guard finger == nil else { throw .fingerDown(step: step) }
    let id = ScrollViewID(trace.scrollView)
    let start = clock
    bringToClock()
    for sample in trace.samples {
      try advance(to: start + sample.time)
      host.time = clock
      host.states[id.index].activity = .traced(sample.position.y)
      host.deliver(sample.position.y, to: id, notifying: &pattern)
    }
    pattern.handle(.didEndDragging(id, willDecelerate: false), on: &host)
    // Insets and offsets that were just set count, as after a touch up.
    if case .traced(let offset) = host.states[id.index].activity { host.rest(id, at: offset) }
  }
}
