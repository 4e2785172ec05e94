// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A bar that leaves as one reads on and returns as soon as one scrolls back, with Android's flags.
///
/// `full` is the lower edge of the open bar, `least` of what always stays: the safe area, and with
/// `exitUntilCollapsed` the field as well; `R = full − least`. `o` is the content offset, `oc` the same held
/// within its range, `d` the distance of `oc` from the rest at the top:
///
///     qr0  h = clamp(h − Δo, least, full)
///     qr1  h = max(full − d, clamp(h − Δoc, least, full)), the bar over the list
///     qr2  h = clamp(h − Δoc, least, full), the list below the bar; snaps
///     qr3  qr1, and snaps: alone, where the list lies below it; with the list, near the top
///
/// Without `enterAlways`, `qr1` and `qr3` are `clamp(full − d, least, full)`. With `enterAlwaysCollapsed` the
/// bar returns only as far as the field, and opens where the list begins.
struct QuickReturn: LayoutPattern {
  static let id: StaticString = "quick-return"
  static let title: StaticString = "Quick return"
  static let summary: StaticString =
    "A bar over a list of articles that leaves and returns with the direction of the scroll."
  static let scrollViews: [StaticString] = ["list"]

  static let variants: [VariantDescriptor] = [
    VariantDescriptor(
      "qr0", "bounces", title: "Reopens on the bounce",
      "Every change of the offset counts: the list springs back from its end, and the bar opens."),
    VariantDescriptor(
      "qr1", "halfway", title: "Stays halfway",
      "Bounces no longer count, but the bar stays wherever the finger leaves it."),
    VariantDescriptor(
      "qr2", "takes-the-list", title: "Snaps with the list",
      "The list lies below the bar: it moves when the bar snaps, and at twice the finger's speed before."
    ),
    VariantDescriptor(
      "qr3", "snap", title: "Fixed, snaps alone", isFixed: true,
      "The bar lies over the list and comes to rest open or closed; the list stays where it is."),
  ]

