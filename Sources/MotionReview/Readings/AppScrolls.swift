// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !WITHOUT_PROGRAM_STEPS
/// What the app has scrolled, or has moved the keyboard for, which scrolls a field into sight.
struct AppScrolls {
  /// Whether what moves in each frame may be what the app scrolls: nothing has rested since it began; empty if the app
  /// scrolls nothing.
  private(set) var follows: [Bool] = []
  /// Whether the rows are where the app has scrolled them in each frame: no finger has moved them since; empty if the app
  /// scrolls nothing.
  private(set) var placed: [Bool] = []

  /// - Complexity: Linear in the frames.
  init(_ timeline: Timeline, _ touches: [TouchSpan], _ rows: RowMotion) {
    var times: [Double] = []
    for event in timeline.events {
      switch event.kind {
      case .scrollTo, .focus, .blur: times.append(event.time)
      default: break
      }
    }
    if times.isEmpty { return }
    // When the last finger landed that moves the rows in each frame.
    var landings = [Double](repeating: -1, count: timeline.frameCount)
    for touch in touches where touch.first < touch.end {
      for frame in touch.first..<touch.end where abs(rows.moves[frame]) > 0.01 {
        landings[frame] = max(landings[frame], touch.landing)
      }
    }
    var count = 0
    var hasRested = false
    var landing = -1.0
    for frame in 0..<timeline.frameCount {
      let time = timeline.time(ofFrame: frame)
      while count < times.count, times[count] <= time + 1e-6 {
        count += 1
        hasRested = false
      }
      follows.append(count > 0 && !hasRested)
      placed.append(count > 0 && landing < times[count - 1])
      if count > 0, time > times[count - 1], timeline.phases[frame] == .idle { hasRested = true }
      landing = max(landing, landings[frame])
    }
  }
}
#endif
