// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The sheet does not start with the velocity of the finger at touch up.
  ///
  /// ```text
  /// |v₀ − v_lift| > max(100 pt/s, 0.25 · |v_lift|),  |v_lift| > 200 pt/s
  /// ```
  ///
  /// `v_lift` is the velocity of the finger at its touch up, and `v₀` that of the sheet's animation
  /// at the same instant. A simulated run records both. If a recording or a pattern does not
  /// contain them, `v_lift` is any velocity of the finger's last 1/20 s, and `v₀` comes from a
  /// parabola through the mean speeds of the first three whole frames; half of their second
  /// difference is also allowed, for the error of the parabola.
  ///
  /// *Threshold.* A quarter of the speed, plus 100 pt/s.
  ///
  /// *Why.* `initialSpringVelocity` counts travels per second; a velocity in points per millisecond, or its magnitude, starts the sheet at a
  /// fraction of the finger's speed.
  ///
  /// *Excluded.* A touch up at a height where the sheet stays: the list takes the speed. Touches
  /// that the system cancels, which have no speed. Without recorded velocities, also sheets that
  /// stop within five frames, and touches of less than 1/10 s.
  ///
  /// *Example* (`bs0` on iPhone 8). The finger lifts while the sheet moves at 1117.7 pt/s, and the sheet continues at 276.6. Give the spring the finger's velocity, divided by the distance, with its sign.
  public static let handover = Self(
    "HANDOVER-V", .error, tolerance: 0.25, .share,
    summary: "The sheet does not start with the velocity of the finger at touch up.")
}

enum HandoverRule: RunRule {
  static var rule: ReviewRule { .handover }

  private static let leastSpeed = 200.0
  private static let leastLoss = 100.0

  static func judge(_ sheet: SheetReading) {
    var spans: [HitSpan] = []
    /// The velocities of the finger and of the sheet, for each span in points per second.
    var speeds: [(lift: Double, start: Double)] = []
    for flight in sheet.flights where !flight.isCancelled {
      guard let loss = loss(sheet, flight), loss.amount > loss.allowed
      else { continue }
      HitSpan.add(flight.lift + 1, loss.amount, cause: 0, reach: 0, to: &spans)
      speeds.append((loss.lift, loss.start))
    }
    sheet.run.report(spans, label: "# pt/s lost") { span in
      let speed = speeds[spans.firstIndex { $0.worst == span.worst } ?? 0]
      return Wording(
        "The finger lifts while the sheet moves at # pt/s, and the sheet continues at #. Give the spring the finger's velocity, divided by the distance, with its sign.",
        speed.lift, speed.start)
    }
  }

  /// What is lost at a touch up, what may be, and the velocities of finger and sheet; all in points per second.
  private typealias Loss = (amount: Double, allowed: Double, lift: Double, start: Double)

  private static func loss(_ sheet: SheetReading, _ flight: SheetReading.Flight) -> Loss? {
    // A recording has no starts at all.
    if sheet.run.timeline.motionStarts.isEmpty { return estimatedLoss(sheet, flight) }
    guard let speed = sheet.recordedStart(flight) else { return nil }
    if speed.sheet.isNaN { return estimatedLoss(sheet, flight) }
    guard sheet.isHeldAtLift(flight), abs(speed.finger) > leastSpeed else { return nil }
    let allowed = max(leastLoss, sheet.run.limit() * abs(speed.finger))
    return (abs(speed.sheet - speed.finger), allowed, speed.finger, speed.sheet)
  }

  private static func estimatedLoss(_ sheet: SheetReading, _ flight: SheetReading.Flight) -> Loss? {
    guard let lift = sheet.liftVelocity(flight), flight.last - flight.lift >= 5,
      min(abs(lift.low), abs(lift.high)) > leastSpeed
    else { return nil }
    let start = sheet.startVelocity(flight)
    let allowed =
      max(leastLoss, sheet.run.limit() * abs(lift.mean)) + 0.5 * sheet.bend(flight)
    return (max(lift.low - start, start - lift.high), allowed, lift.mean, start)
  }
}