  static let parameters: [ParameterDescriptor] = [
    ParameterDescriptor(
      "height", .number(default: 96, minimum: 0, maximum: 2000), unit: "pt", growsWith: .title1,
      "The height of the open bar below the safe area, without its margins."),
    ParameterDescriptor(
      "collapsedHeight", .number(default: 52, minimum: 0, maximum: 2000), unit: "pt",
      growsWith: .title1,
      "The height of its lowest row, the field; not more than all of it."),
    ParameterDescriptor(
      "margin", .number(default: 0, minimum: 0, maximum: 200), unit: "pt",
      "Space above and below the bar."),
    ParameterDescriptor(
      "exitUntilCollapsed", .flag(default: false), "Whether the lowest row always stays."),
    ParameterDescriptor(
      "enterAlways", .flag(default: true), "Whether the bar returns wherever one scrolls back."),
    ParameterDescriptor(
      "enterAlwaysCollapsed", .flag(default: false),
      "Whether only the lowest row returns at once, and the rest where the list begins."),
    ParameterDescriptor(
      "snap", .flag(default: true), "Whether a bar that is left halfway goes to the nearer end."),
    ParameterDescriptor(
      "snapMargins", .flag(default: false), "Whether the ends to go to lie beyond the margins."),
    ParameterDescriptor(
      "gateByUserDirection", .flag(default: false),
      "Whether the bar returns only while the finger's last move was back."),
    ParameterDescriptor(
      "rows", .number(default: 30, minimum: 0, maximum: 1_000_000),
      isWhole: true, "How many articles there are; whole numbers."),
    ParameterDescriptor(
      "rowHeight", .number(default: 96, minimum: 20, maximum: 1000), unit: "pt", growsWith: .body,
      "The height of an article."),
  ]

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// The screen position of the first row.
    var firstRow: Double
    /// The lower edge of the bar.
    var height: Double
  }

  private let variant: Int
  private let behavior: ScrollBehavior
  let flags: Flags
  let rows: RowStack
  private(set) var screen: Screen
  /// The lower edge of the bar, in points.
  private(set) var height = 0.0
  /// The offset that the last event told, in points; `qr0` takes it as it is, the others within the range.
  private var previousOffset = 0.0
  /// Whether the finger's last move was back.
  private var isUserScrollingBack = false
  /// The way to an end on which the bar is by itself.
  private var way: DeceleratedWay?
  /// The list's inset at the top as last arranged, in points.
  private var topInset = 0.0

  /// The parameters that shape the bar, in points; they follow one another in the list.
  struct Flags: Sendable {
    var height, collapsedHeight, margin: Double
    var exitUntilCollapsed, enterAlways, enterAlwaysCollapsed, snap, snapMargins, gate: Bool

    init(_ values: ArraySlice<ParameterValue>) {
      let first = values.startIndex
      height = values[first].number
      collapsedHeight = min(values[first + 1].number, height)
      margin = values[first + 2].number
      exitUntilCollapsed = values[first + 3].flag
      enterAlways = values[first + 4].flag
      enterAlwaysCollapsed = values[first + 5].flag
      snap = values[first + 6].flag
      snapMargins = values[first + 7].flag
      gate = values[first + 8].flag
    }
  }

  init(
    variant: Int, behavior: ScrollBehavior, parameters: ArraySlice<ParameterValue>, screen: Screen
  ) {
    let first = parameters.startIndex
    self.variant = variant
    self.behavior = behavior
    flags = Flags(parameters)
    rows = RowStack(
      count: Int(parameters[first + 9].number), rowHeight: parameters[first + 10].number)
    self.screen = screen
    height = full
  }

  // MARK: Limits

  /// The height of the bar itself, margins included, in points.
  private var extent: Double { flags.height + 2 * flags.margin }
  private var full: Double { screen.safeAreaInsets.top + extent }
  private var collapsed: Double {
    screen.safeAreaInsets.top + flags.collapsedHeight + flags.margin
  }
  private var least: Double {
    flags.exitUntilCollapsed ? collapsed : screen.safeAreaInsets.top
  }
  /// How far the bar returns where the list does not begin.
  private var returned: Double { returnsCollapsed ? collapsed : full }
  private var returnsCollapsed: Bool { flags.enterAlways && flags.enterAlwaysCollapsed }
  var listIsBelowBar: Bool { variant == 2 }
  private var snaps: Bool { flags.snap && variant >= 2 }

  /// Where the list may rest near its top: where it brings the bar to an end.
  private var zone: RestZone {
    RestZone(middle: returnsCollapsed ? full - collapsed : 0, length: full - least)
  }

  /// Where the bar may rest, in ascending order, in points; margins are left out unless asked for.
  private var closedEnd: Double {
    flags.snapMargins || flags.exitUntilCollapsed ? least : min(least + flags.margin, openEnd)
  }
  private var openEnd: Double {
    flags.snapMargins || returnsCollapsed ? returned : returned - flags.margin
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    let before = least
    screen = host.screen
    height += least - before
    let list = list()
    // The system's own adjustment and a turn move the limits, which is no scroll.
    previousOffset -= list.leadingInset - topInset
    topInset = list.leadingInset
    host.arrange(.main, as: list)
  }

  private func list() -> ScrollView {
    listIsBelowBar
      ? rows.list(on: screen, below: height, behavior)
      : rows.list(on: screen, insetBy: full, behavior)
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .willBeginDragging:
      guard let way else { return }
      height = way.value(at: host.time)
      self.way = nil
      host.endAnimation()
    case .didScroll:
      follow(on: &host)
    case .willEndDragging(let id, let velocity):
      // Content that would rest where it leaves the bar halfway goes on to where it does not.
      guard snaps, !listIsBelowBar else { return }
      let proposed = host.proposedTarget(of: id, velocity: velocity)
      let target = zone.rest(for: proposed, in: host[id].range)
      if target != proposed { host.setTargetContentOffset(target, of: id) }
    case .didEndDragging(_, let willDecelerate):
      guard !willDecelerate else { return }
      // The finger may have moved since the last frame.
      if host.hasMovedSinceFrame(.main) { follow(on: &host) }
      settle(on: &host)
    case .didEndDecelerating(let id):
      if !host.isDragging(id) { settle(on: &host) }
    case .displayFrame:
      if let way { move(to: way.value(at: host.time), on: &host) }
    case .didEndAnimation:
      if let way { move(to: way.to, on: &host) }
      way = nil
    case .boundsChange:
      turn(on: &host)
    default:
      break
    }
  }

  /// The body of `scrollViewDidScroll`.
  private mutating func follow(on host: inout ScrollHost) {
    let range = host[.main].range
    let offset = host.contentOffset(of: .main)
    if host.isDragging(.main), host.velocity(of: .main) != 0 {
      isUserScrollingBack = host.velocity(of: .main) < 0
    }
    let counted = variant == 0 ? offset : range.clamp(offset)
    var opening = previousOffset - counted
    previousOffset = counted
    if flags.gate, !isUserScrollingBack { opening = min(opening, 0) }
    switch variant {
    case 0:
      height = min(max(height + opening, least), full)
    case 2:
      move(to: min(max(height + opening, least), full), on: &host)
    default:
      let needed = needed(on: host)
      height =
        flags.enterAlways ? max(needed, min(max(height + opening, least), returned)) : needed
    }
  }

  /// Brings the lower edge to a place, in points, and the list's upper edge where it follows.
  private mutating func move(to height: Double, on host: inout ScrollHost) {
    self.height = height
    guard listIsBelowBar else { return }
    host.arrange(.main, as: list())
    previousOffset = host[.main].range.clamp(host.contentOffset(of: .main))
  }

  /// Sends a bar that has come to rest halfway to the nearer end: Android's `snapToChildIfNeeded`.
  ///
  /// It takes 150·(1 + way / height) ms, at most 600.
  private mutating func settle(on host: inout ScrollHost) {
    guard snaps else { return }
    var low = closedEnd
    var high = openEnd
    // The field that returns alone is an end of its own; the rest of the bar opens with the list.
    if returnsCollapsed, height > returned {
      low = returned
      high = full
    }
    var end = height < (low + high) / 2 ? low : high
    let needed = listIsBelowBar ? least : needed(on: host)
    if needed > end + 0.5 { end = high }
    end = max(end, needed)
    let distance = (end - height).magnitude
    // A list comes to rest on a device pixel, which is no way that anybody sees.
    guard distance >= 1 / screen.scale else { return move(to: end, on: &host) }
    let way = DeceleratedWay(
      start: host.time, duration: min(0.15 * (1 + distance / extent), 0.6), from: height, to: end)
    self.way = way
    host.animate(until: way.end)
  }

  /// How far a bar over the list reaches at least, so that nothing shows between it and the first row.
  private func needed(on host: borrowing ScrollHost) -> Double {
    let range = host[.main].range
    return max(least, full - (range.clamp(host.contentOffset(of: .main)) - range.minimum))
  }

  /// After a turn the fixed bar is open or closed again, and covers what lies above the list.
  private mutating func turn(on host: inout ScrollHost) {
    way = nil
    host.endAnimation()
    height = min(max(height, least), full)
    guard variant == 3 else { return move(to: height, on: &host) }
    if snaps {
      let offset = zone.rest(for: host.contentOffset(of: .main), in: host[.main].range)
      host.setContentOffset(offset, of: .main, notifying: &self)
    }
    height = max(height, needed(on: host))
    settle(on: &host)
  }
}
