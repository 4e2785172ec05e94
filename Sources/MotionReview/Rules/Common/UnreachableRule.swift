// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The last row cannot be scrolled to.
  ///
  /// ```text
  /// at rest, o ≥ oMax − 0.5 pt:  lastRowBottom > H − b + 0.5 pt
  /// ```
  ///
  /// `H` is the height of the screen and `b` the safe area's bottom.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A list with a wrong inset or height ends below the reachable area: pulled up, its last
  /// row springs back below the edge.
  ///
  /// *Excluded.* Lists that scroll sideways. Tabs, whose recorded offset is not that of the rows. A
  /// sheet below its greatest height, where a moved list extends below the screen by design.
  ///
  /// *Example.* None in the gallery.
  public static let unreachable = Self(
    "UNREACHABLE", .warning, tolerance: 0.5, .points,
    summary: "The last row cannot be scrolled to.")
}

enum UnreachableRule: RunRule {
  static var rule: ReviewRule { .unreachable }

  static func judge(_ run: RunReading) {
    guard run.timeline.track("tabBar.y") < 0 else { return }
    var spans: [HitSpan] = []
    let seen = run.timeline.track("sheet.presentedHeight")
    var greatest = -Double.infinity
    for frame in 0..<run.frameCount { greatest = max(greatest, run.value(seen, frame)) }
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      guard run.offset(frame) >= run.maximum(frame) - RunReading.tolerance,
        run.maximum(frame) > run.minimum(frame) + RunReading.tolerance,
        run.timeline.bounds.isEmpty || run.timeline.bounds[frame].axis == .vertical,
        seen < 0 || run.value(seen, frame) >= greatest - RunReading.tolerance
      else { continue }
      let screen = run.screen(frame)
      let hidden = run.rows.ends[frame] - (screen.size.height - screen.safeAreaInsets.bottom)
      guard hidden > run.limit() else { continue }
      HitSpan.add(frame, hidden, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt out of reach") { span in
      Wording(
        "Scrolled to its end, the list leaves # points of its last row below the safe area (# points at the bottom). Inset the list by what covers its end.",
        span.amount, run.screen(span.worst).safeAreaInsets.bottom)
    }
  }
}
