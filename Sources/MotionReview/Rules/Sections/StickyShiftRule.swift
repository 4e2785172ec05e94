// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A section header is at the wrong position at rest.
  ///
  /// ```text
  /// at rest, |o − oMin| ≤ 0.5 pt:  |start(header 0) − start of the content| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A header that is positioned from its first row is too low by the section's inset.
  ///
  /// *Excluded.* Lists below tabs, whose content starts elsewhere.
  ///
  /// *Example* (`sh2` on iPhone 8). At rest the first section header is 10 points away from the start of its section. Position it by the section, not by the first row.
  public static let stickyShift = Self(
    "STICKY-SHIFT", .error, tolerance: 0.5, .points,
    summary: "A section header is at the wrong position at rest.")
}

enum StickyShiftRule: RunRule {
  static var rule: ReviewRule { .stickyShift }

  static func judge(_ sections: SectionReading) {
    let run = sections.run
    guard run.timeline.track("tabBar.y") < 0 else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where sections.restsAtStart(frame) {
      for header in sections.headers(frame) where header.section < 8 {
        let off = abs(header.start - (sections.edge(frame) - sections.offset(frame)))
        guard off > run.limit() else { continue }
        HitSpan.add(frame, off, cause: 0, to: &spans)
      }
    }
    run.report(spans, label: "# pt shift") { span in
      Wording(
        "At rest the first section header is # points away from the start of its section. Position it by the section, not by the first row.",
        span.amount)
    }
  }
}
