// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A picture does not cover its window.
  ///
  /// ```text
  /// uncovered strip > 0.5 pt
  /// header stretches: |header's upper edge − screen's| > 0.5 pt, or firstRowTop − h > 0.5 pt, while pulled;
  ///                   h − picture's lower edge > 0.5 pt, or picture's upper edge − header's > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A picture that moves at a different speed must be larger than its window, by the
  /// distance that screen and bounce let it travel; otherwise the background shows.
  ///
  /// *Excluded.* Patterns that record neither strips nor a stretching header.
  ///
  /// *Example* (`px0` on iPhone 8). A strip of 40.2 points shows the background beside a picture while bouncing. Make the picture as large as the way that this screen and its bounce let it go.
  public static let uncovered = Self(
    "UNCOVERED", .error, tolerance: 0.5, .points,
    summary: "A picture does not cover its window.")
}

enum UncoveredRule: RunRule {
  static var rule: ReviewRule { .uncovered }

  static func judge(_ run: RunReading) {
    let timeline = run.timeline
    let strips = [timeline.track("hero.uncovered"), timeline.track("card.uncovered")]
    let top = timeline.track("header.top")
    guard strips[0] >= 0 || strips[1] >= 0 || top >= 0 else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      var strip = 0.0
      // NaN is never greater.
      for track in strips where run.value(track, frame) > strip {
        strip = run.value(track, frame)
      }
      if top >= 0, run.pull(frame) > 0 {
        strip = max(strip, run.value(top, frame))
        strip = max(strip, run.firstRowTop(frame) - run.headerBottom(frame))
      }
      strip = max(strip, uncovered(run, frame))
      guard strip > run.limit() else { continue }
      HitSpan.add(frame, strip, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt uncovered") { span in
      var text = Wording(
        "A strip of # points shows the background beside a picture ", span.amount)
      text.appendPhase(timeline.phases[span.worst])
      text.append(
        ". Make the picture as large as the way that this screen and its bounce let it go.")
      return text
    }
  }

  /// How much of a stretching header its picture does not cover, above or below, in points.
  private static func uncovered(_ run: RunReading, _ frame: Int) -> Double {
    let top = run.value(run.timeline.track("header.top"), frame)
    guard !top.isNaN else { return 0 }
    for index in run.timeline.elementRange(at: frame) {
      let element = run.timeline.elements[index]
      // A picture may be larger than its frame, and show more of itself while the list is pulled; one that is drawn
      // larger fills the header.
      guard element.id.kind == .picture,
        run.pull(frame) <= RunReading.tolerance || element.contentScale > 1
      else { continue }
      // It is scaled about the centre of its lower edge.
      let upper = element.frame.maxY - element.frame.height * element.contentScale
      return max(
        min(run.headerBottom(frame), run.screen(frame).size.height) - element.frame.maxY,
        upper - max(top, 0))
    }
    return 0
  }
}
