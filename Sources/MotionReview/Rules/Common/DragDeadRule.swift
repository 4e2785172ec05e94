// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A list that has more to show does not move under a finger.
  ///
  /// ```text
  /// over ≥ 60 pt of the finger's way beyond the slop, rows below the screen's end:  nothing moves
  /// ```
  ///
  /// *Threshold.* 60 pt, the height of a row.
  ///
  /// *Why.* A list that nothing scrolls seems frozen: a scroll view is disabled, or the code that
  /// follows its offset does not receive its events.
  ///
  /// *Excluded.* Fingers that do not land on rows, that set out sideways or slantingly, or land while something moves.
  ///
  /// *Example.* No variant in the gallery does it.
  public static let dragDead = Self(
    "DRAG-DEAD", .error, tolerance: 60, .points,
    summary: "A list that has more to show does not move under a finger.")
}

enum DragDeadRule: RunRule {
  static var rule: ReviewRule { .dragDead }

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first < touch.end && run.landsAtRest(touch)
      && touch.setsOutUpright(in: run.timeline) == true
    {
      guard run.isOnRow(touch.first) else { continue }
      for frame in touch.first + 1..<max(touch.first + 1, touch.end) {
        let way =
          run.timeline.fingers[touch.first].y - run.timeline.fingers[frame].y
          - run.timeline.touchSlop
        guard run.isStill(frame) else { break }
        guard way > run.limit(),
          run.rows.ends[frame] > run.screen(frame).size.height + RunReading.tolerance
        else { continue }
        HitSpan.add(frame, way, cause: 0, to: &spans)
      }
    }
    run.report(spans, label: "# pt ignored") { span in
      Wording(
        "The finger drags the list up by # points, there are rows below the screen, and nothing moves. Let the offset move the content.",
        span.amount)
    }
  }
}
