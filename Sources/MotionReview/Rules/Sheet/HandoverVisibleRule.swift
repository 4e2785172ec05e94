// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The sheet slows down visibly just after touch up.
  ///
  /// ```text
  /// |v_lift| − v(1/30 s later) > max(150 pt/s, 0.3·|v_lift|, 1.5·(2ω·|v_lift| − ω²·x)/30 s),  |v_lift| > 200 pt/s
  /// ```
  ///
  /// `v` is the visible speed in the finger's direction in the second sixtieth of a second after
  /// the touch up, at any display rate; `x` is the remaining distance in that direction, and ω =
  /// 15.7/s that of a spring with a response of 0.4 s, the stiffest in use: its own deceleration is
  /// not a fault.
  ///
  /// *Threshold.* Three tenths of the speed.
  ///
  /// *Why.* Even a correct velocity is lost if the spring is stiff or the animation starts late.
  /// The drop is visible.
  ///
  /// *Excluded.* Everything that `HANDOVER-V` excludes; sheets that stop within 1/15 s, or that a
  /// finger stops; fingers that change their speed by half in the last 1/20 s.
  ///
  /// *Example* (`bs4` on iPhone 8). A thirtieth of a second after touch up the sheet has lost 381.1 pt/s of its speed, more than its spring explains. Start the animation at touch up, with the finger's velocity.
  public static let handoverVisible = Self(
    "HANDOVER-V-VIS", .warning, tolerance: 0.3, .share,
    summary: "The sheet slows down visibly just after touch up.")
}

enum HandoverVisibleRule: RunRule {
  static var rule: ReviewRule { .handoverVisible }

  private static let frequency = 15.7
  /// Between which times after the touch up the speed is read, in seconds.
  private static let (start, end) = (1.0 / 60, 1.0 / 30)

  static func judge(_ sheet: SheetReading) {
    var spans: [HitSpan] = []
    for flight in sheet.flights where flight.isComplete {
      guard let lift = sheet.liftVelocity(flight),
        sheet.run.timeline.time(ofFrame: flight.last) - flight.time >= 2 * end,
        min(abs(lift.low), abs(lift.high)) > 200, lift.high - lift.low < 0.5 * abs(lift.mean)
      else { continue }
      let direction: Double = lift.mean < 0 ? -1 : 1
      let speed = min(abs(lift.low), abs(lift.high))
      let later = sheet.seen(at: flight.time + end, in: flight)
      let after =
        (later - sheet.seen(at: flight.time + start, in: flight)) / (end - start) * direction
      // The finger has moved the sheet since its last frame.
      let wait = flight.time - sheet.run.timeline.time(ofFrame: flight.lift)
      let lifted = sheet.seen(flight.lift) + sheet.velocity(flight.lift) * wait
      let left = (sheet.seen(flight.last) - lifted) * direction
      let brake = max(0, 2 * frequency * speed - frequency * frequency * left)
      let allowed = max(150, sheet.run.limit() * speed, 1.5 * brake * end)
      guard speed - after > allowed else { continue }
      let frame = Int((flight.time + end) * Double(sheet.run.timeline.rate))
      HitSpan.add(min(frame, flight.last), speed - after, cause: 0, to: &spans)
    }
    sheet.run.report(spans, label: "# pt/s brake") { span in
      Wording(
        "A thirtieth of a second after touch up the sheet has lost # pt/s of its speed, more than its spring explains. Start the animation at touch up, with the finger's velocity.",
        span.amount)
    }
  }
}
