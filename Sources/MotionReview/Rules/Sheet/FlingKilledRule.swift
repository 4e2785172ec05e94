// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A fling of the list ends at once.
  ///
  /// ```text
  /// |v| > 300 pt/s at the touch up, the sheet at rest:
  /// travel of the list < 0.25 · min(v/λ, limit)
  /// ```
  ///
  /// `v` is the minimum speed of the list in the last 1/20 s with the finger, λ its deceleration
  /// (2.002/s, or 10.05/s for `fast`), and `limit` how far it could go.
  ///
  /// *Threshold.* A quarter of the distance that the system's deceleration gives.
  ///
  /// *Why.* A recogniser that is disabled and enabled loses its fling, and so does a list whose
  /// offset is set at the touch up.
  ///
  /// *Excluded.* A sheet that moves at the touch up or after it and takes the finger's speed.
  /// Flings that a finger catches. Touches of less than 1/10 s, and fingers that change their speed
  /// by half in the last 1/20 s. Lists beyond their ends. Touches that the system cancels.
  ///
  /// *Example* (`bs1` on iPhone 8). The list is flung and should travel 631.1 points, but stops 625.1 points short. Do not disable its recogniser, and do not change its target while the sheet is open.
  public static let flingKilled = Self(
    "FLING-KILLED", .error, tolerance: 0.25, .share,
    summary: "A fling of the list ends at once.")
}

enum FlingKilledRule: RunRule {
  static var rule: ReviewRule { .flingKilled }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    /// How far the list should have gone, for each span in points.
    var expected: [Double] = []
    for index in run.touches.indices {
      let end = run.touches[index].end
      let limit = index + 1 < run.touches.count ? run.touches[index + 1].first : run.frameCount
      let count = run.liftFrames
      guard !run.touches[index].isCancelled, end > 2,
        end - run.touches[index].first >= 2 * count, end < limit,
        run.epoch(end - 1) == run.epoch(limit - 1),
        run.isIdle(limit - 1), !sheet.moves(end - 1), !sheet.moves(end)
      else { continue }
      #if !WITHOUT_PROGRAM_STEPS
      if run.isPlacedByApp(limit - 1) { continue }
      #endif
      var (low, high) = (Double.infinity, -Double.infinity)
      for frame in end - count..<end {
        let velocity =
          (sheet.offset(frame) - sheet.offset(frame - 1)) * Double(run.timeline.rate)
        low = min(low, velocity)
        high = max(high, velocity)
      }
      // A finger that decelerates continues to do so until it lifts.
      let next =
        (3 * sheet.offset(end - 1) - 5 * sheet.offset(end - 2) + 2 * sheet.offset(end - 3))
        * Double(run.timeline.rate)
      low = min(low, next)
      high = max(high, next)
      guard min(abs(low), abs(high)) > 300, low * high > 0,
        high - low < 0.5 * max(abs(low), abs(high))
      else { continue }
      let room =
        low > 0
        ? run.maximum(end - 1) - sheet.offset(end - 1)
        : sheet.offset(end - 1) - run.minimum(end - 1)
      let way = min(min(abs(low), abs(high)) / run.timeline.decayRate, max(0, room))
      let travel = abs(sheet.offset(limit - 1) - sheet.offset(end - 1))
      guard way > 4, room < run.maximum(end - 1) - run.minimum(end - 1),
        travel < run.limit() * way
      else { continue }
      HitSpan.add(end, way - travel, cause: 0, reach: 0, to: &spans)
      expected.append(way)
    }
    run.report(spans, label: "fling killed") { span in
      Wording(
        "The list is flung and should travel # points, but stops # points short. Do not disable its recogniser, and do not change its target while the sheet is open.",
        expected[spans.firstIndex { $0.worst == span.worst } ?? 0], span.amount)
    }
  }
}
