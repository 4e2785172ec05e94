// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A page rests off its place.
  ///
  /// ```text
  /// at rest:  |x − the nearest page's place| > 0.5 pt
  /// ```
  ///
  /// Pages that fill the screen have positions at multiples of its width.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Pages that are narrower than their view are not a view's width apart: paging by the view leaves each farther off.
  ///
  /// *Excluded.* The start of the run, for pages that are narrower than the screen.
  ///
  /// *Example* (`pc0` on iPhone 8). The page rests 147 points off its place. Aim at the place of a page when the finger lifts.
  public static let offCentre = Self(
    "OFF-CENTRE", .error, tolerance: 0.5, .points,
    summary: "A page rests off its place.")
}

enum OffCentreRule: RunRule {
  static var rule: ReviewRule { .offCentre }

  static func judge(_ run: RunReading) {
    let track = run.timeline.track("page.offCentre")
    let hasLists = run.timeline.track("tabBar.y") >= 0
    guard track >= 0 || hasLists else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount
    where run.isIdle(frame) && (hasLists || run.offset(frame) != run.offset(0)) {
      let off = hasLists ? distanceOfRows(run, frame) : abs(run.value(track, frame))
      guard off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt off centre") { span in
      Wording(
        "The page rests # points off its place. Aim at the place of a page when the finger lifts.",
        span.amount)
    }
  }

  /// The distance of rows as wide as the screen from a position of their page, in points.
  private static func distanceOfRows(_ run: RunReading, _ frame: Int) -> Double {
    let width = run.screen(frame).size.width
    var most = 0.0
    for index in run.timeline.elementRange(at: frame) {
      let element = run.timeline.elements[index]
      guard JumpSubject(element.id.kind) == .row, abs(element.frame.width - width) < 0.5 else {
        continue
      }
      let left = abs(element.frame.x)
      most = max(most, min(left, abs(width - left)))
    }
    return most
  }
}
