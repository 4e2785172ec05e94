// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet comes to rest on the other side of where it was than the finger has led.
  ///
  /// ```text
  /// a finger lands on a sheet at rest, moves by d, |d| ≥ 20 pt, and lifts without reversing:
  /// (rest after − rest before) · d < 0, and by > 10 pt
  /// ```
  ///
  /// *Threshold.* 10 pt; sheets move from detent to detent, which are farther apart.
  ///
  /// *Why.* A finger that pulls a sheet down may be refused, and the sheet returns. A sheet that goes
  /// up instead follows something other than the finger, such as the offset of its list.
  ///
  /// *Excluded.* Fingers that land beside the sheet or while something moves, reverse at the end, or
  /// are cancelled. Sheets that another finger stops.
  ///
  /// *Example.* None in the gallery.
  public static let against = Self(
    "AGAINST", .error, tolerance: 10, .points,
    summary: "A sheet comes to rest on the other side of where it was than the finger has led.")
}

enum AgainstRule {
  static var rule: ReviewRule { .against }

  /// How far a finger has to move for a direction, in points.
  private static let travel = 20.0

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for flight in sheet.flights where flight.isComplete && !flight.isCancelled {
      guard flight.first > 0, flight.lift > flight.first,
        let touch = run.touches.first(where: { $0.first == flight.first && $0.lift == flight.time }
        ),
        run.landsAtRest(touch), run.epoch(flight.first - 1) == run.epoch(flight.last)
      else { continue }
      let fingers = run.timeline.fingers
      let led = fingers[flight.first].y - fingers[flight.lift].y
      let before = sheet.seen(flight.first - 1)
      guard abs(led) >= travel, -run.finger(flight.lift).y * led >= 0,
        fingers[flight.first].y >= run.screen(flight.first).size.height - before
      else { continue }
      let moved = sheet.seen(flight.last) - before
      guard abs(moved) > run.limit(), moved * led < 0 else { continue }
      HitSpan.add(flight.last, abs(moved), cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt against") { span in
      Wording(
        "The finger leads the sheet one way, and the sheet comes to rest # points the other way from where it was. Choose the detent from the finger and its speed alone.",
        span.amount)
    }
  }
}
