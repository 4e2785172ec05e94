// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// An animation is too short for its distance.
  ///
  /// ```text
  /// after a touch up:  |Δy| · rate > 6000 pt/s, or distance > 100 pt in less than 0.1 s
  /// and faster than one and a half times the finger
  /// in the frame in which the keyboard comes or goes:  |Δy| > 100 pt
  /// ```
  ///
  /// *Threshold.* 100 pt, about the height of two rows.
  ///
  /// *Why.* A duration that is computed from one distance and used for another takes a sheet across the screen in five frames.
  ///
  /// *Excluded.* Sheets as fast as the finger that flings them, touches of less than 1/20 s, and
  /// sheets that a finger stops. With the keyboard, sheets that a finger holds or that move already.
  ///
  /// *Example.* None in the gallery.
  public static let teleport = Self(
    "TELEPORT", .error, tolerance: 100, .points,
    summary: "An animation is too short for its distance.")
}

enum TeleportRule: RunRule {
  static var rule: ReviewRule { .teleport }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for flight in sheet.flights where flight.isComplete {
      guard let lift = sheet.liftVelocity(flight) else { continue }
      let finger = 1.5 * max(abs(lift.low), abs(lift.high))
      let way = abs(sheet.seen(flight.last) - sheet.seen(flight.lift))
      let time = Double(flight.last - flight.lift) / Double(run.timeline.rate)
      var fastest = flight.lift + 1
      for frame in flight.lift + 1...flight.last
      where abs(sheet.velocity(frame)) > abs(sheet.velocity(fastest)) {
        fastest = frame
      }
      let speed = abs(sheet.velocity(fastest))
      let limit = run.limit()
      guard speed > finger, speed > 6000 || way > limit && time < 0.1
      else { continue }
      HitSpan.add(fastest, way, cause: 0, to: &spans)
    }
    #if !WITHOUT_PROGRAM_STEPS
    judgeKeyboard(sheet, &spans)
    #endif
    run.report(spans, label: "# pt at once") { span in
      #if !WITHOUT_PROGRAM_STEPS
      guard span.cause == 0 else {
        return Wording(
          "The sheet moves # points in the frame in which the keyboard begins to move. Animate it with the keyboard.",
          span.amount)
      }
      #endif
      return Wording(
        "After touch up the sheet covers # points at up to # pt/s. Compute the duration from the remaining distance, or use a spring.",
        span.amount, abs(sheet.velocity(span.worst)))
    }
  }

  #if !WITHOUT_PROGRAM_STEPS
  /// A keyboard takes half a second; a sheet that stands on it does not change its height in one frame.
  private static func judgeKeyboard(_ sheet: SheetReading, _ spans: inout [HitSpan]) {
    let run = sheet.run
    let rate = Double(run.timeline.rate)
    for event in run.timeline.events where event.kind == .focus || event.kind == .blur {
      // The frame at the event's time may have been shown before it.
      let first = max(1, Int((event.time * rate - 1e-6).rounded(.up)))
      for frame in first..<max(first, min(first + 2, run.frameCount))
      where !run.isHeld(frame) && run.isIdle(first - 1) {
        let way = abs(sheet.seen(frame) - sheet.seen(frame - 1))
        if way > run.limit() { HitSpan.add(frame, way, cause: 1, to: &spans) }
      }
    }
  }
  #endif
}
