// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tap on a tab does not select it.
  ///
  /// ```text
  /// 1/2 s after a tap on tab k:  the selected tab is not k
  /// ```
  ///
  /// *Threshold.* None: a tab is selected or not.
  ///
  /// *Why.* A tab that does not answer is broken.
  ///
  /// *Excluded.* Taps while something moves, which may stop it instead. Taps that another touch follows within half a second, or the end
  /// of the run.
  ///
  /// *Example.* No variant in the gallery does it.
  public static let tabDead = Self(
    "TAB-DEAD", .error,
    summary: "A tap on a tab does not select it.")
}

enum TabDeadRule: RunRule {
  static var rule: ReviewRule { .tabDead }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    var spans: [HitSpan] = []
    for (index, touch) in run.touches.enumerated()
    where touch.isTap && touch.first > 0 && run.isStill(touch.first - 1)
      && !run.followsAtOnce(touch)
    {
      let answer = touch.first + run.timeline.rate / 2
      let next =
        index + 1 < run.touches.count ? run.touches[index + 1].first : run.frameCount
      guard answer < next, let tab = tab(under: touch, in: run), tabs.selected(answer) >= 0,
        run.epoch(answer) == run.epoch(touch.first - 1)
      else { continue }
      run.note()
      guard tabs.selected(answer) != tab else { continue }
      HitSpan.add(answer, Double(tab + 1), cause: 0, reach: 0, to: &spans)
    }
    run.report(spans, label: "tab # dead") { span in
      Wording(
        "A tap on tab # does not select it. Handle the tap in the tab bar, and do not let a gesture recognizer cancel it.",
        span.amount)
    }
  }

  /// The tab at the point of a tap; nil outside the tabs, and in a recording, which does not
  /// contain the point.
  private static func tab(under touch: TouchSpan, in run: RunReading) -> Int? {
    guard !touch.point.x.isNaN else { return nil }
    for index in run.timeline.elementRange(at: touch.first - 1) {
      let element = run.timeline.elements[index]
      if element.id.kind == .tab, element.frame.contains(touch.point) {
        return Int(element.id.item)
      }
    }
    return nil
  }
}
