// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: rows, the spinner above the first one, the header, the
/// status bar.
extension PullToRefresh {
  var valueNames: [TrackName] {
    [
      TrackName("header.height"), TrackName("firstRow.y"), TrackName("contentInset.top"),
      TrackName("refresh.state"),
    ]
  }

  var layers: [LayerLink] { [LayerLink](repeating: LayerLink(), count: 4) }

  func pose(on host: borrowing ScrollHost) -> Pose {
    let view = host[.main]
    return Pose(
      offset: view.contentOffset, inset: view.leadingInset, state: Double(control.state.rawValue),
      spinner: control.spinner(at: host.time, pull: -view.contentOffset - restInset))
  }

  /// The header is a separate view above the list, so touches on it do not reach the list.
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.y < header.height(contentTop: -pose.offset) ? [] : ScrollViewSet(.main)
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(header.height(contentTop: -pose.offset))
    values.append(-pose.offset)
    values.append(pose.inset)
    values.append(pose.state)
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {
    layers.append(Point(0, -pose.offset))
    layers.append(Point(0, header.height(contentTop: -pose.offset)))
    layers.append(Point(0, middleOfGap(pose)))
  }

  /// The centre between the open header and the first row, in points from the top of the screen.
  private func middleOfGap(_ pose: Pose) -> Double {
    header.open + max(-pose.offset - header.open, 0) / 2
  }

  var visibleElementLimit: Int {
    Int(screen.size.height / rowHeight) + 2 + RefreshSpinner.spokeCount + 3
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let width = screen.size.width
    let height = header.height(contentTop: -pose.offset)
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    appendRows(pose.offset, into: &elements)
    appendSpinner(pose, into: &elements)
    if height > 0 {
      elements.append(
        ElementFrame(
          ElementID(.header), layer: 2, frame: Rect(0, 0, width, height),
          contentAlpha: header.contentAlpha(height: height)))
    }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0, frame: Rect(0, 0, width, screen.statusBarHeight)))
    }
  }

  private func appendRows(_ offset: Double, into elements: inout OutputSpan<ElementFrame>) {
    var row = max(0, Int(offset / rowHeight))
    while row < rows {
      let top = Double(row) * rowHeight - offset
      guard top < screen.size.height else { return }
      if top + rowHeight > 0 {
        elements.append(
          ElementFrame(
            ElementID(.cell, item: Int32(truncatingIfNeeded: row)), layer: 1,
            frame: Rect(0, top, screen.size.width, rowHeight)))
      }
      row += 1
    }
  }

  private func appendSpinner(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    guard pose.spinner.isVisible else { return }
    let side = RefreshSpinner.side
    let frame = Rect((screen.size.width - side) / 2, middleOfGap(pose) - side / 2, side, side)
    for spoke in 0..<RefreshSpinner.spokeCount {
      let alpha = pose.spinner.alpha(ofSpoke: spoke)
      guard alpha > 0 else { continue }
      elements.append(
        ElementFrame(
          ElementID(.refresh, item: Int32(spoke)), layer: 3, frame: frame, contentAlpha: alpha))
    }
  }
}
