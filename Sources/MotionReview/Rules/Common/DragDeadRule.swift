// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A list with more content does not move under a finger.
  ///
  /// ```text
  /// over ≥ 60 pt of the finger's travel beyond the slop, rows below the screen's end:  nothing moves
  /// ```
  ///
  /// *Threshold.* 60 pt, the height of a row.
  ///
  /// *Why.* A list that does not scroll seems frozen: a scroll view is disabled, or the code that
  /// follows its offset does not receive its events.
  ///
  /// *Excluded.* Fingers that do not land on rows, start sideways or at an angle, or land while
  /// something moves.
  ///
  /// *Example.* None in the gallery.
  public static let dragDead = Self(
    "DRAG-DEAD", .error, tolerance: 60, .points,
    summary: "A list with more content does not move under a finger.")
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
        "The finger drags the list up by # points, and there are rows below the screen, but nothing moves. Make the content follow the offset.",
        span.amount)
    }
  }
}
