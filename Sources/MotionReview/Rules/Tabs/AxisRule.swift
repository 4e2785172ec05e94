// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A finger scrolls along both axes.
  ///
  /// ```text
  /// |Δx| > 1.25·|Δy| of the finger at the slop:  rows move by > 0.5 pt up or down
  /// |Δy| > 1.25·|Δx| of the finger at the slop:  pages move by > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point over the whole touch. Fingers near the diagonal may do either.
  ///
  /// *Why.* Recognisers that work simultaneously each take their part of a diagonal drag: the page
  /// changes while the list scrolls.
  ///
  /// *Excluded.* Fingers that land while something moves, or on the bar and above it, where pages
  /// do not move. Patterns without pages.
  ///
  /// *Example* (`st6` on iPhone 8). A finger that starts sideways also scrolls the rows, by 94.8 points. Choose one axis when the drag starts, and block the other.
  public static let axis = Self(
    "AXIS", .error, tolerance: 0.5, .points,
    summary: "A finger scrolls along both axes.")
}

enum AxisRule: RunRule {
  static var rule: ReviewRule { .axis }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first < touch.end && run.landsAtRest(touch) {
      let pages = tabs.pages(touch.first)
      let (edge, before) = (run.tabBarEnd(touch.first), run.tabBarEnd(touch.first - 1))
      guard let isUpright = touch.setsOutUpright(in: run.timeline), !pages.isNaN,
        edge.isNaN || touch.landsBelow(edge, before: before, in: run.timeline)
      else { continue }
      var moved = 0.0
      for frame in touch.first..<touch.end where frame > touch.first {
        #if !WITHOUT_PROGRAM_STEPS
        if run.followsApp(frame) || run.epoch(frame) != run.epoch(touch.first) { break }
        #endif
        if isUpright {
          moved = abs(tabs.pages(frame) - pages)
        } else if !run.rows.moves[frame].isNaN {
          moved += abs(run.rows.moves[frame])
        }
        guard moved > run.limit() else { continue }
        HitSpan.add(frame, moved, cause: isUpright ? 0 : 1, reach: 6, to: &spans)
      }
    }
    run.report(spans, label: "# pt across") { span in
      var text = Wording()
      text.append(
        span.cause == 1
          ? "A finger that starts sideways also scrolls the rows, by "
          : "A finger that starts vertically also moves the pages, by ")
      text.append(
        "# points. Choose one axis when the drag starts, and block the other.", span.amount)
      return text
    }
  }
}
