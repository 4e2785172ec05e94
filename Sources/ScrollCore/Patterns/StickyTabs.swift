// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A profile header, tabs that stay in sight below it, and a list for each tab, in nine variants.
///
/// `C` is how far the header travels, `o` the offset of the table or of the outer table, `i` that of a
/// list within:
///
///     st0  one table; its section header sticks
///     st1  st0, and a tap changes the rows
///     st2  st1, and o is kept for each tab
///     st3  st2, and pinned tabs stay pinned
///     st4  lists in a pager in a table: both scroll
///     st5  st4, and while o moves, i is set back
///     st6  st5; downwards o is set back instead
///     st7  one distance, split: o = min(d, C), i = d − o
///     st8  lists inset by the header, which covers them
///
/// `st0` to `st6` are those of an article, with its bugs, and ignore the safe area as it does; the
/// guide describes how they break. `st7` and `st8` pin the tabs below the safe area.
struct StickyTabs: LayoutPattern {
  static let id: StaticString = "sticky-tabs"
  static let title: StaticString = "Sticky tabs"
  static let summary: StaticString =
    "A profile header scrolls away; the tabs below it stay, with a list of posts for each."
  static let scrollViews: [StaticString] = [
    "outer", "pager", "inner[0]", "inner[1]", "inner[2]", "inner[3]",
  ]

  /// The scroll view of the pages.
  static let pager = ScrollViewID(1)

  /// How the variants are built.
  enum Family: UInt8, Sendable, BitwiseCopyable {
    /// `st0` to `st3`: one table.
    case table
    /// `st4` to `st6`: a table that holds a pager that holds lists.
    case nested
    /// `st7`: one scroll that drives all.
    case unified
    /// `st8`: lists that scroll themselves, and a header over them.
    case smooth
  }

  let variant: Variant
  let family: Family
  /// Whether the family is `unified`, which a frame asks several times: a jump by all of them takes longer.
  let isUnified: Bool
  /// Whether the header ends up behind the status bar, and fades before.
  private(set) var fadesHeader = false
  let behavior: ScrollBehavior
  let deliversInnerFirst: Bool
  let innerBounces: Bool
  let headerFirst: Bool
  let resetsLists: Bool
  let filler: Bool
  var screen: Screen
  var geometry: TabGeometry

  /// The tab whose list is in front.
  var selected = 0
  /// The tab that was in front before; the article has only two, so at first it is the next one.
  var other: Int
  /// Whether a finger moves pages, or has moved them and they are not at rest yet.
  var isPaging = false
  /// The axis of the finger, in the variants that allow only one.
  var axis = PanAxis.undecided

  /// Offsets that the article keeps for its tabs, in points.
  var kept = FourValues<Double>(repeating: 0)
  /// The article's flag: the outer table has moved since a list sent an event.
  var outerChanged = false
  /// The offset of the outer table at its last event, and at the one before, in points.
  var outerOffset = 0.0
  var originOffset = 0.0
  /// When a step of the outer table was last taken back, in seconds.
  var undoTime = -Double.infinity

