// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st8`: no outer table, as in JXPagingSmoothView (pujiaxin33/JXPagingView 8aa5663).
///
/// Each list fills the page behind the header, which covers them all, and starts below it by an
/// inset. A list scrolls and flings on its own. The header follows the front list, and the others
/// are moved along, so that their content below the tab bar does not move.
/// `memory: resetWhenHeaderVisible` is the library's own rule, which resets them to their tops
/// instead.
extension StickyTabs {
  /// The inset of a list: header and tab bar, in points.
  var listInset: Double { geometry.topInset + ceiling + geometry.tabBarHeight }

  /// The main scroll view only receives the initial distance of a script.
  mutating func arrangeSmooth(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: 0, contentLength: ceiling + geometry.listMaximum(selected), bounces: false))
    arrangePager(on: &host)
    for tab in 0..<geometry.tabCount {
      host.arrange(
        list(tab),
        as: ScrollView(
          viewport: geometry.size.height,
          // Few rows are filled up, so that each list reaches as far as the header travels.
          contentLength: max(
            geometry.rowsLength(tab), geometry.listViewport - geometry.bottomInset),
          leadingInset: listInset, trailingInset: geometry.bottomInset,
          alwaysBounces: behavior.alwaysBounceVertical, bounces: innerBounces))
    }
  }

  mutating func followSmooth(_ id: ScrollViewID, on host: inout ScrollHost) {
    if id == .main {
      // The view has no drawing and receives no touches: it passes the script's distance on and
      // rests at 0.
      let distance = host[.main].range.clamp(host.contentOffset(of: .main))
      host.setContentOffsetSilently(0, of: .main)
      host.setContentOffset(distance - listInset, of: list(selected), notifying: &self)
    } else if id == list(selected) {
      let inside = host[id].range.clamp(host.contentOffset(of: id))
      travel.follow(
        inside + listInset, tab: selected, ceiling: ceiling, headerFirst: headerFirst)
      resetHiddenLists()
      moveOtherLists(on: &host)
    }
  }

  /// Keeps the lists behind the one in front in step with the header.
  private mutating func moveOtherLists(on host: inout ScrollHost) {
    for tab in 0..<geometry.tabCount where tab != selected {
      host.setContentOffsetSilently(travel.total(of: tab) - listInset, of: list(tab))
    }
  }

  /// The list that was in front stops; the new front list is at its stored position.
  mutating func switchSmooth(from tab: Int, on host: inout ScrollHost) {
    host.stop(list(tab))
    travel.limitList(selected, to: geometry.listMaximum(selected))
    resetHiddenLists()
    moveOtherLists(on: &host)
  }
}
