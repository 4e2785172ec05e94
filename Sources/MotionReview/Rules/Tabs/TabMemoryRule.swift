// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tab loses its scroll position.
  ///
  /// ```text
  /// left pinned, comes back pinned:         |o − o(when it was left)| > 1 pt     error
  /// left pinned, header shown meanwhile:    |o − o(when it was left)| > 1 pt     note
  /// ```
  ///
  /// `o` is how far the list of the tab has been scrolled below the tabs.
  ///
  /// *Threshold.* One point.
  ///
  /// *Why.* A reader who returns to a tab continues reading, also after another screen came and went.
  ///
  /// *Excluded.* Tables whose taps never change their offset: there the tabs share one position.
  ///
  /// *Example* (`st1` on iPhone 8). A tab comes back 100 points away from its previous offset: the header was visible in between, and the offset was given up for it.
  public static let tabMemory = Self(
    "TAB-MEMORY", .error, tolerance: 1, .points,
    summary: "A tab loses its scroll position.")
}

enum TabMemoryRule: RunRule {
  static var rule: ReviewRule { .tabMemory }

  /// How far a finger has moved up or down in a frame, in points.
  private static func dragged(_ run: RunReading, _ frame: Int) -> Double {
    for index in run.touches(at: frame) {
      let touch = run.touches[index]
      guard touch.first == frame, frame < touch.end else { continue }
      let way = touch.firstMove(in: run.timeline).y
      return way.isNaN ? .infinity : abs(way)
    }
    return 0
  }

  static func judge(_ tabs: TabReading) {
    let run = tabs.run
    guard tabs.tabCount > 1, !sharesPlace(tabs) else { return }
    /// How far each list was scrolled when it was left; NaN for one that was not left pinned.
    var left = [Double](repeating: .nan, count: tabs.tabCount)
    var pinnedSince = [Bool](repeating: false, count: tabs.tabCount)
    var lost: [HitSpan] = []
    var forgotten: [HitSpan] = []
    for frame in 0..<run.frameCount where frame > 0 {
      let (before, now) = (tabs.selected(frame - 1), tabs.selected(frame))
      #if WITHOUT_PROGRAM_STEPS
      let hasChanged = run.epoch(frame) != run.epoch(frame - 1)
      #else
      // What another screen covered for a while is the same afterwards.
      let hasChanged =
        run.epoch(frame) != run.epoch(frame - 1) && !run.wasOnlyCovered(before: frame)
      #endif
      if hasChanged {
        for tab in left.indices { left[tab] = .nan }
      }
      if !tabs.isPinned(frame) {
        for tab in pinnedSince.indices { pinnedSince[tab] = false }
      }
      guard before != now, before >= 0, now >= 0 else { continue }
      if tabs.isPinned(frame - 1) {
        // What is caught within a frame has moved on; the list of a table is another one by now.
        left[before] = tabs.list(before, tabs.isTable ? frame - 1 : frame)
        pinnedSince[before] = tabs.isPinned(frame)
      }
      // A finger that catches pages in front of their list moves it within the frame.
      let off = abs(tabs.list(now, frame) - left[now]) - dragged(run, frame)
      // From now on the tab may be scrolled itself.
      left[now] = .nan
      guard off > run.limit() else { continue }
      if pinnedSince[now] {
        HitSpan.add(frame, off, cause: 0, to: &lost)
      } else {
        HitSpan.add(frame, off, cause: 1, to: &forgotten)
      }
    }
    run.report(lost, label: "# pt forgotten") { span in
      Wording(
        "A tab comes back # points away from its previous offset, although the tabs stayed pinned. Keep the offset of each tab.",
        span.amount)
    }
    run.report(forgotten, severity: .note, label: "# pt forgotten") {
      span in
      Wording(
        "A tab comes back # points away from its previous offset: the header was visible in between, and the offset was given up for it.",
        span.amount)
    }
  }

  /// Whether no tap and no swipe ever changes how far a table is scrolled.
  private static func sharesPlace(_ tabs: TabReading) -> Bool {
    guard tabs.isTable else { return false }
    for frame in 0..<tabs.run.frameCount
    where frame > 0 && tabs.selected(frame) != tabs.selected(frame - 1) {
      if abs(tabs.header(frame) - tabs.header(frame - 1)) > RunReading.tolerance { return false }
    }
    return true
  }
}
