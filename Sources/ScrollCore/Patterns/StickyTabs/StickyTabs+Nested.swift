// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st4` to `st6`: a table with a header and one section header as tall as the screen, which holds the
/// tab bar and a pager with a list for each tab.
///
/// All recognisers work simultaneously, so a finger on a list moves the table, the pager and the
/// list, and each of them flings separately.
extension StickyTabs {
  mutating func arrangeNested(on host: inout ScrollHost) {
    host.deliversInReverse = deliversInnerFirst
    let height = geometry.size.height
    host.arrange(
      .main, as: ScrollView(viewport: height, contentLength: ceiling + height, bounces: false))
    arrangePager(on: &host)
    for tab in 0..<geometry.tabCount {
      host.arrange(
        list(tab),
        as: ScrollView(
          viewport: geometry.listViewport, contentLength: geometry.listLength(tab),
          alwaysBounces: behavior.alwaysBounceVertical, bounces: innerBounces))
    }
  }

  /// The body of `scrollViewDidScroll`, variant by variant.
  mutating func followNested(_ id: ScrollViewID, on host: inout ScrollHost) {
    if id == .main {
      followOuter(on: &host)
    } else if id.index - 2 < geometry.tabCount {
      followList(id.index - 2, on: &host)
    }
  }

  private mutating func followOuter(on host: inout ScrollHost) {
    let offset = host.contentOffset(of: .main)
    // State that is neither touched nor traced before the first frame is the start of the script.
    guard host.time > 0 || host.isTracking(.main) else { return place(offset, on: &host) }
    originOffset = outerOffset
    outerOffset = offset
    outerChanged = true
  }

  /// Starts at the script's initial distance: the part beyond the table's end goes to the list.
  private mutating func place(_ distance: Double, on host: inout ScrollHost) {
    let rest = min(max(distance - ceiling, 0), geometry.listMaximum(selected))
    outerOffset = min(distance, ceiling)
    originOffset = outerOffset
    kept[selected] = rest
    host.setContentOffsetSilently(outerOffset, of: .main)
    host.setContentOffsetSilently(rest, of: list(selected))
  }

  private mutating func followList(_ tab: Int, on host: inout ScrollHost) {
    let offset = host.contentOffset(of: list(tab))
    switch variant {
    case .freeze:
      freezeOrKeep(offset, of: tab, on: &host)
    case .innerFirst where offset > kept[tab]:
      freezeOrKeep(offset, of: tab, on: &host)
    case .innerFirst where offset < kept[tab]:
      if outerChanged { undoOuter(on: &host) }
      kept[tab] = offset
    default:
      break
    }
  }

  /// Sets a list back if the outer table has moved since a list sent an event: any list, so the flag may be
  /// a stale one of another tab.
  private mutating func freezeOrKeep(_ offset: Double, of tab: Int, on host: inout ScrollHost) {
    if outerChanged {
      host.setContentOffset(kept[tab], of: list(tab), notifying: &self)
      outerChanged = false
    } else {
      kept[tab] = offset
    }
  }

  /// Reverts the outer table's last step, with the delegate removed meanwhile.
  private mutating func undoOuter(on host: inout ScrollHost) {
    outerOffset = originOffset
    host.setContentOffsetSilently(outerOffset, of: .main)
    outerChanged = false
    undoTime = host.time
  }

  /// A step of the outer table that was taken back does not show, so it does not count as movement.
  func readingNested(on host: borrowing ScrollHost) -> ScrollReading {
    var reading = host.reading(of: .main)
    if undoTime == host.time { reading.velocity = 0 }
    return reading
  }
}
