// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Two section headers overlap.
  ///
  /// ```text
  /// end(header i) − start(header i+1) > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A header is pushed out by the next one. If they overlap, the text of both is
  /// unreadable.
  ///
  /// *Excluded.* Nothing.
  ///
  /// *Example.* None in the gallery.
  public static let stickyOrder = Self(
    "STICKY-ORDER", .error, tolerance: 0.5, .points,
    summary: "Two section headers overlap.")
}

enum StickyOrderRule: RunRule {
  static var rule: ReviewRule { .stickyOrder }

  static func judge(_ sections: SectionReading) {
    let run = sections.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      var most = 0.0
      let headers = sections.headers(frame)
      for header in headers {
        for next in headers where next.section == header.section &+ 8 {
          most = max(most, header.end - next.start)
        }
      }
      guard most > run.limit() else { continue }
      HitSpan.add(frame, most, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt overlap") { span in
      Wording(
        "A section header covers # points of the next one. Let the end of its own section push it out.",
        span.amount)
    }
  }
}
