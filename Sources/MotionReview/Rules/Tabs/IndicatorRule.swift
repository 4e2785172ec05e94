// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The indicator does not follow the pages.
  ///
  /// ```text
  /// |Δcentre| > 1.05 · |Δx|/w · width of a tab + 1 pt
  /// at rest:  |centre − centre of the selected tab| > 1 pt
  /// ```
  ///
  /// `x` is how far the pages have moved, and `w` the width of the screen.
  ///
  /// *Threshold.* One point plus a twentieth of the distance.
  ///
  /// *Why.* An indicator that is set to the page at the centre jumps where two pages meet. An
  /// indicator that rests under a tab that is not selected shows that pages and selection disagree.
  ///
  /// *Excluded.* Frames in which a tap selects another tab. Patterns without pages. A rotation.
  ///
  /// *Example.* None in the gallery.
  public static let indicator = Self(
    "INDICATOR", .warning, tolerance: 1, .points,
    summary: "The indicator does not follow the pages.")
}

enum IndicatorRule: RunRule {
  static var rule: ReviewRule { .indicator }

  private enum Cause: Int {
    case moves
    case rests
  }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    let timeline = run.timeline
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      let off = distanceAtRest(tabs, frame, in: timeline)
      // NaN is never greater.
      guard off >= 0, off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: Cause.rests.rawValue, to: &spans)
    }
    for frame in 0..<run.frameCount
    where frame > 0 && tabs.tabCount > 0 && run.epoch(frame) == run.epoch(frame - 1) {
      let share = abs(tabs.pages(frame) - tabs.pages(frame - 1)) / Double(tabs.tabCount)
      let move = abs(tabs.indicator(frame) - tabs.indicator(frame - 1))
      guard share > 0 || move > 0 else { continue }
      let excess = move - 1.05 * share
      guard excess > run.limit() else { continue }
      HitSpan.add(frame, excess, cause: Cause.moves.rawValue, to: &spans)
    }
    run.report(spans, label: "# pt indicator") { span in
      span.cause == Cause.moves.rawValue
        ? Wording(
          "The indicator moves # points farther than the pages explain. Compute its position from the offset of the pages, not from the page at the centre.",
          span.amount)
        : Wording(
          "The indicator rests # points away from the selected tab. Select the tab of the page that comes to rest, and show the page of the selected tab.",
          span.amount)
    }
  }

  /// The distance of the indicator from the centre of the selected tab, in points; NaN without
  /// either.
  private static func distanceAtRest(
    _ tabs: TabReading, _ frame: Int, in timeline: Timeline
  ) -> Double {
    let selected = tabs.selected(frame)
    guard selected >= 0 else { return .nan }
    // Frames are as they are seen, also right to left; a recorded value may count from the leading edge.
    var (mark, tab) = (tabs.indicator(frame), Double.nan)
    for index in timeline.elementRange(ofFrame: frame) {
      let element = timeline.elements[index]
      let center = element.frame.x + element.frame.width / 2
      if element.id.kind == .indicator { mark = center }
      if element.id.kind == .tab, Int(element.id.item) == selected { tab = center }
    }
    return abs(mark - tab)
  }
}
