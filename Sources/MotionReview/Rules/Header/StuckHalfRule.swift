// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A bar rests half open.
  ///
  /// ```text
  /// at rest:  0.5 pt < h < all − 0.5 pt
  /// ```
  ///
  /// For a large title `h` is its visible height; for a bar with rows of buttons, how far the end
  /// of the safe area cuts into a row.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Half a title cannot be read, and half a row of buttons not used.
  ///
  /// *Excluded.* The start of the run. Offsets that the app has set itself. Headers that are designed to rest anywhere: those without a
  /// title or rows of buttons.
  ///
  /// *Example* (`lt0` on iPhone 8). At rest the bar is neither open nor closed, but 18 points from the nearer state. At touch up, set the target offset to that state.
  public static let stuckHalf = Self(
    "STUCK-HALF", .warning, tolerance: 0.5, .points,
    summary: "A bar rests half open.")
}

enum StuckHalfRule: RunRule {
  static var rule: ReviewRule { .stuckHalf }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    let title = run.timeline.track("title.height")
    var high = 0.0
    for frame in 0..<run.frameCount where run.value(title, frame) > high {
      high = run.value(title, frame)
    }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount
    where run.isIdle(frame) && run.offset(frame) != run.offset(0) {
      #if !WITHOUT_PROGRAM_STEPS
      if run.isPlacedByApp(frame) { continue }
      #endif
      let shown = run.value(title, frame)
      let off = title >= 0 ? min(shown, high - shown) : cut(run, frame)
      guard off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt from an end") { span in
      Wording(
        "At rest the bar is neither open nor closed, but # points from the nearer state. At touch up, set the target offset to that state.",
        span.amount)
    }
  }

  /// How far the end of the safe area cuts into a row of the bar, from the nearer edge, in points.
  private static func cut(_ run: RunReading, _ frame: Int) -> Double {
    let top = run.screen(frame).safeAreaInsets.top
    var most = 0.0
    for index in run.timeline.elementRange(ofFrame: frame) {
      let element = run.timeline.elements[index]
      guard element.id.kind == .toolbar || element.id.kind == .searchBar else { continue }
      most = max(most, min(top - element.frame.y, element.frame.maxY - top))
    }
    return most
  }
}
