// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `INDICATOR`: the indicator moves apart from the pages.
///
///     |Δcentre| > 1.05 · |Δx|/w · width of a tab + 1 pt
///
/// `x` is how far the pages have moved, and `w` the width of the screen.
///
/// *Threshold.* One point, and a twentieth of the way.
///
/// *Why.* An indicator that is set to the page in the middle jumps where two pages meet.
///
/// *Excluded.* Frames in which a tap brings another tab. Patterns without pages. A turn of the device.
enum IndicatorRule {
  static func findings(in tabs: TabReading) -> [Finding] {
    let run = tabs.run
    guard tabs.tabCount > 0 else { return [] }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where frame > 0 && run.epoch(frame) == run.epoch(frame - 1) {
      let share = abs(tabs.pages(frame) - tabs.pages(frame - 1)) / Double(tabs.tabCount)
      let move = abs(tabs.indicator(frame) - tabs.indicator(frame - 1))
      guard share > 0 || move > 0 else { continue }
      let excess = move - 1.05 * share
      guard excess > run.limit(.indicator) else { continue }
      HitSpan.add(frame, excess, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .indicator, spans, label: "# pt indicator") { span in
      Wording(
        "The indicator moves # points farther than the pages explain. Compute it from how far the pages have moved, not from the page in the middle.",
        span.amount)
    }
  }
}
