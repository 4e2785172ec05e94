// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A section header sticks under a bar.
  ///
  /// ```text
  /// header i sticks:  end of what covers the list − start(header i) > 0.5 pt
  /// ```
  ///
  /// The list is covered by the tabs above it, if there are any, else by the safe area and the bars
  /// there, as far as the list is inset for them. A header sticks if it stays in place on the
  /// screen while the list moves.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A list extends behind the bars, and so do its bounds. Bars hide what sticks to the
  /// bounds.
  ///
  /// *Excluded.* Headers that are being pushed out, which may go under the bar.
  ///
  /// *Example* (`sh2` on iPhone 8). A section header sticks 20 points above the end of what covers the list (20). Let headers stick at the inset, not at the bounds.
  public static let stickyUnderbar = Self(
    "STICKY-UNDERBAR", .error, tolerance: 0.5, .points,
    summary: "A section header sticks under a bar.")
}

enum StickyUnderbarRule: RunRule {
  static var rule: ReviewRule { .stickyUnderbar }

  static func judge(_ sections: SectionReading) {
    let run = sections.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      // Asked for only where a header sticks: it looks at all elements of the frame.
      for header in sections.headers(frame) where header.isPinned {
        let hidden = sections.hiddenEdge(frame) - header.start
        guard hidden > run.limit() else { continue }
        HitSpan.add(frame, hidden, cause: 0, reach: 12, to: &spans)
      }
    }
    run.report(spans, label: "# pt under bar") { span in
      Wording(
        "A section header sticks # points above the end of what covers the list (#). Let headers stick at the inset, not at the bounds.",
        span.amount, sections.hiddenEdge(span.worst))
    }
  }
}
