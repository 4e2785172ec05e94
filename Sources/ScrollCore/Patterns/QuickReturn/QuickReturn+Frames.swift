// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: rows, the bar with its own two, the status bar.
extension QuickReturn {
  var valueNames: [TrackName] { [TrackName("header.height"), TrackName("firstRow.y")] }

  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 3) }

  func pose(on host: borrowing ScrollHost) -> Pose {
    let top = variant.placesListBelowBar ? height : 0
    return Pose(firstRow: top - host.contentOffset(of: .main), height: height)
  }

  /// The bar keeps touches to itself.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < pose.height ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.height)
    values.append(pose.firstRow)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, pose.firstRow))
    layers.append(Point(0, pose.height))
  }

  var visibleElementLimit: Int { rows.limit(window: screen.size.height) + 5 }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    rows.append(.headline, from: pose.firstRow, layer: 1, on: screen, into: &elements)
    if pose.height > 0 { appendBar(pose, into: &elements) }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, screen.size.width, screen.statusBarHeight)))
    }
  }

  /// The bar slides up as a whole; a row of it fades before it would meet the clock.
  private func appendBar(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = screen.size.width
    let bottom = pose.height - parameters.margin
    elements.append(
      ElementFrame(ElementID(.barBackground), layer: 2, frame: Rect(0, 0, width, pose.height)))
    appendRow(
      .toolbar, from: bottom - parameters.height, to: bottom - parameters.collapsedHeight,
      into: &elements)
    appendRow(.searchBar, from: bottom - parameters.collapsedHeight, to: bottom, into: &elements)
  }

  private func appendRow(
    _ kind: ElementID.Kind, from top: Double, to bottom: Double,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    let hidden = screen.safeAreaInsets.top - top
    guard bottom > 0, bottom > top, hidden < bottom - top else { return }
    elements.append(
      ElementFrame(
        ElementID(kind), layer: 2, frame: Rect(0, top, screen.size.width, bottom - top),
        contentAlpha: min(1, max(0, 1 - hidden / (0.5 * (bottom - top))))))
  }
}
