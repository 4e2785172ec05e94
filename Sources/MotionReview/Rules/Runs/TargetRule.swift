// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet goes no farther for a finger that is many times as fast.
  ///
  /// ```text
  /// a fling of v, |v| ≥ 500 pt/s:                             rest a
  /// the same finger along the same line, at 4 · v or 6000 pt/s, whichever is faster:  rest b
  /// (b − a) · v ≤ 0.5 pt, and a detent lies beyond a, at least 20 pt
  /// ```
  ///
  /// The script is played again up to the fling, and with the faster finger instead of it. `scrollwork check` does this; a
  /// page, which has one run, does not.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A fast finger asks for a far target: a sheet that always takes the next detent needs as many
  /// flings as it has detents.
  ///
  /// *Excluded.* Sheets with two detents, whose flings have no choice. Fingers that do not move the
  /// sheet when they lift, and those that are too short to be as fast as that. Recordings.
  ///
  /// *Example.* None in the gallery.
  public static let target = Self(
    "TARGET", .note, tolerance: 0.5, .points,
    summary: "A sheet goes no farther for a finger that is many times as fast.")
}

enum TargetRule {
  static var rule: ReviewRule { .target }

  /// The least speeds of a fling and of the faster one, in points per second, and how much faster it is at least.
  private static let least = 500.0
  private static let fast = 6000.0
  private static let factor = 4.0
  /// How far beyond the rest a detent has to lie, in points.
  private static let beyond = 20.0

  /// Judges a run: plays its script again up to each fling of the sheet.
  static func judge(_ sheet: SheetReading, from request: RunRequest, by entry: PatternEntry) {
    let run = sheet.run
    let timeline = run.timeline
    guard run.options[rule].isOn, timeline.detents.count >= 3 * timeline.epochs.count else {
      return
    }
    var spans: [HitSpan] = []
    for flight in sheet.flights where flight.isComplete && sheet.isHeldAtLift(flight) {
      guard let start = sheet.recordedStart(flight), abs(start.finger) >= least,
        let steps = faster(timeline, request, start.finger, until: flight.time)
      else { continue }
      let direction: Double = start.finger < 0 ? -1 : 1
      let rest = sheet.seen(flight.last)
      let detents = timeline.detents(inEpoch: run.epoch(flight.last))
      guard detents.contains(where: { ($0 - rest) * direction > beyond }),
        let end = end(of: steps, request, entry, fasterThan: start.finger)
      else { continue }
      guard (end - rest) * direction <= run.limit() else { continue }
      HitSpan.add(flight.last, abs(start.finger), cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt/s without effect") { span in
      Wording(
        "A fling of # pt/s and one many times as fast end at the same detent, although another one lies beyond. Project where the sheet would come to rest from its speed.",
        span.amount)
    }
  }

  /// The script until the fling that ends at a time, with a faster one in its place; nil where another step ends then.
  private static func faster(
    _ timeline: Timeline, _ request: RunRequest, _ finger: Double, until time: Double
  ) -> [GestureStep]? {
    let factor = max(Self.factor, fast / abs(finger))
    let steps = request.script.steps
    for (index, step) in steps.enumerated() where index < timeline.stepTimes.count {
      let end = index + 1 < timeline.stepTimes.count ? timeline.stepTimes[index + 1] : .infinity
      guard timeline.stepTimes[index] < time, time <= end + 1e-9 else { continue }
      guard case .drag(var drag) = step, let velocity = drag.endVelocity else { return nil }
      drag.duration /= factor
      drag.endVelocity = Point(velocity.x * factor, velocity.y * factor)
      return steps[0..<index] + [.drag(drag), .wait(until: .settled, timeout: 10)]
    }
    return nil
  }

  /// The height at which a sheet rests at the end of other steps, in points; nil if it does not rest, or if its last touch
  /// up is not at least twice as fast as a velocity, in points per second: a touch of a few frames may lose its speed.
  private static func end(
    of steps: [GestureStep], _ request: RunRequest, _ entry: PatternEntry,
    fasterThan velocity: Double
  ) -> Double? {
    var request = request
    request.script = GestureScript(steps)
    do throws(SimulationError) {
      let timeline = try entry.run(request)
      let height = timeline.track("sheet.height")
      guard timeline.frameCount > 0, timeline.failure == nil, height >= 0,
        timeline.phases[timeline.frameCount - 1] == .idle,
        let start = timeline.motionStarts.last(where: {
          $0.scrollView < 0 && !$0.touchVelocity.y.isNaN
        }), -start.touchVelocity.y / velocity >= 2
      else { return nil }
      return timeline.value(height, inFrame: timeline.frameCount - 1)
    } catch {
      return nil
    }
  }
}
