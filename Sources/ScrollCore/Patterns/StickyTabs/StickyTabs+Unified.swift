// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// `st7`: one scroll over the sum of header and list.
///
/// The main scroll view's offset is the sum; the pattern splits it. There is therefore one drag,
/// one fling and one deceleration, wherever they start. Its range ends where the front list ends.
extension StickyTabs {
  mutating func arrangeUnified(on host: inout ScrollHost) {
    let viewport = geometry.listViewport
    host.arrange(
      .main,
      as: ScrollView(
        viewport: viewport, contentLength: viewport + ceiling + geometry.listMaximum(selected),
        alwaysBounces: behavior.alwaysBounceVertical, bounces: innerBounces))
    arrangePager(on: &host)
  }

  @inline(__always)
  mutating func followUnified(on host: inout ScrollHost) {
    let total = host.contentOffset(of: .main)
    let inside = host[.main].range.clamp(total)
    guard innerBounces || total == inside else {
      // The view has no bounce only at the start of a script.
      return host.setContentOffset(inside, of: .main, notifying: &self)
    }
    overscroll = total - inside
    travel.follow(inside, tab: selected, ceiling: ceiling, headerFirst: headerFirst)
    resetHiddenLists()
  }

  /// While the header shows, the other lists are at their tops, if the variant is to forget.
  @inline(__always)
  mutating func resetHiddenLists() {
    if resetsLists, travel.header < ceiling { travel.resetLists(except: selected) }
  }

  /// Continues the single scroll with the list that has come to the front; nothing moves on the
  /// screen.
  mutating func switchUnified(on host: inout ScrollHost) {
    if overscroll != 0 { host.stop(.main) }
    overscroll = 0
    travel.limitList(selected, to: geometry.listMaximum(selected))
    resetHiddenLists()
    arrangeUnified(on: &host)
    host.setContentOffsetSilently(travel.total(of: selected), of: .main)
  }

  /// The outer offset is the header's travel.
  func readingUnified(on host: borrowing ScrollHost) -> ScrollReading {
    let velocity = travel.headerVelocity(
      overscroll == 0 ? host.velocity(of: .main) : 0, at: host.contentOffset(of: .main),
      ceiling: ceiling, headerFirst: headerFirst)
    return ScrollReading(
      offset: travel.header, velocity: velocity,
      range: ScrollRange(minimum: 0, maximum: ceiling))
  }
}
