// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// Invariants of sticky tabs under any finger.
///
/// Each checks a run and its script, and returns the first frame that breaks it.
enum TabInvariant: String, CaseIterable, Sendable {
  /// U1: a tap leaves the tab bar where it is.
  case tapsLeaveTheTabBar
  /// U2: the movements of header and list add up to that of the finger.
  case fingerMovesTheSum
  /// U3: the header comes back only when the list in front is at its top.
  case headerWaitsForTheList
  /// U4: pinned tabs that are left and selected again show the same rows.
  case pinnedTabsRemember
  /// U5: the indicator moves with the pages.
  case indicatorFollowsThePages
  /// U6: a fling keeps its speed at the ceiling.
  case flingsPassTheCeiling
  /// U7: a finger that moves sideways moves nothing vertically.
  case swipesStayLevel

  /// The first frame of a run that breaks the invariant, if there is one.
  func firstBreak(in run: TabRun, of steps: [GestureStep], by harness: Harness) throws -> Int? {
    let check = TabCheck(run: run, steps: steps, harness: harness)
    return switch self {
    case .tapsLeaveTheTabBar: try check.tapThatMovesTheTabBar()
    case .fingerMovesTheSum: check.frameThatSlips()
    case .headerWaitsForTheList: check.frameWithHeaderBeforeList()
    case .pinnedTabsRemember: check.frameThatForgets()
    case .indicatorFollowsThePages: check.frameWithIndicatorAstray()
    case .flingsPassTheCeiling: check.frameThatBreaksSpeed()
    case .swipesStayLevel: check.swipeThatScrolls()
    }
  }
}

/// The invariants, each as a search for a frame.
struct TabCheck {
  let run: TabRun
  let steps: [GestureStep]
  let harness: Harness
  private let tolerance = 1e-6
  private var last: Int { run.last }
  /// The position of pinned tabs.
  private var pin: Double
  private var top: Double

  init(run: TabRun, steps: [GestureStep], harness: Harness) {
    self.run = run
    self.steps = steps
    self.harness = harness
    pin =
      ["st7", "st8"].contains(harness.variant)
      ? harness.device.screen(harness.orientation).safeAreaInsets.top : 0
    top = pin + 150
  }

  /// The distance that header and list in front have been scrolled together.
  private func total(_ frame: Int) -> Double { top - run.tabBar[frame] + list(frame) }

  /// The distance that the list in front has been scrolled below the tab bar.
  private func list(_ frame: Int) -> Double {
    list(run.selected[frame].isNaN ? 0 : Int(run.selected[frame]), frame)
  }

  /// The distance that the list of a tab has been scrolled below the tab bar.
  private func list(_ tab: Int, _ frame: Int) -> Double {
    switch harness.variant {
    case "st8": run.inner[tab][frame] + top + 50 - (top - run.tabBar[frame])
    case "st0", "st1", "st2", "st3": max(run.outer[frame] - 150, 0)
    default: run.inner[tab][frame]
    }
  }

  /// The distance that they can be scrolled together.
  private var maximum: Double {
    let screen = harness.device.screen(harness.orientation)
    let bottom = pin > 0 || harness.variant >= "st7" ? screen.safeAreaInsets.bottom : 0
    return 150 + max(0, 20 * 60 + bottom - (screen.size.height - pin - 50))
  }

  private func isPinned(_ frame: Int) -> Bool { run.tabBar[frame] <= pin + tolerance }

  /// The frames of each drag along an axis, from touch down to touch up.
  private func drags(_ isHorizontal: Bool) -> [(step: Int, frames: Range<Int>)] {
    steps.indices.compactMap { index in
      guard case .drag(let drag) = steps[index], case .by(let travel) = drag.destination,
        case .points(let x) = travel.x, case .points(let y) = travel.y,
        (abs(x) > abs(y)) == isHorizontal
      else { return nil }
      let end = run.frame(at: run.timeline.stepTimes[index + 1])
      return (index, run.frame(at: run.timeline.stepTimes[index])..<end)
    }
  }

  /// Plays the script up to each tap, once with it and once without.
  func tapThatMovesTheTabBar() throws -> Int? {
    for index in steps.indices {
      guard case .tapElement = steps[index] else { continue }
      let tap = run.frame(at: run.timeline.stepTimes[index])
      let without = try harness.tabs(steps[..<index] + [.pause(0.05)])
      // Content that a touch stops comes to rest on a pixel.
      let pixel = 0.5 / harness.device.screen(harness.orientation).scale + tolerance
      if abs(run.tabBar[tap] - without.tabBar[tap]) > pixel { return tap }
    }
    return nil
  }

  func frameThatSlips() -> Int? {
    for (_, frames) in drags(false) {
      for frame in frames.dropFirst() {
        let finger = run.timeline.fingers[frame].y - run.timeline.fingers[frame - 1].y
        let before = total(frame - 1)
        let after = total(frame)
        let isInside = { $0 > 1 && $0 < maximum - 1 }
        guard isInside(before), isInside(after), isInside(before - finger) else { continue }
        if abs(after - before + finger) > tolerance { return frame }
      }
    }
    return nil
  }

  func frameWithHeaderBeforeList() -> Int? {
    (1...last).first { frame in
      // A tab that has just been selected may show the middle of its list below a header.
      run.selected[frame] == run.selected[frame - 1]
        && run.tabBar[frame] > run.tabBar[frame - 1] + tolerance && list(frame) > tolerance
    }
  }

  func frameThatForgets() -> Int? {
    var left: [Int: Double] = [:]
    for frame in 1...last {
      if !isPinned(frame) { left.removeAll() }
      let tab = run.selected[frame]
      guard tab != run.selected[frame - 1] else { continue }
      // The touch may have stopped a separate list; a shared one already shows another tab.
      let before = Int(run.selected[frame - 1])
      let isShared = run.pager[frame].isNaN
      if isPinned(frame - 1) { left[before] = list(before, isShared ? frame - 1 : frame) }
      if let kept = left[Int(tab)], abs(list(frame) - kept) > 1 { return frame }
    }
    return nil
  }

  func frameWithIndicatorAstray() -> Int? {
    let width = harness.device.screen(harness.orientation).size.width
    return (1...last).first { frame in
      let moved = abs(run.pager[frame] - run.pager[frame - 1])
      return abs(run.indicator[frame] - run.indicator[frame - 1])
        > moved / width * width / Double(run.tabCount) + tolerance
    }
  }

  /// A fling's speed changes by less than 400 pt/s from frame to frame until it reaches its end.
  func frameThatBreaksSpeed() -> Int? {
    guard last > 2 else { return nil }
    let rate = Double(run.timeline.rate)
    return (2...last).first { frame in
      let frames = frame - 2...frame
      guard frames.allSatisfy({ run.timeline.phases[$0] == .decelerating }),
        frames.allSatisfy({ run.selected[$0] == run.selected[frame] }),
        frames.allSatisfy({ total($0) > 1 && total($0) < maximum - 1 })
      else { return false }
      let speed = (total(frame) - total(frame - 1)) * rate
      let before = (total(frame - 1) - total(frame - 2)) * rate
      // The frame in which a fling comes to rest is shorter than a frame.
      return abs(speed - before) > 400
    }
  }

  func swipeThatScrolls() -> Int? {
    for (_, frames) in drags(true) {
      guard let first = frames.first else { continue }
      let lists = run.inner.map { $0[first] }
      for frame in frames
      where run.tabBar[frame] != run.tabBar[first] || run.inner.map({ $0[frame] }) != lists {
        return frame
      }
    }
    return nil
  }
}
