// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The list scrolls while its sheet moves.
  ///
  /// ```text
  /// the sheet moves before, in and after a frame:  o is outside of oMin and o(before it moved) by > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* One finger moves the sheet or its list. If both respond, rows move at twice its speed,
  /// and the list continues after the finger has flung the sheet.
  ///
  /// *Excluded.* The first and the last frame of a movement, and frames in which it reverses: sheet
  /// and list share the finger's travel there.
  ///
  /// *Example* (`bs0` on iPhone 8). While the sheet moves, its list scrolls by 101.3 points, from 0 to 101.3. Hold the list until the sheet is fully open.
  public static let slip = Self(
    "SLIP", .error, tolerance: 0.5, .points,
    summary: "The list scrolls while its sheet moves.")
}

enum SlipRule: RunRule {
  static var rule: ReviewRule { .slip }

  /// Whether a finger stops something within a frame, as the list beyond its top.
  private static func catches(_ run: RunReading, _ frame: Int) -> Bool {
    for index in run.touches(at: frame) where run.touches[index].first == frame {
      return run.touches[index].catches
    }
    return false
  }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    /// Between which offsets the list was before the sheet moved, in points.
    var before = (low: sheet.offset(0), high: sheet.offset(0))
    for frame in 0..<run.frameCount - 1 where frame > 1 {
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) {
        before = (sheet.offset(frame), sheet.offset(frame))
        continue
      }
      #endif
      guard sheet.moves(frame), sheet.moves(frame + 1),
        sheet.move(frame) * sheet.move(frame + 1) > 0, run.epoch(frame + 1) == run.epoch(frame - 1)
      else {
        before = (sheet.offset(frame), sheet.offset(frame))
        continue
      }
      guard sheet.moves(frame - 1), sheet.move(frame - 1) * sheet.move(frame) > 0 else {
        let start = sheet.offset(catches(run, frame) ? frame : frame - 1)
        before = (start, start)
        // Beyond its top, a list may use a part of the finger's travel before it hands over.
        if start < run.minimum(frame) { before.low = min(start, sheet.offset(frame)) }
        continue
      }
      let offset = sheet.offset(frame)
      let slip = max(
        offset - max(before.high, run.minimum(frame)),
        min(before.low, run.minimum(frame)) - offset)
      guard slip > run.limit() else { continue }
      HitSpan.add(frame, slip, cause: 0, reach: 6, to: &spans)
    }
    run.report(spans, label: "# pt slip") { span in
      Wording(
        "While the sheet moves, its list scrolls by # points, from # to #. Hold the list until the sheet is fully open.",
        span.amount, sheet.offset(span.worst) - span.amount, sheet.offset(span.worst))
    }
  }
}
