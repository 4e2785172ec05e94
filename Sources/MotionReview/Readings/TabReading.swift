// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run with a bar of tabs that is pinned when the header above it has gone.
final class TabReading {
  /// The run.
  let run: RunReading
  /// The highest and the lowest position of the bar on each screen, in points.
  private let bars: [(pinned: Double, open: Double)]
  /// How many tabs there are; 0 where the pattern does not record their lists.
  let tabCount: Int
  /// The number of lists, each with its own scroll view.
  let listCount: Int
  private let place: Int
  private let selection: Int
  private let outer: Int
  private let lists: Int
  private let pager: Int
  private let mark: Int

  /// Reads a run; nil if it has no tabs.
  init?(_ run: RunReading) {
    let timeline = run.timeline
    place = timeline.track("tabBar.y")
    guard place >= 0, run.frameCount > 0 else { return nil }
    selection = timeline.track("selectedTab")
    outer = timeline.track("outer.contentOffset.y")
    lists = timeline.track("inner", 0, ".contentOffset.y")
    pager = timeline.track("pager.contentOffset.x")
    mark = timeline.track("indicator.x")
    var count = 0
    while timeline.track("inner", Int32(count), ".contentOffset.y") >= 0 { count += 1 }
    tabCount = count
    listCount = lists >= 0 && !timeline.value(lists, inFrame: 0).isNaN ? count : 0
    self.run = run
    var bars: [(pinned: Double, open: Double)] = []
    for _ in timeline.epochs { bars.append((.infinity, -.infinity)) }
    for frame in 0..<run.frameCount {
      let epoch = run.epoch(frame)
      bars[epoch].pinned = min(bars[epoch].pinned, run.value(place, frame))
      bars[epoch].open = max(bars[epoch].open, run.value(place, frame))
    }
    self.bars = bars
  }

  /// Whether header and lists are recorded apart.
  var isNested: Bool { listCount > 0 }
  /// Whether one table holds the header and the rows of the tab in front.
  var isTable: Bool { tabCount > 0 && listCount == 0 }

  /// The top of the bar on the screen, in points.
  func barTop(_ frame: Int) -> Double { run.value(place, frame) }
  /// How far the bar has moved since the frame before, in points.
  func barMove(_ frame: Int) -> Double { barTop(frame) - barTop(frame - 1) }
  /// How far the header is seen to move on the screen of a frame, in points.
  func travel(_ frame: Int) -> Double {
    let bar = bars[run.epoch(frame)]
    return bar.open - bar.pinned
  }
  /// Whether the header is scrolled away; unknown if the bar never moves in the run.
  func isPinned(_ frame: Int) -> Bool {
    travel(frame) > 0 && barTop(frame) <= bars[run.epoch(frame)].pinned + 0.01
  }
  /// The tab in front; −1 without tabs.
  func selected(_ frame: Int) -> Int {
    let tab = run.value(selection, frame)
    // A pattern may record anything.
    return tab >= 0 && tab < Double(tabCount > 0 ? tabCount : 1000) ? Int(tab) : -1
  }
  /// How far the header has been scrolled away, in points.
  func header(_ frame: Int) -> Double { run.value(outer, frame) }
  /// How far the list of a tab has been scrolled, in points; of a table the rest of its offset.
  func list(_ tab: Int, _ frame: Int) -> Double {
    isTable ? max(0, header(frame) - travel(frame)) : run.value(lists + tab, frame)
  }
  /// How far the pages have been moved, in points; NaN without pages.
  func pages(_ frame: Int) -> Double { run.value(pager, frame) }
  /// The centre of the indicator, in points.
  func indicator(_ frame: Int) -> Double { run.value(mark, frame) }

  /// Whether the front list has rows below the screen: its end is at most half a device pixel off.
  func hasRowsBelow(_ frame: Int) -> Bool {
    let screen = run.screen(frame)
    return run.rows.ends[frame] > screen.size.height + 0.75 / screen.scale
  }

  /// How much farther an element moves in a frame than in the adjacent frames, in points.
  ///
  /// A quarter and 2 points more are not a jump for moving content, because a tap stops and
  /// releases it.
  ///
  /// Content that springs back starts at full speed again after a tap releases it: its own speed
  /// after the frame counts like an adjacent frame. An offset that a tap sets has none.
  func jump(_ frame: Int, _ move: (Int) -> Double) -> Double {
    guard frame > 1 else { return 0 }
    // What the rows have moved may be the bar's within the frame.
    var beside = abs(move(frame - 1))
    if abs(run.rows.moves[frame - 1]) > beside { beside = abs(run.rows.moves[frame - 1]) }
    if frame + 1 < run.frameCount { beside = max(beside, abs(move(frame + 1))) }
    if run.timeline.phases[frame] == .bouncing { beside = max(beside, run.speed(frame)) }
    let jump = abs(move(frame)) - 1.25 * beside - (beside > RunReading.tolerance ? 2 : 0)
    return jump.isNaN ? 0 : jump
  }

  /// The first frame after each tap.
  var taps: [Int] {
    var taps: [Int] = []
    for touch in run.touches where touch.isTap && touch.first > 0 && touch.first < run.frameCount {
      let frame = touch.first
      // Content that another finger has just released moves on its own.
      guard run.epoch(frame) == run.epoch(frame - 1), run.timeline.fingers[frame].x.isNaN,
        !run.followsAtOnce(touch)
      else { continue }
      taps.append(frame)
    }
    return taps
  }

  /// Whether another tab has come with a frame.
  func selects(_ frame: Int) -> Bool { selected(frame) != selected(frame - 1) }
}
