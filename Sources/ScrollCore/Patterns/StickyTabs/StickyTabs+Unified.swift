// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st7`: one scroll over the sum of header and list.
///
/// The main scroll view's offset is the sum; the pattern splits it. So there is one drag, one fling and
/// one deceleration, wherever they begin. Its range ends where the list in front ends.
extension StickyTabs {
  mutating func arrangeUnified(on stage: inout Stage) {
    let viewport = geometry.listViewport
    stage.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: viewport + ceiling + geometry.listMaximum(selected),
        alwaysBounces: behavior.alwaysBounceVertical, bounces: innerBounces))
    arrangePager(on: &stage)
  }

  mutating func followUnified(on stage: inout Stage) {
    let total = stage.contentOffset(of: .main)
    let inside = stage[.main].range.clamp(total)
    guard innerBounces || total == inside else {
      // Only where a script begins is a view that does not bounce beyond its end.
      return stage.setContentOffset(inside, of: .main, notifying: &self)
    }
    overscroll = total - inside
    travel.follow(inside, tab: selected, ceiling: ceiling, headerFirst: headerFirst)
    resetHiddenLists()
  }

  /// While the header shows, the other lists are at their tops, if the stage is told to forget.
  mutating func resetHiddenLists() {
    if resetsLists, travel.header < ceiling { travel.resetLists(except: selected) }
  }

  /// Lets the one scroll go on over the list that has come to the front; nothing moves on the screen.
  mutating func switchUnified(on stage: inout Stage) {
    if overscroll != 0 { stage.stop(.main) }
    overscroll = 0
    travel.limitList(selected, to: geometry.listMaximum(selected))
    resetHiddenLists()
    arrangeUnified(on: &stage)
    stage.setContentOffsetSilently(travel.total(of: selected), of: .main)
  }

  /// The outer offset is the header's travel.
  func readingUnified(on stage: borrowing Stage) -> ScrollReading {
    let velocity = travel.headerVelocity(
      overscroll == 0 ? stage.velocity(of: .main) : 0, tab: selected, ceiling: ceiling,
      headerFirst: headerFirst)
    return ScrollReading(
      offset: travel.header, velocity: velocity,
      range: ScrollRange(minimum: 0, maximum: ceiling))
  }
}
