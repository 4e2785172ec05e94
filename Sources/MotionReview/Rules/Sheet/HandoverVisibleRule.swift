// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `HANDOVER-V-VIS`: the sheet slows down visibly just after the lift.
///
///     |v_lift| − v(2 frames later) > max(150 pt/s, 0.3·|v_lift|, 1.5·(2ω·|v_lift| − ω²·x)·2dt),  |v_lift| > 200 pt/s
///
/// `v` is the seen speed along the finger's way, `x` the distance that is left that way, and ω = 15.7/s that of a spring with a response
/// of 0.4 s, the stiffest in use: what it may brake is no fault.
///
/// *Threshold.* Three tenths of the speed.
///
/// *Why.* Even a right velocity is lost where the spring is stiff, or the animation begins late. The eye sees the drop.
///
/// *Excluded.* What `HANDOVER-V` excludes; sheets that a finger stops on their way; fingers that change their speed by half in the last 1/20 s.
enum HandoverVisibleRule {
  private static let frequency = 15.7

  static func findings(in sheet: SheetReading) -> [Finding] {
    let run = sheet.run
    var spans: [HitSpan] = []
    let frameTime = 1 / Double(run.timeline.rate)
    for flight in sheet.flights where flight.isComplete {
      guard let lift = sheet.liftVelocity(flight), flight.last - flight.lift >= 4,
        min(abs(lift.low), abs(lift.high)) > 200, lift.high - lift.low < 0.5 * abs(lift.mean)
      else { continue }
      let speed = min(abs(lift.low), abs(lift.high))
      let after = sheet.velocity(flight.lift + 2) * (lift.mean < 0 ? -1 : 1)
      let left =
        (sheet.seen(flight.last) - sheet.seen(flight.lift)) * (lift.mean < 0 ? -1 : 1)
      let brake = max(0, 2 * frequency * speed - frequency * frequency * left)
      let allowed = max(150, run.limit(.handoverVisible) * speed, 3 * brake * frameTime)
      guard speed - after > allowed else { continue }
      HitSpan.add(flight.lift + 2, speed - after, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .handoverVisible, spans, label: "# pt/s brake") { span in
      Wording(
        "Two frames after the lift the sheet has lost # pt/s of its speed, more than its spring explains. Start the animation at the lift, with the finger's velocity.",
        span.amount)
    }
  }
}
