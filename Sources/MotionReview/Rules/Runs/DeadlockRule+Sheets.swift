// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !WITHOUT_PROGRAM_STEPS
/// A sheet that keeps the finger when it has arrived, although its list could go on.
extension DeadlockRule {
  /// How far a finger has to have moved the sheet before, in points.
  private static let moved = 20.0

  static func judgeHandOver(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for touch in run.touches
    where touch.first > 0 && touch.first < touch.end && run.landsAtRest(touch)
      && touch.setsOutUpright(in: run.timeline) == true && run.isOnRow(touch.first)
      && run.timeline.fingers[touch.first].y >= run.screen(touch.first).size.height
        - sheet.seen(touch.first)
    {
      judgeHandOver(sheet, touch, &spans)
    }
    run.report(spans, label: "# pt deadlock") { span in
      Wording(
        "The sheet has arrived, the finger moves on for # points, and the list does not follow although it could. Hand the rest of the drag over to the list.",
        span.amount)
    }
  }

  private static func judgeHandOver(
    _ sheet: SheetReading, _ touch: TouchSpan, _ spans: inout [HitSpan]
  ) {
    let run = sheet.run
    let start = sheet.seen(touch.first - 1)
    var way = 0.0
    // A finger that returns from beyond an end of the sheet first takes back what it is ahead.
    let ys = run.timeline.fingers
    var (highest, lowest) = (ys[touch.first].y, ys[touch.first].y)
    for frame in touch.first + 1..<max(touch.first + 1, touch.end)
    where run.epoch(frame) == run.epoch(touch.first) {
      let step = run.finger(frame).y
      let room =
        step < 0
        ? run.maximum(frame) - run.offset(frame) : run.offset(frame) - run.minimum(frame)
      let isReturning = ys[frame].y > highest && ys[frame].y < lowest
      highest = min(highest, ys[frame].y)
      lowest = max(lowest, ys[frame].y)
      guard abs(sheet.seen(frame) - start) >= moved, run.isStill(frame), way * step >= 0,
        !isReturning,
        room > abs(way + step)
      else {
        way = 0
        continue
      }
      way += step
      if abs(way) > run.limit() { HitSpan.add(frame, abs(way), cause: 0, to: &spans) }
    }
  }
}
#endif