  /// Where header and lists are in `st7` and `st8`.
  var travel = TabTravel()
  /// How far the single scroll of `st7` is beyond its ends, in points.
  var overscroll = 0.0

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    family = variant.family
    isUnified = family == .unified
    self.behavior = behavior
    geometry = TabGeometry(
      size: screen.size, headerHeight: parameters.headerHeight,
      tabBarHeight: parameters.tabBarHeight, rowHeight: parameters.rowHeight,
      rows: parameters.rows)
    deliversInnerFirst = parameters.order == .innerFirst
    innerBounces = parameters.innerBounces
    headerFirst = parameters.downPolicy == .outerFirst
    resetsLists = parameters.memory == .resetWhenHeaderVisible
    filler = parameters.filler
    other = geometry.tabCount > 1 ? 1 : 0
    self.screen = screen
    turn(to: screen)
  }

  /// How far the header travels, in points.
  var ceiling: Double { geometry.headerHeight }
  /// Whether the variant is an article's, which measures from the top of the screen.
  var isArticle: Bool { family == .table || family == .nested }
  /// The scroll view of a tab's list, in the variants that have one for each.
  func list(_ tab: Int) -> ScrollViewID { ScrollViewID(2 + tab) }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    turn(to: host.screen)
    switch family {
    case .table: arrangeTable(on: &host)
    case .nested: arrangeNested(on: &host)
    case .unified: arrangeUnified(on: &host)
    case .smooth: arrangeSmooth(on: &host)
    }
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .post

  var rowCounts: RowCounts? { RowCounts(ofSections: geometry.rowCounts) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    geometry.rowCounts[section] = count
    arrange(on: &host)
  }
  #endif

  /// The article gives its tables no insets, and its pages the width that the screen has at the start.
  private mutating func turn(to screen: Screen) {
    self.screen = screen
    geometry.size = screen.size
    guard !isArticle else { return }
    geometry.pageWidth = screen.size.width
    let insets = behavior.adjustment(
      safeArea: screen.safeAreaInsets,
      contentLength: geometry.tableLength(selected, filler: false),
      viewport: screen.size.height)
    geometry.topInset = insets.top
    geometry.bottomInset = insets.bottom
    fadesHeader = ceiling > 0 && insets.top > 0
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .touchUp:
      // A finger that catches the pages drags them before its touch down is delivered: the axis is forgotten here.
      axis = .undecided
    case .touchMoved:
      // What was caught follows the finger without slop, so its axis is that of the first movement.
      guard axis == .undecided else { return }
      if host.isDragging(front) || host.isDragging(Self.pager) { decideAxis(on: &host) }
    case .tap(let point):
      if let tab = tab(at: point, in: pose(on: host)) { tap(tab, on: &host) }
    case .willBeginDragging(let id):
      decideAxis(on: &host)
      if id == Self.pager, axis != .vertical { isPaging = true }
    case .didScroll(let id):
      follow(id, on: &host)
    case .didEndDragging(let id, let willDecelerate):
      if id == Self.pager, !willDecelerate { finishPaging(on: &host) }
      if id == .main { keepOffset(on: host) }
    case .didEndDecelerating(let id):
      if id == Self.pager { finishPaging(on: &host) }
      if id == .main { keepOffset(on: host) }
    case .boundsChange:
      if !isArticle { settleAfterTurn(on: &host) }
    default:
      break
    }
  }

  private mutating func follow(_ id: ScrollViewID, on host: inout ScrollHost) {
    if id == Self.pager {
      if isPaging { select(page(on: host), on: &host) }
      return
    }
    if isUnified { return followUnified(on: &host) }
    switch family {
    case .table, .unified: break
    case .nested: followNested(id, on: &host)
    case .smooth: followSmooth(id, on: &host)
    }
  }

  private mutating func tap(_ tab: Int, on host: inout ScrollHost) {
    if family == .table {
      tapTable(tab, on: &host)
    } else {
      tapPager(tab, on: &host)
    }
  }

  @inline(__always)
  func reading(on host: borrowing ScrollHost) -> ScrollReading {
    if isUnified { return readingUnified(on: host) }
    return switch family {
    case .table, .unified: host.reading(of: .main)
    case .nested: readingNested(on: host)
    case .smooth: host.reading(of: list(selected))
    }
  }

  /// The article's nested tables all leave `scrollsToTop` set, so UIKit scrolls none of them.
  func scrollsToTop(on host: borrowing ScrollHost) -> ScrollViewID? {
    switch family {
    case .table, .unified: .main
    case .nested: nil
    case .smooth: list(selected)
    }
  }

  @inline(__always)
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    if isUnified { return host.bounds(of: .main) }
    return host.bounds(of: family == .smooth ? list(selected) : .main)
  }
}
