// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Rows show where a section header should be.
  ///
  /// ```text
  /// header i is pushed out:  start(header i+1) − max(end(header i), end of what covers the list) > 0.5 pt
  /// header i sticks:         start(header i) − end of what covers the list > 0.5 pt
  /// ```
  ///
  /// A header is pushed out if it is beyond its natural position, before the line at which others
  /// stick, and moves with the list.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A header that leaves with the last row uncovers insets and footers. A header that
  /// sticks at the inset of the list floats once the bar above it has gone.
  ///
  /// *Excluded.* Space between sections while nothing is pushed, and lists without headers that stick.
  ///
  /// *Example* (`pp0` on iPhone 8). A section header sticks 150 points below what covers the list (70), and rows are visible in between. Let it stick to the current edge of the bar, not to the list's inset.
  public static let stickyGap = Self(
    "STICKY-GAP", .error, tolerance: 0.5, .points,
    summary: "Rows show where a section header should be.")
}

enum StickyGapRule: RunRule {
  static var rule: ReviewRule { .stickyGap }

  static func judge(_ sections: SectionReading) {
    let run = sections.run
    guard sections.sticks else { return }
    var spans: [HitSpan] = []
    let limit = run.limit()
    for frame in 0..<run.frameCount {
      let headers = sections.headers(frame)
      let cover = sections.cover(frame)
      for header in headers where header.isMoved {
        if header.isPinned, header.start - cover > limit,
          header.start < run.screen(frame).size.height
        {
          HitSpan.add(frame, header.start - cover, cause: 1, to: &spans)
        } else if isPushed(header, in: run, frame), header.start < cover - limit {
          for next in headers where next.section == header.section &+ 8 {
            let gap = next.start - max(header.end, cover)
            guard gap > limit else { continue }
            HitSpan.add(frame, gap, cause: 0, reach: 6, to: &spans)
          }
        }
      }
    }
    run.report(spans, label: "# pt uncovered") { span in
      span.cause == 0
        ? Wording(
          "A section header is pushed out # points before the next one comes. Keep it until its section ends, including insets and footer.",
          span.amount)
        : Wording(
          "A section header sticks # points below what covers the list (#), and rows are visible in between. Let it stick to the current edge of the bar, not to the list's inset.",
          span.amount, sections.cover(span.worst))
    }
  }

  /// Whether a header moves with the list again.
  private static func isPushed(
    _ header: SectionReading.Header, in run: RunReading, _ frame: Int
  ) -> Bool {
    abs(header.move) > 0.05 && abs(header.move - run.rows.moves[frame]) < 0.001
  }
}
