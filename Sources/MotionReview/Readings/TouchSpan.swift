// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A finger on the screen, from its landing to its lift.
struct TouchSpan {
  /// When it landed, in seconds.
  var landing: Double
  /// When it lifted, in seconds; infinite if it is still down.
  var lift: Double
  /// The first frame that shows it, unless it was too short to be shown.
  var first: Int
  /// The first frame after it; the number of frames if it is still down.
  var end: Int

  /// Whether it was only a moment.
  var isTap: Bool { lift - landing < 0.02 }

  /// The touches of a run.
  static func all(in timeline: Timeline) -> [TouchSpan] {
    var touches: [TouchSpan] = []
    for event in timeline.events {
      let isLift = event.kind == .touchUp
      guard isLift || event.kind == .touchDown else { continue }
      // A frame at the time of a landing shows the finger, one at the time of its lift does not.
      let exact = event.time * Double(timeline.rate) - 1e-6
      var frame = Int(max(exact, 0))
      if Double(frame) < exact { frame += 1 }
      frame = min(frame, timeline.frameCount)
      if !isLift {
        touches.append(
          TouchSpan(
            landing: event.time, lift: .infinity, first: frame, end: timeline.frameCount))
      } else if !touches.isEmpty {
        touches[touches.count - 1].lift = event.time
        touches[touches.count - 1].end = frame
      }
    }
    return touches
  }
}
