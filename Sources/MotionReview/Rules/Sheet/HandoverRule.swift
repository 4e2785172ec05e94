// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `HANDOVER-V`: the sheet does not start with the speed of the finger that lifts.
///
///     |v₀ − v_lift| > max(100 pt/s, 0.25 · |v_lift|),  |v_lift| > 200 pt/s
///
/// `v_lift` is the finger's speed in its last 1/20 s; any between the least and the greatest of them
/// will do. `v₀` is the animation's at the time of the lift, by a parabola through the mean speeds of its first three
/// whole frames; half of their second difference is allowed besides, for what a parabola misses.
///
/// *Threshold.* A quarter of the speed, and 100 pt/s besides.
///
/// *Why.* `initialSpringVelocity` counts travels per second; a velocity in points per millisecond, or its magnitude, starts the
/// sheet at a fraction of the finger's speed.
///
/// *Excluded.* A lift at a height where the sheet stays: the list has the speed. Sheets that stop within five frames. Touches that
/// the system takes away, which have no speed.
enum HandoverRule {
  static func findings(in sheet: SheetReading) -> [Finding] {
    let run = sheet.run
    var spans: [HitSpan] = []
    /// The speeds of the finger and of the sheet, for each span in points per second.
    var speeds: [(lift: Double, start: Double)] = []
    for flight in sheet.flights {
      guard let lift = sheet.liftVelocity(flight), flight.last - flight.lift >= 5,
        min(abs(lift.low), abs(lift.high)) > 200
      else { continue }
      let drawn = sheet.startVelocity(flight)
      let allowed =
        max(100, run.limit(.handover) * abs(lift.mean)) + 0.5 * sheet.bend(flight)
      let miss = max(lift.low - drawn, drawn - lift.high)
      guard miss > allowed else { continue }
      HitSpan.add(flight.lift + 1, miss, cause: 0, reach: 0, to: &spans)
      speeds.append((lift.mean, drawn))
    }
    return HitSpan.findings(of: .handover, spans, label: "# pt/s lost") { span in
      let speed = speeds[spans.firstIndex { $0.worst == span.worst } ?? 0]
      return Wording(
        "The finger lifts while the sheet moves at # pt/s, and the sheet goes on at #. Give the spring the finger's velocity, divided by the distance, with its sign.",
        speed.lift, speed.start)
    }
  }
}
