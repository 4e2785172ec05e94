// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A fling changes its speed abruptly where one scroll view hands over to another.
  ///
  /// ```text
  /// no touch, while header or list can still move:
  /// |v(n) − v(n−2)| − taken > max(100 pt/s, min(0.25 · v, 300 pt/s))     another speed from then on
  /// |v(n) − v(n−1)| > max(400 pt/s, taken)                               a change in one frame
  /// ```
  ///
  /// `v(n)` is the mean speed of the rows on the screen in frame n, `v` the greater of the two, and
  /// `taken` five quarters of the speed that the deceleration removes meanwhile. A handover occurs
  /// within one frame, so the speeds of the frames before and after it are those of the two owners,
  /// wherever in the frame it occurs.
  ///
  /// *Threshold.* 100 pt/s plus a quarter of the speed, up to 300 pt/s: a slow fling that loses all
  /// of its speed stops as visibly as a fast one. A partial loss is visible from four times as much
  /// on.
  ///
  /// *Why.* Each scroll view has its own fling. The speed that remains when it ends is lost unless
  /// it is handed over.
  ///
  /// *Excluded.* The end of the last owner's travel. Bounces, animations, taps, pages that move,
  /// and the frames next to a touch.
  ///
  /// *Example* (`st6` on iPhone 8). A fling changes from −1216.8 pt/s to −2769 at once, although it could continue. Pass the remaining velocity of one scroll view to the other, or let one scroll view drive both.
  public static let velocityBreak = Self(
    "V-BREAK", .error, tolerance: 100, .pointsPerSecond,
    summary: "A fling changes its speed abruptly where one scroll view hands over to another.")
}

enum VelocityBreakRule: RunRule {
  static var rule: ReviewRule { .velocityBreak }

  /// What a break changes, by its number.
  private enum Cause: Int {
    /// The speed from then on.
    case lasting
    /// The speed of one frame.
    case stumble
  }

  /// Of which share of the speed a lasting break is seen, from how many points per second on at any speed, and how much
  /// more a stumble has to take.
  private static let share = 0.25
  private static let most = 300.0
  private static let factor = 4.0
  /// The maximum number of frames between two breaks of one handover.
  private static let reach = 6

  static func judge(_ tabs: TabReading) {
    guard tabs.tabCount > 0 else { return }
    var spans: [HitSpan] = []
    for frame in 0..<tabs.run.frameCount where frame > 2 {
      let lost = lostSpeed(tabs, frame)
      guard lost > 0 else { continue }
      HitSpan.add(frame, lost, cause: Cause.lasting.rawValue, reach: reach, to: &spans)
    }
    var stumbles: [HitSpan] = []
    for frame in 0..<tabs.run.frameCount where frame > 2 {
      let lost = stumble(tabs, frame)
      guard lost > 0, !isNear(frame, spans) else { continue }
      HitSpan.add(frame, lost, cause: Cause.stumble.rawValue, reach: reach, to: &stumbles)
    }
    report(spans, length: 2, to: tabs.run)
    report(stumbles, length: 1, to: tabs.run)
  }

  /// Reports spans with the speed a number of frames before the worst one.
  private static func report(_ spans: [HitSpan], length: Int, to run: RunReading) {
    run.report(spans, label: "# pt/s break") { span in
      Wording(
        "A fling changes from # pt/s to # at once, although it could continue. Pass the remaining velocity of one scroll view to the other, or let one scroll view drive both.",
        speed(run, span.worst - length), speed(run, span.worst))
    }
  }

  /// How fast the rows move up in a frame, in points per second.
  private static func speed(_ run: RunReading, _ frame: Int) -> Double {
    -run.rows.moves[frame] * Double(run.timeline.rate)
  }

  /// How much speed is another in a frame than two frames before, in points per second; 0 where that is no break.
  private static func lostSpeed(_ tabs: TabReading, _ frame: Int) -> Double {
    let run = tabs.run
    let (before, now) = (speed(run, frame - 2), speed(run, frame))
    let change = abs(now - before)
    guard isCoasting(run, frame - 3) && isCoasting(run, frame - 2),
      run.epoch(frame) == run.epoch(frame - 2), isFree(run, frame - 1) && isFree(run, frame),
      hasWay(tabs, frame, before, now)
    else { return 0 }
    let limit = max(
      run.limit(), min(share * max(abs(before), abs(now)), most))
    // NaN is never greater.
    return change - taken(run, before) * 2 > limit ? change : 0
  }

  /// How much speed is another in a frame than in the one before, in points per second; 0 where that is no break.
  private static func stumble(_ tabs: TabReading, _ frame: Int) -> Double {
    let run = tabs.run
    let (before, now) = (speed(run, frame - 1), speed(run, frame))
    guard isCoasting(run, frame - 2) && isCoasting(run, frame - 1), isFree(run, frame),
      hasWay(tabs, frame, before, now),
      abs(now - before) > max(factor * run.limit(), taken(run, before))
    else { return 0 }
    return abs(now - before)
  }

  /// What the system's deceleration takes in a frame at most, in points per second.
  private static func taken(_ run: RunReading, _ speed: Double) -> Double {
    1.25 * run.timeline.decayRate / Double(run.timeline.rate) * abs(speed)
  }

  private static func isCoasting(_ run: RunReading, _ frame: Int) -> Bool {
    run.timeline.phases[frame] == .decelerating
  }

  /// Whether a frame shows a fling or its end, and no finger was down just before.
  private static func isFree(_ run: RunReading, _ frame: Int) -> Bool {
    guard isCoasting(run, frame) || run.isIdle(frame) else { return false }
    #if !WITHOUT_PROGRAM_STEPS
    if run.followsApp(frame) { return false }
    #endif
    return run.touches(in: frame - 2...frame).isEmpty
  }

  /// Whether header or list can still move in the direction of the rows, judged by the greater
  /// speed.
  private static func hasWay(
    _ tabs: TabReading, _ frame: Int, _ before: Double, _ now: Double
  ) -> Bool {
    (abs(now) > abs(before) ? now : before) > 0
      ? tabs.hasRowsBelow(frame) : tabs.header(frame) > RunReading.tolerance
  }

  private static func isNear(_ frame: Int, _ spans: [HitSpan]) -> Bool {
    for span in spans where frame >= span.first - reach && frame <= span.last + reach {
      return true
    }
    return false
  }
}
