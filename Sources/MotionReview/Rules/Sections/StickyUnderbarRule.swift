// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `STICKY-UNDERBAR`: a section header sticks under a bar.
///
///     header i sticks:  end of what covers the list − start(header i) > 0.5 pt
///
/// What covers the list are the tabs above it, where there are any, else the safe area and the bars that are drawn there, as
/// far as the list is inset for them. A header sticks where it stays on the screen while the list moves.
///
/// *Threshold.* Half a point.
///
/// *Why.* A list goes on behind the bars, and its bounds begin there. What sticks to the bounds is hidden by them.
///
/// *Excluded.* Headers that are being pushed out, which may go under the bar.
enum StickyUnderbarRule {
  static func findings(in sections: SectionReading) -> [Finding] {
    let run = sections.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      let cover = sections.hiddenEdge(frame)
      for header in sections.headers(frame) where header.isPinned {
        let hidden = cover - header.start
        guard hidden > run.limit(.stickyUnderbar) else { continue }
        HitSpan.add(frame, hidden, cause: 0, reach: 12, to: &spans)
      }
    }
    return HitSpan.findings(of: .stickyUnderbar, spans, label: "# pt under bar") { span in
      Wording(
        "A section header sticks # points above the end of what covers the list (#). Let headers stick at the inset, not at the bounds.",
        span.amount, sections.hiddenEdge(span.worst))
    }
  }
}
