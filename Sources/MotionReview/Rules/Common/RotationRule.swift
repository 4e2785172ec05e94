// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// After a turn of the device something has the old width.
  ///
  /// ```text
  /// after a turn, at rest:  |width − W| > 0.5 pt, or x ≢ 0 (mod W) for rows of pages
  /// ```
  ///
  /// Headers, tab bars, bars, sheets and rows of adjacent pages are as wide as the screen, `W`.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Widths that are measured once, when a view is created, are wrong after the first
  /// rotation.
  ///
  /// *Excluded.* Runs without a rotation, and frames in which something moves.
  ///
  /// *Example.* No variant in the gallery does it.
  public static let rotation = Self(
    "ROTATION", .error, tolerance: 0.5, .points,
    summary: "After a turn of the device something has the old width.")
}

enum RotationRule: RunRule {
  static var rule: ReviewRule { .rotation }

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    guard run.timeline.epochs.count > 1 else { return }
    for frame in run.timeline.epochs[1].firstFrame..<run.frameCount where run.isIdle(frame) {
      let width = run.screen(frame).size.width
      var most = 0.0
      for index in run.timeline.elementRange(at: frame) {
        let element = run.timeline.elements[index]
        switch element.id.kind {
        case .header, .profile, .tabBar, .barBackground, .sheet:
          most = max(most, abs(element.frame.width - width))
        case .post:
          let pages = element.frame.x / width
          guard abs(pages) < 1e6 else { continue }
          let off = abs(pages - Double(Int(pages + (pages < 0 ? -0.5 : 0.5)))) * width
          most = max(most, max(off, abs(element.frame.width - width)))
        default: break
        }
      }
      guard most > run.limit() else { continue }
      HitSpan.add(frame, most, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt off after turn") { span in
      Wording(
        "After the turn something is # points off the width of the screen, which is # now. Measure in every layout, and not once.",
        span.amount, run.screen(span.worst).size.width)
    }
  }
}
