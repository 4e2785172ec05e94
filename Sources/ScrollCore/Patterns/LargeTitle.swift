// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A navigation bar with a large title, and a field to search in, that close as the list scrolls.
///
/// `Z` is what can close, the title and the field; `z` how much of it shows. The field closes first. `o` is
/// the content offset, `oMin` where the list rests at its top:
///
///     lt0  the list starts below the bar: its top edge follows z          z = clamp(Z − (o − oMin))
///     lt1  the list is inset by what shows: oMin itself follows z         z = clamp(Z − (o − oMin(z)))
///     lt2  the list is inset by all that can show                         z = clamp(Z − (o − oMin))
///     lt3  lt2, and a touch up in the zone moves to the nearer end
///
/// The bar has the height of the device's facts. In a view of little height the system shows no
/// large title, so on a phone in landscape only the search field can close.
struct LargeTitle: LayoutPattern {
  static let id: StaticString = "large-title"
  static let title: StaticString = "Large title"
  static let summary: StaticString =
    "A large title above a list of messages that closes into the bar as the list scrolls."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// The screen position of the first row.
    var firstRow: Double
    /// How much of the title shows.
    var title: Double
    /// How much of the field shows.
    var search: Double
    /// How far the title has moved down with content that is pulled.
    var pull: Double
    /// How much larger than at rest the title is drawn.
    var scale: Double
    /// The opacity of the small title, from 0 to 1.
    var inlineAlpha: Double
  }

  /// A pull of this length, in points, makes the title a tenth larger, and a longer one no larger; by eye.
  static let fullPull = 100.0
  /// The small title fades in over the last points of the large one, when its letters are gone.
  static let fade = 12.0
  /// Views lower than this, in points, are those of phones in landscape: none of them is higher
  /// than 440, and none in portrait is lower than 568.
  private static let compactHeight = 500.0

  private let variant: Variant
  private let behavior: ScrollBehavior
  private let fullTitleHeight: Double
  private let searchHeight: Double
  private let snaps: Bool
  private var rows: RowStack
  private var screen: Screen
  /// How much of the title and the field shows, in points.
  private var openness: Double

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    fullTitleHeight = parameters.titleHeight
    searchHeight = parameters.searchBarHeight
    snaps = variant.canSnap && parameters.snap
    rows = RowStack(count: parameters.rows, rowHeight: parameters.rowHeight)
    self.screen = screen
    openness = 0
    openness = zone.length
  }

  private var isCompact: Bool { screen.size.height < Self.compactHeight }
  private var titleHeight: Double { isCompact ? 0 : fullTitleHeight }

  /// The bottom edge of the bar itself, in points.
  private var barBottom: Double { screen.safeAreaInsets.top + screen.navigationBarHeight }

  /// What can close: first the field, then the title.
  private var zone: RestZone {
    RestZone(middle: searchHeight, length: searchHeight + titleHeight)
  }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    openness = min(openness, zone.length)
    host.arrange(.main, as: list())
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .message

  var rowCounts: RowCounts? { RowCounts(rows.count) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    rows.count = count
    host.arrange(.main, as: list())
  }
  #endif

  private func list() -> ScrollView {
    switch variant {
    case .belowTheBar: rows.list(on: screen, below: barBottom + openness, behavior)
    case .feedback: rows.list(on: screen, insetBy: barBottom + openness, behavior)
    case .halfway, .snap: rows.list(on: screen, insetBy: barBottom + zone.length, behavior)
    }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didScroll:
      follow(on: &host)
    case .willEndDragging(let id, let velocity):
      guard snaps else { return }
      let proposed = host.proposedTarget(of: id, velocity: velocity)
      let target = zone.rest(for: proposed, in: host[id].range)
      if target != proposed { host.setTargetContentOffset(target, of: id) }
    case .boundsChange:
      follow(on: &host)
      guard snaps else { return }
      let offset = host.contentOffset(of: .main)
      host.setRestingOffset(
        zone.rest(for: offset, in: host[.main].range), of: .main, notifying: &self)
    default:
      break
    }
  }

  private mutating func follow(on host: inout ScrollHost) {
    openness = max(0, zone.length - max(0, distance(on: host)))
    if variant.rearrangesList { host.arrange(.main, as: list()) }
  }

  /// How far the list is scrolled from its rest at the top, in points; negative while it is pulled.
  private func distance(on host: borrowing ScrollHost) -> Double {
    host.contentOffset(of: .main) - host[.main].range.minimum
  }

  // MARK: Frames

  var valueNames: [TrackName] {
    [
      TrackName("title.height"), TrackName("title.scale"), TrackName("inlineTitle.alpha"),
      TrackName("searchBar.height"), TrackName("header.bottom"), TrackName("firstRow.y"),
    ]
  }

  /// The rows; the lower edge of everything attached to the bar, which covers what is below it; the
  /// content below the bar, with the title in it; and behind the lower edge the field.
  var layers: [LayerLink] {
    let extent = 2 * screen.size.height
    let width = screen.size.width
    return [
      LayerLink(), LayerLink(),
      LayerLink(clip: Rect(0, -extent, width, extent)),
      LayerLink(clip: Rect(0, 0, width, extent)),
      LayerLink(parent: 3), LayerLink(parent: 2),
    ]
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    let title = min(openness, titleHeight)
    let pulled = max(0, -distance(on: host))
    let listTop = variant.placesListBelowBar ? barBottom + openness : 0
    return Pose(
      firstRow: listTop - host.contentOffset(of: .main), title: title, search: openness - title,
      pull: variant.placesListBelowBar ? 0 : pulled,
      scale: 1 + 0.1 * min(1, pulled / Self.fullPull),
      inlineAlpha: max(0, 1 - title / Self.fade))
  }

  private func bottom(_ pose: Pose) -> Double { barBottom + pose.title + pose.search + pose.pull }

  /// The bar is above the list, so touches on it do not reach the list.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < bottom(pose) ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.title)
    values.append(pose.scale)
    values.append(pose.inlineAlpha)
    values.append(pose.search)
    values.append(bottom(pose))
    values.append(pose.firstRow)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    let titleBottom = barBottom + pose.title + pose.pull
    layers.append(Point(0, pose.firstRow))
    layers.append(Point(0, bottom(pose)))
    layers.append(Point(0, barBottom))
    layers.append(Point(0, titleBottom))
    layers.append(Point(0, titleBottom))
  }

  var visibleElementLimit: Int { rows.limit(window: screen.size.height) + 6 }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let size = screen.size
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    rows.append(.message, from: pose.firstRow, layer: 1, on: screen, into: &elements)
    appendBar(pose, into: &elements)
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0, frame: Rect(0, 0, size.width, screen.statusBarHeight)))
    }
  }

  /// The title keeps its height and slides behind the bar; the field is cut from below, and fades.
  private func appendBar(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = screen.size.width
    let titleBottom = barBottom + pose.title + pose.pull
    elements.append(
      ElementFrame(
        ElementID(.barBackground), layer: 2, frame: Rect(0, 0, width, bottom(pose)),
        contentAlpha: pose.inlineAlpha))
    if pose.search > 0 {
      elements.append(
        ElementFrame(
          ElementID(.searchBar), layer: 5, frame: Rect(0, titleBottom, width, searchHeight),
          contentAlpha: max(0, 2 * pose.search / searchHeight - 1)))
    }
    if pose.title > 0 {
      elements.append(
        ElementFrame(
          ElementID(.title), layer: 4,
          frame: Rect(0, titleBottom - titleHeight, width, titleHeight),
          contentScale: pose.scale))
    }
    elements.append(
      ElementFrame(
        ElementID(.navigationBar), layer: 0, frame: Rect(0, 0, width, barBottom),
        contentAlpha: pose.inlineAlpha))
  }
}
