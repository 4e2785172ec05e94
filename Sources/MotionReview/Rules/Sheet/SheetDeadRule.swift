// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet that could move does not follow a drag of its list.
  ///
  /// ```text
  /// over ≥ 60 pt of the finger's travel beyond the slop, list at its top:  sheet moves < 20 % of it, though it could
  /// ```
  ///
  /// *Threshold.* 60 pt, the height of a row.
  ///
  /// *Why.* A list that bounces or scrolls takes the finger, and the sheet behind it never receives
  /// the touch.
  ///
  /// *Excluded.* Fingers that reverse, start sideways or at an angle, or land while something moves
  /// or while the list is not at its top. Sheets that do not report their detents.
  ///
  /// *Example.* None in the gallery.
  public static let sheetDead = Self(
    "SHEET-DEAD", .error, tolerance: 60, .points,
    summary: "A sheet that could move does not follow a drag of its list.")
}

enum SheetDeadRule: RunRule {
  static var rule: ReviewRule { .sheetDead }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first > 0 && touch.first < touch.end
      && run.epoch(touch.first - 1) == run.epoch(touch.first) && run.landsAtRest(touch)
      && touch.setsOutUpright(in: run.timeline) == true
    {
      // A row above the sheet is not of its list.
      guard run.isOnRow(touch.first), abs(sheet.offset(touch.first - 1)) < 0.5,
        run.timeline.fingers[touch.first].y >= run.screen(touch.first).size.height
          - sheet.seen(touch.first)
      else { continue }
      judge(sheet, touch, &spans)
    }
    run.report(spans, label: "# pt ignored") { span in
      Wording(
        "The finger drags the list by # points, and the sheet does not follow although it could. Let the sheet move first while the list is at its top.",
        span.amount)
    }
  }

  private static func judge(_ sheet: SheetReading, _ touch: TouchSpan, _ spans: inout [HitSpan]) {
    let run = sheet.run
    let start = run.timeline.fingers[touch.first].y
    var far = 0.0
    for frame in touch.first..<touch.end where run.epoch(frame) == run.epoch(touch.first) {
      let way = run.timeline.fingers[frame].y - start
      guard way * far >= 0, abs(way) >= abs(far) - 0.01 else { return }
      far = way
      let beyond = abs(way) - run.timeline.touchSlop
      guard sheet.room(touch.first - 1, isUpwards: way < 0) > beyond,
        beyond > run.limit()
      else { continue }
      let moved = abs(sheet.seen(frame) - sheet.seen(touch.first - 1))
      guard moved < 0.2 * beyond else { continue }
      HitSpan.add(frame, beyond, cause: 0, to: &spans)
    }
  }
}
