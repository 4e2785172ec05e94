// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st4` to `st6`: a table with a header and one section header as tall as the screen, which holds the
/// tab bar and a pager with a list for each tab.
///
/// Every recogniser works together with every other, so a finger on a list moves the table, the pager
/// and the list, and each of the three flings by itself.
extension StickyTabs {
  mutating func arrangeNested(on stage: inout Stage) {
    stage.deliversInReverse = deliversInnerFirst
    let height = geometry.size.height
    stage.arrange(
      .main, as: ScrollView(viewport: height, contentLength: ceiling + height, bounces: false))
    arrangePager(on: &stage)
    for tab in 0..<geometry.tabCount {
      stage.arrange(
        list(tab),
        as: ScrollView(
          viewport: geometry.listViewport, contentLength: geometry.listLength(tab),
          alwaysBounces: behavior.alwaysBounceVertical, bounces: innerBounces))
    }
  }

  /// The body of `scrollViewDidScroll`, stage by stage.
  mutating func followNested(_ id: ScrollViewID, on stage: inout Stage) {
    if id == .main {
      followOuter(on: &stage)
    } else if id.index - 2 < geometry.tabCount {
      followList(id.index - 2, on: &stage)
    }
  }

  private mutating func followOuter(on stage: inout Stage) {
    let offset = stage.contentOffset(of: .main)
    // What is neither touched nor traced before the first frame is where the script begins.
    guard stage.time > 0 || stage.isTracking(.main) else { return place(offset, on: &stage) }
    originOffset = outerOffset
    outerOffset = offset
    outerChanged = true
  }

  /// Begins as far down as a script says: what is beyond the table's end goes to the list.
  private mutating func place(_ distance: Double, on stage: inout Stage) {
    let rest = min(max(distance - ceiling, 0), geometry.listMaximum(selected))
    outerOffset = min(distance, ceiling)
    originOffset = outerOffset
    kept[selected] = rest
    stage.setContentOffsetSilently(outerOffset, of: .main)
    stage.setContentOffsetSilently(rest, of: list(selected))
  }

  private mutating func followList(_ tab: Int, on stage: inout Stage) {
    let offset = stage.contentOffset(of: list(tab))
    switch variant {
    case 5:
      freezeOrKeep(offset, of: tab, on: &stage)
    case 6 where offset > kept[tab]:
      freezeOrKeep(offset, of: tab, on: &stage)
    case 6 where offset < kept[tab]:
      if outerChanged { undoOuter(on: &stage) }
      kept[tab] = offset
    default:
      break
    }
  }

  /// Sets a list back if the outer table has moved since a list was heard: any list, so the flag may be
  /// a stale one of another tab.
  private mutating func freezeOrKeep(_ offset: Double, of tab: Int, on stage: inout Stage) {
    if outerChanged {
      stage.setContentOffset(kept[tab], of: list(tab), notifying: &self)
      outerChanged = false
    } else {
      kept[tab] = offset
    }
  }

  /// Takes back the outer table's last step, with the delegate taken away meanwhile.
  private mutating func undoOuter(on stage: inout Stage) {
    outerOffset = originOffset
    stage.setContentOffsetSilently(outerOffset, of: .main)
    outerChanged = false
    undoTime = stage.time
  }

  /// A step of the outer table that was taken back does not show, so it does not count as movement.
  func readingNested(on stage: borrowing Stage) -> ScrollReading {
    var reading = stage.reading(of: .main)
    if undoTime == stage.time { reading.velocity = 0 }
    return reading
  }
}
