// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `SHORT-TAB`: a tab has too few rows for the bar to stay pinned.
///
///     the bar was pinned, and:  oMax < C − 0.5 pt
///
/// `C` is how far the header travels.
///
/// *Threshold.* Half a point.
///
/// *Why.* A table cannot be scrolled farther than its rows reach. A short tab pulls the header back down.
///
/// *Excluded.* Patterns whose header has a scroll of its own; tables that fill up short tabs.
enum ShortTabRule {
  static func findings(in tabs: TabReading) -> [Finding] {
    let run = tabs.run
    guard tabs.isTable else { return [] }
    var spans: [HitSpan] = []
    var wasPinned = false
    for frame in 0..<run.frameCount {
      wasPinned = wasPinned || tabs.isPinned(frame)
      let short = tabs.travel(frame) - run.maximum(frame)
      guard wasPinned, short > run.limit(.shortTab) else { continue }
      HitSpan.add(frame, short, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .shortTab, spans, label: "# pt too short") { span in
      Wording(
        "The tab in front has # points of rows too few for the tab bar to stay pinned. Fill the table up to the height of the screen below the tabs.",
        span.amount)
    }
  }
}
