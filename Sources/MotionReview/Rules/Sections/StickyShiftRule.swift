// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `STICKY-SHIFT`: a section header is not at its place at rest.
///
///     at rest, |o − oMin| ≤ 0.5 pt:  |start(header 0) − start of the content| > 0.5 pt
///
/// *Threshold.* Half a point.
///
/// *Why.* A header that is placed from its first row stands too low by the section's inset.
///
/// *Excluded.* Lists below tabs, whose content begins elsewhere.
enum StickyShiftRule {
  static func findings(in sections: SectionReading) -> [Finding] {
    let run = sections.run
    guard run.timeline.track("tabBar.y") < 0 else { return [] }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where sections.restsAtStart(frame) {
      for header in sections.headers(frame) where header.section < 8 {
        let off = abs(header.start - (sections.edge(frame) - sections.offset(frame)))
        guard off > run.limit(.stickyShift) else { continue }
        HitSpan.add(frame, off, cause: 0, to: &spans)
      }
    }
    return HitSpan.findings(of: .stickyShift, spans, label: "# pt shift") { span in
      Wording(
        "At rest the first section header lies # points from where its section begins. Place it from the section, not from the first row.",
        span.amount)
    }
  }
}
