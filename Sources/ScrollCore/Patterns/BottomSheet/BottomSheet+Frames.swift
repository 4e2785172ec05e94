// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension BottomSheet {
  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The height that layout and hit-testing know, in points.
    var height: Double
    /// The height that is seen, in points.
    var presentedHeight: Double
    /// The list's content offset, in points.
    var offset: Double
    /// The distance of the map from its centre position, in points.
    var map: Point
    /// How fast the edge that is seen moves, in points per second, positive when the sheet grows.
    var velocity: Double
  }

  /// The radius of the sheet's upper corners, in points.
  static let cornerRadius = 12.0
  /// How far the map is drawn beyond its scrollable area, in points: space for a bounce.
  private static let mapMargin = 160.0

  var valueNames: [TrackName] {
    [
      TrackName("sheet.height"), TrackName("sheet.presentedHeight"),
      TrackName("list.contentOffset.y"), TrackName("sheet.top"),
      TrackName("sheet.velocity"),
    ]
  }

  /// The map; the sheet; what shows of its list; the list.
  var layers: [LayerLink] {
    let size = geometry.screen.size
    // A stretched sheet always reaches the lower edge of the screen, a rigid one ends.
    let depth = isRigid ? geometry.rigidHeight : 3 * size.height
    return [
      LayerLink(), LayerLink(), LayerLink(),
      LayerLink(
        parent: 2, clip: Rect(0, 0, size.width, depth), cornerRadius: Self.cornerRadius),
      LayerLink(parent: 3),
    ]
  }

  @inline(__always)
  func pose(on host: borrowing ScrollHost) -> Pose {
    let vertical = host[Self.mapVertical]
    let horizontal = host[Self.mapHorizontal]
    return Pose(
      height: height, presentedHeight: presentedHeight(at: host.time),
      offset: host.contentOffset(of: .main),
      map: Point(
        horizontal.range.maximum / 2 - horizontal.contentOffset,
        vertical.range.maximum / 2 - vertical.contentOffset),
      velocity: velocity(on: host))
  }

  // MARK: Touches

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    switch region(at: point, in: pose) {
    case .list: [ScrollViewSet(.main)]
    case .map: [ScrollViewSet(Self.mapVertical), ScrollViewSet(Self.mapHorizontal)]
    case .handle, .nothing: []
    }
  }

  /// What a finger lands on.
  func region(at point: Point, in pose: Pose) -> Region {
    let passesByPicture = hitTest == .presentation
    let top = geometry.top(ofHeight: passesByPicture ? pose.presentedHeight : pose.height)
    if point.y >= top {
      return variant.isPreset && point.y < top + Self.handleHeight ? .handle : .list
    }
    let isCovered = hitTest == .opaque || dimming(atHeight: pose.presentedHeight) > 0
    return isCovered ? .nothing : .map
  }

  /// How dark the map is behind a sheet of some height in points, from 0 to 1.
  ///
  /// It darkens between the last detent but one, the largest that leaves the map bright, and the highest.
  func dimming(atHeight height: Double) -> Double {
    let start = geometry.secondHighest
    guard variant.dimming > 0, geometry.highest > start else { return 0 }
    let progress = (height - start) / (geometry.highest - start)
    return variant.dimming * min(max(progress, 0), 1)
  }

  // MARK: Records

  /// The list starts at the visible position of the sheet, and may extend below the screen.
  @inline(__always)
  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    let list = host[.main]
    let top = geometry.top(ofHeight: presentedHeight(at: host.time))
    return ScrollBounds(
      start: top, end: top + list.viewport, leadingInset: list.leadingInset,
      trailingInset: list.trailingInset)
  }

  @inline(__always)
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.requireRoom(for: 5)
    values.append(pose.height)
    values.append(pose.presentedHeight)
    values.append(pose.offset)
    values.append(geometry.top(ofHeight: pose.presentedHeight))
    values.append(pose.velocity)
  }

  @inline(__always)
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    let top = geometry.top(ofHeight: pose.presentedHeight)
    layers.requireRoom(for: 4)
    layers.append(pose.map)
    layers.append(Point(0, top))
    layers.append(Point(0, top))
    layers.append(Point(0, top - pose.offset))
  }

  var visibleElementLimit: Int { Int(geometry.screen.size.height / rowHeight) + 2 + 4 }

  @inline(__always)
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let size = geometry.screen.size
    let margin = Self.mapMargin
    elements.append(
      ElementFrame(
        ElementID(.map), layer: 1,
        frame: Rect(
          pose.map.x - size.width / 2 - margin, pose.map.y - size.height / 2 - margin,
          2 * (size.width + margin), 2 * (size.height + margin))))
    if variant.dimming > 0 {
      elements.append(
        ElementFrame(
          ElementID(.dimming), layer: 0, frame: geometry.screen.bounds,
          contentAlpha: dimming(atHeight: pose.presentedHeight)))
    }
    appendSheet(pose, into: &elements)
    if geometry.screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, size.width, geometry.screen.statusBarHeight)))
    }
  }

  @inline(__always)
  private func appendSheet(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let size = geometry.screen.size
    let top = geometry.top(ofHeight: pose.presentedHeight)
    let extent = isRigid ? geometry.rigidHeight : pose.presentedHeight
    guard top < size.height, extent > 0 else { return }
    elements.append(
      ElementFrame(ElementID(.sheet), layer: 2, frame: Rect(0, top, size.width, extent)))
    // Rows are of one height, so the first visible one is found by division, however long the list is. It
    // may end at the edge; those below it are visible.
    let first = top - pose.offset
    let end = min(min(size.height, top + extent), first + contentLength)
    let edge = top.atLeast(0)
    var row = Int(((edge - top + pose.offset) / rowHeight).atLeast(0))
    var y = first + Double(row) * rowHeight
    while y < end, y + rowHeight <= edge {
      row &+= 1
      y = first + Double(row) * rowHeight
    }
    var rows = ElementSeries(.place, from: row, layer: 4)
    // Rows are counted as the numbers that they are multiplied with.
    var number = Double(row)
    while y < end {
      elements.append(rows.next(Rect(0, y, geometry.row.width, geometry.row.height)))
      number += 1
      y = first + number * rowHeight
    }
  }
}
