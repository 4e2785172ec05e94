// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Rows of one height, one below the other from y = 0 on.
struct RowStack: Equatable, Sendable, BitwiseCopyable {
  /// How many rows there are.
  var count: Int
  /// The height of each, in points, above 0.
  var rowHeight: Double

  /// The height of all rows together, in points.
  var length: Double { Double(count) * rowHeight }

  /// The rows that a window shows, given by its edges in the space of the rows, in points.
  ///
  /// The first is found by division, so the answer costs the same however many rows there are.
  func rows(from top: Double, to bottom: Double) -> Range<Int> {
    guard top < bottom, top < length, bottom > 0 else { return 0..<0 }
    let first = Int(max(0, top / rowHeight))
    var end = first
    while end < count, Double(end) * rowHeight < bottom { end += 1 }
    return first..<end
  }

  /// At most how many rows a window of a height shows, in points.
  func limit(window: Double) -> Int { Int(window / rowHeight) + 2 }

  /// A list of the rows that fills a screen and whose inset ends at a height, in points.
  func list(
    on screen: Screen, insetBy top: Double, _ behavior: ScrollBehavior
  ) -> ScrollView {
    var safeArea = screen.safeAreaInsets
    safeArea.top = top
    let inset = behavior.adjustment(
      safeArea: safeArea, contentLength: length, viewport: screen.size.height)
    return ScrollView(
      viewport: screen.size.height, contentLength: length, leadingInset: inset.top,
      trailingInset: inset.bottom, alwaysBounces: behavior.alwaysBounceVertical)
  }

  /// A list of the rows whose upper edge is at a height of a screen, in points.
  func list(on screen: Screen, below top: Double, _ behavior: ScrollBehavior) -> ScrollView {
    var view = list(on: screen, insetBy: 0, behavior)
    view.viewport -= top
    return view
  }

  /// Appends the rows that a screen shows while the first one is at a height of the screen, in points.
  func append(
    _ kind: ElementID.Kind, from firstRow: Double, layer: UInt8, on screen: Screen,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    let size = screen.size
    for row in rows(from: -firstRow, to: size.height - firstRow) {
      elements.append(
        ElementFrame(
          ElementID(kind, item: Int32(truncatingIfNeeded: row)), layer: layer,
          frame: Rect(0, firstRow + Double(row) * rowHeight, size.width, rowHeight)))
    }
  }
}
