// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `HANDOVER-V-VIS`: the sheet slows down visibly just after the lift.
///
///     |v_lift| − v(1/30 s later) > max(150 pt/s, 0.3·|v_lift|, 1.5·(2ω·|v_lift| − ω²·x)/30 s),  |v_lift| > 200 pt/s
///
/// `v` is the seen speed along the finger's way in a sixtieth of a second, `x` the distance that is left that way, and ω = 15.7/s that of a spring with a response
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
    // As long after the lift at every rate of display: in its second sixtieth of a second.
    let count = max(1, run.timeline.rate / 60)
    let (later, rate) = (2 * count, Double(run.timeline.rate))
    for flight in sheet.flights where flight.isComplete {
      guard let lift = sheet.liftVelocity(flight), flight.last - flight.lift >= later + 2,
        min(abs(lift.low), abs(lift.high)) > 200, lift.high - lift.low < 0.5 * abs(lift.mean)
      else { continue }
      let speed = min(abs(lift.low), abs(lift.high))
      let way = sheet.seen(flight.lift + later) - sheet.seen(flight.lift + count)
      let after = way * rate / Double(count) * (lift.mean < 0 ? -1 : 1)
      let left =
        (sheet.seen(flight.last) - sheet.seen(flight.lift)) * (lift.mean < 0 ? -1 : 1)
      let brake = max(0, 2 * frequency * speed - frequency * frequency * left)
      let allowed = max(
        150, run.limit(.handoverVisible) * speed, 1.5 * brake * Double(later) / rate)
      guard speed - after > allowed else { continue }
      HitSpan.add(flight.lift + later, speed - after, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .handoverVisible, spans, label: "# pt/s brake") { span in
      Wording(
        "A thirtieth of a second after the lift the sheet has lost # pt/s of its speed, more than its spring explains. Start the animation at the lift, with the finger's velocity.",
        span.amount)
    }
  }
}
