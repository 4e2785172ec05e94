// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet does not follow the finger that holds it.
  ///
  /// ```text
  /// the finger has landed on the sheet, and the sheet moves:  |Δrow − f| > 1.5 pt
  /// ```
  ///
  /// *Threshold.* One and a half points: two roundings to pixels are less.
  ///
  /// *Why.* A sheet that is caught in motion belongs to the finger. An animation that continues
  /// moves it away, possibly in the opposite direction.
  ///
  /// *Excluded.* Fingers that land elsewhere, or on the edge of a moving sheet. The slop of a sheet
  /// at rest. A list beyond its end, and sheets beyond their heights at rest, which resist.
  ///
  /// *Example* (`bs0` on iPhone 8). The finger holds the sheet and moves by −13.3 points, the content under it by −13.3. When a finger lands, stop the animation at its visible position and continue from there.
  public static let detached = Self(
    "DETACHED", .error, tolerance: 1.5, .points,
    summary: "A sheet does not follow the finger that holds it.")
}

enum DetachedRule: RunRule {
  static var rule: ReviewRule { .detached }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for touch in run.touches where touch.first > 0 && touch.first < touch.end {
      let height = run.screen(touch.first).size.height
      guard
        touch.landsBelow(
          height - sheet.seen(touch.first), before: height - sheet.seen(touch.first - 1),
          in: run.timeline)
      else { continue }
      // A moving sheet has no slop.
      var isHeld =
        sheet.moves(touch.first) && touch.first + 1 < touch.end && sheet.moves(touch.first + 1)
      for frame in touch.first..<touch.end where frame > touch.first + 1 {
        let finger = run.finger(frame).y
        let move = run.rows.moves[frame]
        guard sheet.moves(frame), !finger.isNaN, !move.isNaN, !isBeyond(sheet, frame) else {
          continue
        }
        if !isHeld {
          isHeld = true
          continue
        }
        let off = abs(move - finger)
        guard off > run.limit() else { continue }
        HitSpan.add(frame, off, cause: 0, reach: 3, to: &spans)
      }
    }
    run.report(spans, label: "# pt off finger") { span in
      Wording(
        "The finger holds the sheet and moves by # points, the content under it by #. When a finger lands, stop the animation at its visible position and continue from there.",
        run.finger(span.worst).y, run.rows.moves[span.worst])
    }
  }

  private static func isBeyond(_ sheet: SheetReading, _ frame: Int) -> Bool {
    let run = sheet.run
    for frame in frame - 1...frame
    where sheet.offset(frame) < run.minimum(frame) - 0.01
      || sheet.offset(frame) > run.maximum(frame) + 0.01 || sheet.isAtEnd(frame)
    {
      return true
    }
    return false
  }
}
