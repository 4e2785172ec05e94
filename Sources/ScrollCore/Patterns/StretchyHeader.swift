// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A picture above a list that grows when the list is pulled and shrinks to a bar when it is
/// scrolled.
///
/// `full` is the open header, `S` the safe area's top, `o` the content offset, `oMin` its rest at the top:
///
///     sy0  the picture is the first thing in the list: top = −o − full, bottom = −o
///     sy1  the picture stays behind the list: top = 0, bottom = full
///     sy2  sy3, and the list is inset by the safe area once more
///     sy3  top = 0, bottom = max(S + collapsedHeight, full − (o − oMin))
///
/// Beyond `full` the picture grows by `stretchFactor` of the header's growth, and shows more of
/// itself for the rest: it extends beyond its frame by the height of the screen. `mode` selects the
/// direction.
struct StretchyHeader: LayoutPattern {
  static let id: StaticString = "stretchy-header"
  static let title: StaticString = "Stretchy header"
  static let summary: StaticString =
    "A picture above a list that grows under the pull and shrinks to a bar."
  static let scrollViews: [StaticString] = ["list"]

  /// What one frame shows; lengths in points.
  struct Pose: BitwiseCopyable, Sendable {
    /// The screen position of the first row.
    var firstRow: Double
    /// The upper edge of the header.
    var top: Double
    /// The lower edge of the header.
    var bottom: Double
    /// The lower edge of the picture's frame, which is as high as the open header.
    var pictureBottom: Double
    /// The scale of the picture relative to rest, about the centre of its lower edge.
    var scale: Double
    /// How far the header is open, from the position of the list: 0 closed, 1 at rest, above 1
    /// under a pull.
    var openness: Double
  }

  private let variant: Variant
  private let behavior: ScrollBehavior
  private let height: Double
  private let collapsedHeight: Double
  private let mode: Mode
  private let stretchFactor: Double
  private var rows: RowStack
  private var screen: Screen

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.behavior = behavior
    height = parameters.height
    collapsedHeight = parameters.collapsedHeight
    mode = parameters.mode
    stretchFactor = parameters.stretchFactor
    rows = RowStack(count: parameters.rows, rowHeight: parameters.rowHeight)
    self.screen = screen
  }

  private var full: Double { screen.safeAreaInsets.top + height }
  private var least: Double { screen.safeAreaInsets.top + collapsedHeight }

  // MARK: Events

  mutating func arrange(on host: inout ScrollHost) {
    screen = host.screen
    let doubled = variant.insetsTwice ? screen.safeAreaInsets.top : 0
    host.arrange(.main, as: rows.list(on: screen, insetBy: full + doubled, behavior))
  }

  #if !WITHOUT_PROGRAM_STEPS
  static let rowKind: ElementID.Kind? = .song

  var rowCounts: RowCounts? { RowCounts(rows.count) }

  mutating func setRowCount(_ count: Int, inSection section: Int, on host: inout ScrollHost) {
    rows.count = count
    arrange(on: &host)
  }
  #endif

  /// The header is a function of the offset: there is nothing to remember.
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {}

  // MARK: Frames

  var valueNames: [TrackName] {
    [
      TrackName("header.top"), TrackName("header.bottom"), TrackName("header.stretchFactor"),
      TrackName("picture.scale"), TrackName("picture.bottom"), TrackName("firstRow.y"),
    ]
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    let offset = host.contentOffset(of: .main)
    // The header that rests at `full`; a list with a double inset is lower, and its header follows
    // it.
    let rest = variant.insetsTwice ? -full : host[.main].range.minimum
    let bottom = max(least, full - (offset - rest))
    var pose = Pose(
      firstRow: -offset, top: 0, bottom: bottom, pictureBottom: bottom, scale: 1,
      openness: height > collapsedHeight ? (bottom - least) / (height - collapsedHeight) : 1)
    switch variant {
    case .tableHeader:
      pose.bottom = -offset
      pose.top = pose.bottom - full
      pose.pictureBottom = pose.bottom
    case .pinned:
      pose.bottom = full
      pose.pictureBottom = full
    case .insetTwice, .fixed:
      place(&pose)
    }
    return pose
  }

  /// The picture's frame is as wide as the screen and as high as the open header.
  ///
  /// While the header is smaller, a picture that fills it is cropped at both edges, as the system
  /// crops a picture with a fixed aspect ratio.
  private func place(_ pose: inout Pose) {
    let growth = full > 0 ? stretchFactor * max(0, pose.bottom - full) / full : 0
    let middle = (pose.bottom + full) / 2
    switch mode {
    case .fill:
      pose.scale = 1 + growth
      if pose.bottom < full { pose.pictureBottom = middle }
    case .topFill:
      pose.scale = 1 + growth
      pose.pictureBottom = full * pose.scale
    case .top: pose.pictureBottom = full
    case .center: pose.pictureBottom = middle
    case .bottom: pose.pictureBottom = pose.bottom
    }
  }

  /// The rows; the header's lower edge, which covers what is below it; its upper edge, which covers
  /// what is above it; the picture and its text in both.
  var layers: [LayerLink] {
    let width = screen.size.width
    let extent = 2 * screen.size.height + full
    return [
      LayerLink(), LayerLink(),
      LayerLink(clip: Rect(0, -extent, width, extent)),
      LayerLink(parent: 2, clip: Rect(0, 0, width, extent)),
      LayerLink(parent: 3), LayerLink(parent: 3),
    ]
  }

  /// The header is part of the list, so it scrolls like the rows; touches on the bar do not reach
  /// the list.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < least ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.top)
    values.append(pose.bottom)
    values.append(pose.openness)
    values.append(pose.scale)
    values.append(pose.pictureBottom)
    values.append(pose.firstRow)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, pose.firstRow))
    layers.append(Point(0, shownBottom(pose)))
    layers.append(Point(0, pose.top))
    layers.append(Point(0, pose.pictureBottom))
    layers.append(Point(0, pose.bottom))
  }

  var visibleElementLimit: Int { rows.limit(window: screen.size.height) + 6 }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = screen.size.width
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    rows.append(.song, from: pose.firstRow, layer: 1, on: screen, into: &elements)
    appendPicture(pose, into: &elements)
    let closing = max(0, 1 - pose.openness / 0.3)
    elements.append(
      ElementFrame(
        ElementID(.shade), layer: 0, frame: Rect(0, 0, width, least), contentAlpha: closing))
    elements.append(
      ElementFrame(
        ElementID(.pictureBar), layer: 0, frame: Rect(0, 0, width, least), contentAlpha: closing))
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.pictureStatusBar), layer: 0,
          frame: Rect(0, 0, width, screen.statusBarHeight)))
    }
  }

  /// What shows of the header ends where rows cover one that stays behind them.
  private func shownBottom(_ pose: Pose) -> Double {
    variant.isBehindRows ? min(pose.bottom, max(0, pose.firstRow)) : pose.bottom
  }

  private func appendPicture(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    guard shownBottom(pose) > 0 else { return }
    let width = screen.size.width
    elements.append(
      ElementFrame(
        ElementID(.picture), layer: 4,
        frame: Rect(0, pose.pictureBottom - full, width, full), contentScale: pose.scale))
    let alpha = variant.fadesCaption ? min(max(2 * pose.openness - 0.6, 0), 1) : 1
    elements.append(
      ElementFrame(
        ElementID(.caption), layer: 5, frame: Rect(0, pose.bottom - full, width, full),
        contentAlpha: alpha))
  }
}
