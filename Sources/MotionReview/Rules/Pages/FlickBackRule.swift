// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Pages do not follow a flick.
  ///
  /// ```text
  /// |v| > 500 pt/s at the touch up, with a page in its direction:  the pages rest where they were, or behind
  /// ```
  ///
  /// `v` is the velocity of the finger along the pages.
  ///
  /// *Threshold.* Half a page, by which the pages must have moved in the direction of the flick.
  ///
  /// *Why.* A flick requests the next page. Pages that move back have lost the velocity of the
  /// finger, or its sign.
  ///
  /// *Excluded.* Fingers that land on moving pages, start vertically, or are cancelled. Drags of
  /// half a page or more against the flick. Touches of less than 1/10 s. Recordings, which do not
  /// contain the velocity at a touch up. Pages that are off their positions when the finger lands.
  /// Patterns that do not record `page.position` and `page.offCentre`.
  ///
  /// *Example.* None in the gallery.
  public static let flickBack = Self(
    "FLICK-BACK", .error, tolerance: 0.5, .share,
    summary: "Pages do not follow a flick.")
}

enum FlickBackRule: RunRule {
  static var rule: ReviewRule { .flickBack }

  static func judge(_ run: RunReading) {
    let track = run.timeline.track("page.position")
    let off = run.timeline.track("page.offCentre")
    guard track >= 0, off >= 0 else { return }
    var spans: [HitSpan] = []
    for (index, touch) in run.touches.enumerated() where run.landsAtRest(touch) {
      let next =
        index + 1 < run.touches.count ? run.touches[index + 1].first : run.frameCount
      let velocity = -velocity(of: touch, in: run)
      guard abs(velocity) > 500, touch.end < next, run.isIdle(next - 1),
        run.epoch(next - 1) == run.epoch(touch.first), hasRoom(run, touch.first, velocity),
        abs(run.value(off, touch.first - 1)) <= RunReading.tolerance
      else { continue }
      #if !WITHOUT_PROGRAM_STEPS
      if run.isPlacedByApp(next - 1) { continue }
      #endif
      let drag = travel(run, track, from: touch.first, to: touch.end)
      let travel = travel(run, track, from: touch.first, to: next)
      guard drag * velocity >= 0 else { continue }
      guard travel * velocity <= 0 || abs(travel) < run.limit() else { continue }
      HitSpan.add(touch.end, abs(velocity), cause: 0, reach: 0, to: &spans)
    }
    run.report(spans, label: "flick goes back") { span in
      Wording(
        "The finger flicks at # points per second, and the pages go back. Use the sign of the velocity to choose the page.",
        span.amount)
    }
  }

  /// How far pages move in some frames, in pages; cyclic pages keep counting when they start a new
  /// cycle.
  private static func travel(
    _ run: RunReading, _ track: Int, from first: Int, to end: Int
  ) -> Double {
    var travel = 0.0
    for frame in first..<end {
      let move = run.value(track, frame) - run.value(track, frame - 1)
      if abs(move) < 0.5 { travel += move }
    }
    return travel
  }

  /// Whether there is another page in the direction of a velocity of the offset, in points per second.
  private static func hasRoom(_ run: RunReading, _ frame: Int, _ velocity: Double) -> Bool {
    velocity > 0
      ? run.offset(frame) < run.maximum(frame) - 1 : run.offset(frame) > run.minimum(frame) + 1
  }

  /// The horizontal velocity of a finger at its touch up, in points per second; 0 for a finger that
  /// starts vertically or is cancelled, and in a recording, which does not contain it.
  private static func velocity(of touch: TouchSpan, in run: RunReading) -> Double {
    guard !touch.isCancelled, touch.end - touch.first >= 2 * run.liftFrames,
      touch.setsOutUpright(in: run.timeline) == false
    else { return 0 }
    for start in run.timeline.motionStarts
    where start.time == touch.lift && !start.touchVelocity.x.isNaN {
      return start.touchVelocity.x
    }
    return 0
  }
}
