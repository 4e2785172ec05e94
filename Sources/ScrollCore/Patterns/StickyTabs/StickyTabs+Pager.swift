// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Pages, taps on tabs, and the axis of a finger.
extension StickyTabs {
  /// Pages do not bounce.
  mutating func arrangePager(on stage: inout Stage) {
    stage.arrange(
      Self.pager,
      as: ScrollView(
        axis: .horizontal, viewport: geometry.pageWidth,
        contentLength: geometry.pageWidth * Double(geometry.tabCount), bounces: false,
        isPaging: true))
  }

  /// The page that covers the middle of the screen, as the article finds it: `Int(x / width + 0.5)`.
  ///
  /// The width is that of the screen. The article's pages keep the width that it had at the start, so
  /// after a turn of the device they do not agree.
  func page(on stage: borrowing Stage) -> Int {
    let page = Int(stage.contentOffset(of: Self.pager) / geometry.size.width + 0.5)
    return min(max(page, 0), geometry.tabCount - 1)
  }

  /// Brings a tab to the front.
  mutating func select(_ tab: Int, on stage: inout Stage) {
    let before = selected
    guard tab != before else { return }
    selected = tab
    switch family {
    case .table, .nested: break
    case .unified: switchUnified(on: &stage)
    case .smooth: switchSmooth(from: before, on: &stage)
    }
  }

  /// A tap selects its tab at once and lets the page follow.
  ///
  /// The article only forgets that a finger turns pages when they have come to rest.
  mutating func tapPager(_ tab: Int, on stage: inout Stage) {
    if !isArticle { isPaging = false }
    select(tab, on: &stage)
    turnPage(to: tab, on: &stage)
  }

  private func turnPage(to tab: Int, on stage: inout Stage) {
    let offset = Double(tab) * geometry.pageWidth
    guard offset != stage.contentOffset(of: Self.pager) || stage.isDecelerating(Self.pager)
    else { return }
    stage.animateContentOffset(offset, of: Self.pager, spring: .contentOffsetAnimation)
  }

  /// Pages have come to rest, or a finger lifts from pages at rest.
  mutating func finishPaging(on stage: inout Stage) {
    guard isPaging else { return }
    select(page(on: stage), on: &stage)
    isPaging = false
  }

  /// After a turn of the device the page in front fills the screen again.
  mutating func settleAfterTurn(on stage: inout Stage) {
    isPaging = false
    for tab in 0..<geometry.tabCount { travel.limitList(tab, to: geometry.listMaximum(tab)) }
    stage.setContentOffsetStopping(
      Double(selected) * geometry.pageWidth, of: Self.pager, notifying: &self)
  }

  // MARK: The axis of a finger

  /// The scroll view that moves up and down under a finger.
  var front: ScrollViewID { family == .smooth ? list(selected) : .main }

  /// Decides what a finger does, in the stages that let it do one thing only.
  ///
  /// It pages if it has moved farther along x than along y since it landed: its mean velocity, which on a
  /// straight way is its velocity at the slop.
  mutating func decideAxis(on stage: inout Stage) {
    guard !isArticle, axis == .undecided, let way = stage.touch?.translation, way != .zero
    else { return }
    axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    if axis == .horizontal {
      stage.letGo(of: front)
    } else if stage.isTracking(Self.pager) {
      // Pages that were caught between two rests go to the nearer one.
      stage.stop(Self.pager)
      finishPaging(on: &stage)
      turnPage(to: selected, on: &stage)
    }
  }
}
