// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `OFF-CENTRE`: a page rests off its place.
///
///     at rest:  |x − the nearest page's place| > 0.5 pt
///
/// *Threshold.* Half a point.
///
/// *Why.* Pages that are narrower than their view are not a view's width apart: paging by the view leaves each farther
/// off.
///
/// *Excluded.* Where the run begins. Patterns that do not record `page.offCentre`.
enum OffCentreRule {
  static func findings(in run: RunReading) -> [Finding] {
    let track = run.timeline.track("page.offCentre")
    guard track >= 0 else { return [] }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount
    where run.isIdle(frame) && run.offset(frame) != run.offset(0) {
      let off = abs(run.value(track, frame))
      guard off > run.limit(.offCentre) else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .offCentre, spans, label: "# pt off centre") { span in
      Wording(
        "The page rests # points off its place. Aim at the place of a page when the finger lifts.",
        span.amount)
    }
  }
}
