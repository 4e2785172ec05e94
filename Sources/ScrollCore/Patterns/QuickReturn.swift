// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A bar that leaves as one reads on and returns as soon as one scrolls back, with Android's flags.
///
/// `full` is the lower edge of the open bar, `least` that of the part that always stays: the safe
/// area, and with `exitUntilCollapsed` also the field; `R = full − least`. `o` is the content
/// offset, `oc` the same clamped to its range, `d` the distance of `oc` from rest at the top:
///
///     qr0  h = clamp(h − Δo, least, full)
///     qr1  h = max(full − d, clamp(h − Δoc, least, full)), the bar over the list
///     qr2  h = clamp(h − Δoc, least, full), the list below the bar; snaps
///     qr3  qr1, and snaps: alone if the list is behind it; with the list near the top
///
/// Without `enterAlways`, `qr1` and `qr3` are `clamp(full − d, least, full)`. With
/// `enterAlwaysCollapsed` the bar returns only up to the field, and opens at the start of the list.
struct QuickReturn: LayoutPattern {
  static let id: StaticString = "quick-return"
  static let title: StaticString = "Quick return"
  static let summary: StaticString =
    "A bar over a list of articles that leaves and returns with the direction of the scroll."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// The screen position of the first row.
    var firstRow: Double
    /// The lower edge of the bar.
    var height: Double
  }

  let variant: Variant
  private let behavior: ScrollBehavior
  let parameters: Parameters
  private(set) var rows: RowStack
  private(set) var screen: Screen
  /// The lower edge of the bar, in points.
  private(set) var height = 0.0
  /// The offset at the last event, in points; `qr0` uses it as it is, the others clamp it.
  private var previousOffset = 0.0
  /// Whether the finger's last move was back.
  private var isUserScrollingBack = false
  /// The motion of the bar to an end.
  private var way: DeceleratedWay?
  /// The list's inset at the top as last arranged, in points.
  private var topInset = 0.0

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    self.parameters = parameters
    rows = RowStack(count: parameters.rows, rowHeight: parameters.rowHeight)
    self.screen = screen
    height = full
  }

  // MARK: Limits

  /// The height of the bar itself, margins included, in points.
  private var extent: Double { parameters.height + 2 * parameters.margin }
  private var full: Double { screen.safeAreaInsets.top + extent }
  private var collapsed: Double {
    screen.safeAreaInsets.top + parameters.collapsedHeight + parameters.margin
  }
  private var least: Double {
    parameters.exitUntilCollapsed ? collapsed : screen.safeAreaInsets.top
  }
  /// How far the bar returns when the list is not at its start.
  private var returned: Double { returnsCollapsed ? collapsed : full }
  private var returnsCollapsed: Bool { parameters.enterAlways && parameters.enterAlwaysCollapsed }
  private var snaps: Bool { parameters.snap && variant.canSnap }

  /// Offsets near the top at which the list may rest, because they move the bar to an end.
  private var zone: RestZone {
    RestZone(middle: returnsCollapsed ? full - collapsed : 0, length: full - least)
  }

  /// Positions at which the bar may rest, in ascending order, in points; without margins by
  /// default.
  private var closedEnd: Double {
    parameters.snapMargins || parameters.exitUntilCollapsed
      ? least : min(least + parameters.margin, openEnd)
  }
  private var openEnd: Double {
    parameters.snapMargins || returnsCollapsed ? returned : returned - parameters.margin
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    stop(on: &host)
    let before = least
    screen = host.screen
    height += least - before
    let list = list()
    // The system's own adjustment and a rotation move the limits, which is not a scroll.
    previousOffset -= list.leadingInset - topInset
    topInset = list.leadingInset
    host.arrange(.main, as: list)
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .headline

  var rowCounts: RowCounts? { RowCounts(rows.count) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    rows.count = count
    host.arrange(.main, as: list())
  }
  #endif

  private func list() -> ScrollView {
    variant.placesListBelowBar
      ? rows.list(on: screen, below: height, behavior)
      : rows.list(on: screen, insetBy: full, behavior)
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .willBeginDragging:
      stop(on: &host)
    case .didScroll:
      follow(on: &host)
    case .willEndDragging(let id, let velocity):
      // Content whose target would leave the bar half open moves on to an offset that does not.
      guard snaps, !variant.placesListBelowBar else { return }
      let proposed = host.proposedTarget(of: id, velocity: velocity)
      let target = zone.rest(for: proposed, in: host[id].range)
      if target != proposed { host.setTargetContentOffset(target, of: id) }
    case .didEndDragging(_, let willDecelerate):
      guard !willDecelerate else { return }
      // The finger may have moved since the last frame.
      if host.hasMovedSinceFrame(.main) { follow(on: &host) }
      settle(on: &host)
    case .didEndDecelerating:
      if !host.isDragging(.main) { settle(on: &host) }
    case .displayFrame:
      if let way { move(to: max(way.value(at: host.time), needed(on: host)), on: &host) }
    case .didEndAnimation:
      if let way { move(to: max(way.to, needed(on: host)), on: &host) }
      way = nil
    case .boundsChange:
      turn(on: &host)
    default:
      break
    }
  }

  /// A motion of the bar ends where it is at the time of the event, which may be between two frames.
  @inline(never)
  private mutating func stop(on host: inout ScrollHost) {
    guard let way else { return }
    height = way.value(at: host.time)
    self.way = nil
    host.endAnimation()
  }

  /// The body of `scrollViewDidScroll`.
  private mutating func follow(on host: inout ScrollHost) {
    let range = host[.main].range
    let offset = host.contentOffset(of: .main)
    if host.isDragging(.main), host.velocity(of: .main) != 0 {
      isUserScrollingBack = host.velocity(of: .main) < 0
    }
    let counted = variant.countsBounces ? offset : range.clamp(offset)
    var opening = previousOffset - counted
    previousOffset = counted
    if parameters.gateByUserDirection, !isUserScrollingBack { opening = min(opening, 0) }
    switch variant {
    case .bounces:
      height = min(max(height + opening, least), full)
    case .takesTheList:
      move(to: min(max(height + opening, least), full), on: &host)
    case .halfway, .snap:
      let needed = needed(on: host)
      height =
        parameters.enterAlways ? max(needed, min(max(height + opening, least), returned)) : needed
    }
  }

  /// Moves the lower edge to a position, in points, and the list's upper edge if it follows.
  private mutating func move(to height: Double, on host: inout ScrollHost) {
    self.height = height
    guard variant.placesListBelowBar else { return }
    host.arrange(.main, as: list())
    previousOffset = host[.main].range.clamp(host.contentOffset(of: .main))
  }

  /// Moves a bar that rests half open to the nearer end: Android's `snapToChildIfNeeded`.
  ///
  /// It takes 150·(1 + distance / height) ms, at most 600.
  private mutating func settle(on host: inout ScrollHost) {
    guard snaps else { return }
    var low = closedEnd
    var high = openEnd
    // The field that returns alone is a separate end; the rest of the bar opens with the list.
    if returnsCollapsed, height > returned {
      low = returned
      high = full
    }
    var end = height < (low + high) / 2 ? low : high
    let needed = needed(on: host)
    if needed > end + 0.5 { end = high }
    end = max(end, needed)
    let distance = (end - height).magnitude
    // A list comes to rest on a device pixel, which is not a visible scroll.
    guard distance >= 1 / screen.scale else { return move(to: end, on: &host) }
    let way = DeceleratedWay(
      start: host.time, duration: min(0.15 * (1 + distance / extent), 0.6), from: height, to: end)
    self.way = way
    host.animate(until: way.end)
  }

  /// How far the bar reaches at least: over the list, so that nothing shows between it and the first row.
  private func needed(on host: borrowing ScrollHost) -> Double {
    guard !variant.placesListBelowBar else { return least }
    let range = host[.main].range
    return max(least, full - (range.clamp(host.contentOffset(of: .main)) - range.minimum))
  }

  /// After a rotation the fixed bar is open or closed again, and covers the space above the list.
  private mutating func turn(on host: inout ScrollHost) {
    height = min(max(height, least), full)
    guard variant.settlesAfterTurn else { return move(to: height, on: &host) }
    if snaps {
      let offset = zone.rest(for: host.contentOffset(of: .main), in: host[.main].range)
      host.setRestingOffset(offset, of: .main, notifying: &self)
    }
    height = max(height, needed(on: host))
    // A finger that drags on leads the bar itself.
    handle(.didEndDecelerating(.main), on: &host)
  }
}
