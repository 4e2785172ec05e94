// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages, taps on tabs, and the axis of a finger.
extension StickyTabs {
  /// Pages do not bounce.
  mutating func arrangePager(on host: inout ScrollHost) {
    host.arrange(
      Self.pager,
      as: ScrollView(
        axis: .horizontal, viewport: geometry.pageWidth,
        contentLength: geometry.pageWidth * Double(geometry.tabCount), bounces: false,
        isPaging: true))
  }

  /// The page that covers the centre of the screen, as the article computes it:
  /// `Int(x / width + 0.5)`.
  ///
  /// The width is that of the screen. The article's pages keep their initial width, so after a
  /// rotation the two disagree.
  func page(on host: borrowing ScrollHost) -> Int {
    let page = Int(host.contentOffset(of: Self.pager) / geometry.size.width + 0.5)
    return min(max(page, 0), geometry.tabCount - 1)
  }

  /// Brings a tab to the front.
  mutating func select(_ tab: Int, on host: inout ScrollHost) {
    let before = selected
    guard tab != before else { return }
    selected = tab
    switch family {
    case .table, .nested: break
    case .unified: switchUnified(on: &host)
    case .smooth: switchSmooth(from: before, on: &host)
    }
  }

  /// A tap selects its tab immediately, and the page follows.
  ///
  /// The article resets the flag that a finger moves pages only when they have come to rest.
  mutating func tapPager(_ tab: Int, on host: inout ScrollHost) {
    if !isArticle { isPaging = false }
    select(tab, on: &host)
    turnPage(to: tab, on: &host)
  }

  private func turnPage(to tab: Int, on host: inout ScrollHost) {
    let offset = Double(tab) * geometry.pageWidth
    guard offset != host.contentOffset(of: Self.pager) || host.isDecelerating(Self.pager)
    else { return }
    host.animateContentOffset(offset, of: Self.pager, spring: .contentOffsetAnimation)
  }

  /// Pages have come to rest, or a finger lifts from pages at rest.
  mutating func finishPaging(on host: inout ScrollHost) {
    guard isPaging else { return }
    select(page(on: host), on: &host)
    isPaging = false
  }

  /// After a rotation the front page fills the screen again.
  mutating func settleAfterTurn(on host: inout ScrollHost) {
    isPaging = false
    for tab in 0..<geometry.tabCount { travel.limitList(tab, to: geometry.listMaximum(tab)) }
    host.setContentOffsetStopping(
      Double(selected) * geometry.pageWidth, of: Self.pager, notifying: &self)
  }

  // MARK: The axis of a finger

  /// The scroll view that moves up and down under a finger.
  var front: ScrollViewID { family == .smooth ? list(selected) : .main }

  /// Determines the axis of a finger, in the variants that allow only one.
  ///
  /// It moves pages if it has moved farther along x than along y since it landed: by its mean
  /// velocity, which on a straight path is its velocity at the slop.
  mutating func decideAxis(on host: inout ScrollHost) {
    guard !isArticle, axis == .undecided, let way = host.touch?.translation, way != .zero
    else { return }
    axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    if axis == .horizontal {
      host.letGo(of: front)
    } else if host.isTracking(Self.pager) {
      // Pages that were caught between two rests go to the nearer one.
      host.stop(Self.pager)
      finishPaging(on: &host)
      turnPage(to: selected, on: &host)
    }
  }
}
