// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `UNCOVERED`: a picture does not cover its window.
///
///     uncovered strip > 0.5 pt
///     header stretches: |header's upper edge − screen's| > 0.5 pt, or firstRowTop − h > 0.5 pt, while pulled
///
/// *Threshold.* Half a point.
///
/// *Why.* A picture that moves at a speed of its own needs to be larger than its window, by as much as screen and bounce
/// let it travel; else the background shows.
///
/// *Excluded.* Patterns that record neither strips nor a stretching header.
enum UncoveredRule {
  static func findings(in run: RunReading) -> [Finding] {
    let timeline = run.timeline
    let strips = [timeline.track("hero.uncovered"), timeline.track("card.uncovered")]
    let top = timeline.track("header.top")
    guard strips[0] >= 0 || strips[1] >= 0 || top >= 0 else { return [] }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      var strip = 0.0
      // NaN is never greater.
      for track in strips where run.value(track, frame) > strip {
        strip = run.value(track, frame)
      }
      if top >= 0, run.pull(frame) > 0 {
        strip = max(strip, run.value(top, frame))
        strip = max(strip, run.firstRowTop(frame) - run.headerBottom(frame))
      }
      guard strip > run.limit(.uncovered) else { continue }
      HitSpan.add(frame, strip, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .uncovered, spans, label: "# pt uncovered") { span in
      var text = Wording(
        "A strip of # points shows the background beside a picture ", span.amount)
      text.sayWhen(timeline.phases[span.worst])
      text.say(". Make the picture as large as the way that this screen and its bounce let it go.")
      return text
    }
  }
}
