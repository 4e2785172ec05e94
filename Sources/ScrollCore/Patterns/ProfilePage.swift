// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A profile: a header that stretches and goes away, tabs that stay, lists whose section headers stick,
/// and a pull that fetches; in three variants.
///
/// `I` is the inset of a list below the open header and the tab bar; `E` the end of the tab bar,
/// which is `I` at rest and follows the header up; `T` the space for the spinner:
///
///     pp0  section headers stick at the inset, I or I + T, as the system lets them
///     pp1  they stick at E; the list's owner sets I in every scroll, and the refresh adds T, too
///     pp2  they stick at E, and one place decides on inset, header and pin line
///
/// The main scroll view is the front list. Its scroll distance is split between the header and the
/// list. While any of the header is visible, lists are at their tops; otherwise they keep their
/// positions.
struct ProfilePage: LayoutPattern {
  static let id: StaticString = "profile-page"
  static let title: StaticString = "Profile page"
  static let summary: StaticString =
    "A header that collapses and stretches, sticky tabs and section headers, and a pull that fetches."
  static let scrollViews: [StaticString] = ["list", "pager"]

  /// How many sections have recorded values; headers of further ones are recorded as elements, where they are on the
  /// screen.
  static let recordedSectionLimit = 10

  let pinsAtInset: Bool
  private let room: RefreshRoom
  private let behavior: ScrollBehavior
  var screen: Screen
  var geometry: ProfileGeometry
  var pager: TabPager
  var control: RefreshControl
  /// The tab whose list is in front.
  private(set) var selected = 0
  /// How header and lists share what has been scrolled.
  var travel = TabTravel()
  /// The list that left the front beyond its end and is returning.
  var leaving: LeavingList?
  /// Whether the front list came back during a pull, while it was still visible and not at its top:
  /// it keeps its position until the pull ends.
  private(set) var isHeld = false
  /// Whether content has been fetched and a finger is waited for.
  private var isFetched = false

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    pinsAtInset = variant.pinsAtInset
    room = variant.room
    self.behavior = behavior
    self.screen = screen
    let sections = SectionGeometry(
      itemCounts: parameters.sections,
      rows: RowGeometry(lengths: [parameters.rowHeight], columns: 1),
      headerLength: parameters.sectionHeaderHeight, leadingInset: 0, trailingInset: 0,
      footerLength: 0)
    geometry = ProfileGeometry(
      headerHeight: parameters.headerHeight, tabBarHeight: parameters.tabBarHeight,
      tabCount: parameters.tabs, sections: sections, size: screen.size)
    pager = TabPager(view: ScrollViewID(1), count: geometry.tabCount, width: screen.size.width)
    control = RefreshControl(threshold: parameters.threshold, fetchTime: parameters.fetchTime)
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    geometry.size = screen.size
    geometry.insets = behavior.adjustment(
      safeArea: screen.safeAreaInsets, contentLength: geometry.sections.contentLength,
      viewport: screen.size.height)
    pager.width = screen.size.width
    host.arrange(
      .main,
      as: ScrollView(
        viewport: screen.size.height, contentLength: geometry.contentLength,
        leadingInset: geometry.restInset + (control.state == .refreshing ? control.threshold : 0),
        trailingInset: geometry.insets.bottom, alwaysBounces: behavior.alwaysBounceVertical))
    pager.arrange(on: &host)
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .touchMoved:
      // What was caught follows the finger without slop, so its axis is that of the first movement.
      if host.isDragging(.main) || host.isDragging(pager.view) { decideAxis(on: &host) }
    case .tap(let point):
      if let tab = tab(at: point, in: pose(on: host)) {
        pager.comeToRest()
        select(tab, on: &host)
        pager.turnPage(to: tab, on: &host)
      }
    case .willBeginDragging(let id):
      decideAxis(on: &host)
      pager.beginDragging(id)
    case .didScroll(let id):
      if id == .main { follow(on: &host) } else { turnPages(on: &host) }
    case .didEndDragging(let id, let willDecelerate):
      if id == .main { lift(on: &host) } else if !willDecelerate { pager.comeToRest() }
    case .didEndDecelerating(let id), .didEndScrollingAnimation(let id):
      if id == pager.view {
        pager.comeToRest()
        resetHiddenLists(on: host)
      }
    case .touchUp:
      if isFetched, !host.isDragging(.main) { finish(on: &host) }
      // A list that was caught beyond its other end returns when the finger that moves pages lifts.
      if pager.axis == .horizontal { RefreshRoom.returnToRest(on: &host) }
      pager.touchUp()
    case .didEndAnimation:
      // The owner of the inset leaves it alone while a finger is on the list.
      if room == .owned, host.isTracking(.main) {
        isFetched = true
      } else {
        finish(on: &host)
      }
    case .boundsChange:
      pager.comeToRest()
      for tab in 0..<geometry.tabCount { travel.limitList(tab, to: geometry.listMaximum) }
      // An offset beyond the old end may be within the new range.
      share(on: &host)
      host.setContentOffsetStopping(
        Double(selected) * pager.width, of: pager.view, notifying: &self)
    default:
      break
    }
  }

  private mutating func decideAxis(on host: inout ScrollHost) {
    pager.decideAxis(list: .main, selected: selected, on: &host)
    // A list that was caught as it was pulled and let go returns.
    if pager.axis == .horizontal, !host.isTracking(.main), distance(on: host) < 0 {
      RefreshRoom.returnToRest(on: &host)
    }
  }

  // MARK: The rule

  /// How far the header and the list in front have been scrolled together, in points; negative when
  /// pulled.
  func distance(on host: borrowing ScrollHost) -> Double {
    host.contentOffset(of: .main) + geometry.restInset
  }

  /// Splits the distance between the header and the list in front.
  private mutating func share(on host: inout ScrollHost) {
    if isHeld {
      // Meanwhile a pull belongs to the header alone; afterwards the scroll view continues from the
      // positions of header and list.
      guard distance(on: host) >= 0 else { return resetHiddenLists(on: host) }
      isHeld = false
      host.setContentOffsetSilently(
        host.contentOffset(of: .main) + travel.lists[selected], of: .main)
    }
    let inside = min(max(distance(on: host), 0), geometry.headerHeight + geometry.listMaximum)
    travel.follow(inside, tab: selected, ceiling: geometry.headerHeight, headerFirst: false)
    resetHiddenLists(on: host)
  }

  private mutating func follow(on host: inout ScrollHost) {
    share(on: &host)
    control.follow(pull: -distance(on: host), isHeld: host.isTracking(.main))
    // The owner of the lists knows the inset that header and tabs need, and nothing of spinners.
    if room == .shared { host.setLeadingInset(geometry.restInset, of: .main, notifying: &self) }
  }

  /// While any of the header is visible, lists move to their tops as soon as they are out of sight.
  private mutating func resetHiddenLists(on host: borrowing ScrollHost) {
    if travel.header < geometry.headerHeight, pager.isAtRest(on: host) {
      travel.resetLists(except: selected)
    }
  }

  private mutating func turnPages(on host: inout ScrollHost) {
    if pager.isPaging { select(pager.page(on: host), on: &host) }
  }

  /// Brings a tab to the front; the tab bar does not move.
  ///
  /// While any of the header is visible, lists are at their tops, and the motion of the page
  /// continues; only a list that comes back while still visible keeps its position.
  private mutating func select(_ tab: Int, on host: inout ScrollHost) {
    guard tab != selected else { return }
    // A pull continues in any case.
    let isPulled = distance(on: host) < 0
    let isShared =
      isPulled
      || travel.header < geometry.headerHeight && travel.lists[tab] == travel.lists[selected]
    leaving = LeavingList(selected, on: host)
    selected = tab
    travel.limitList(tab, to: geometry.listMaximum)
    isHeld = isPulled && travel.lists[tab] > 0
    guard !isShared else { return }
    host.stop(.main)
    host.setContentOffsetSilently(travel.total(of: tab) - geometry.restInset, of: .main)
  }

  private mutating func lift(on host: inout ScrollHost) {
    if isFetched { finish(on: &host) }
    guard control.lift(at: host.time, pull: -distance(on: host)) else { return }
    host.animate(until: host.time + control.fetchTime)
    let room = room
    room.open(control.threshold, above: geometry.restInset, on: &host, notifying: &self)
  }

  private mutating func finish(on host: inout ScrollHost) {
    isFetched = false
    control.finish(at: host.time, pull: -distance(on: host))
    let room = room
    room.close(control.threshold, above: geometry.restInset, on: &host, notifying: &self)
  }
}
