// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `V-BREAK`: a fling breaks where one scroll view hands over to another.
///
///     no touch:  |v(n) − v(n−1)| > 400 pt/s, while header or list still has a way to go
///
/// `v` is the speed of the rows on the screen.
///
/// *Threshold.* 400 pt/s in a frame: the system's deceleration takes 130 of 4000. Where it takes more, as it does at the rate `fast`, a
/// quarter more than that.
///
/// *Why.* Each scroll view has a fling of its own. What one has left when it ends is lost, unless somebody hands it over.
///
/// *Excluded.* The end of the last owner's way. Bounces, animations, taps, pages that turn, and the frames beside a touch.
enum VelocityBreakRule {
  static func findings(in tabs: TabReading) -> [Finding] {
    let run = tabs.run
    guard tabs.tabCount > 0 else { return [] }
    var spans: [HitSpan] = []
    let rate = Double(run.timeline.rate)
    for frame in 0..<run.frameCount where frame > 2 {
      let before = run.rows.moves[frame - 1] * rate
      let now = run.rows.moves[frame] * rate
      let isFree =
        run.timeline.phases[frame - 2] == .decelerating
        && run.timeline.phases[frame - 1] == .decelerating
        && (run.timeline.phases[frame] == .decelerating || run.isIdle(frame))
      let taken = 1.25 * run.timeline.decayRate / rate * abs(before)
      guard isFree, !touches(run, frame), abs(now - before) > max(run.limit(.velocityBreak), taken)
      else { continue }
      // Whichever of the two is faster tells where the rows were going.
      let isUp = (abs(now) > abs(before) ? now : before) < 0
      let hasWay =
        isUp ? tabs.hasRowsBelow(frame) : tabs.header(frame) > RunReading.tolerance
      guard hasWay else { continue }
      HitSpan.add(frame, abs(now - before), cause: 0, reach: 6, to: &spans)
    }
    return HitSpan.findings(of: .velocityBreak, spans, label: "# pt/s break") { span in
      Wording(
        "A fling at # pt/s goes on at # in the next frame, although there is way left. Carry what one scroll view leaves over to the other, or let one scroll drive both.",
        -run.rows.moves[span.worst - 1] * rate, -run.rows.moves[span.worst] * rate)
    }
  }

  /// Whether a finger was down just before a frame.
  private static func touches(_ run: RunReading, _ frame: Int) -> Bool {
    for touch in run.touches where touch.first <= frame && touch.end >= frame - 2 { return true }
    return false
  }
}
