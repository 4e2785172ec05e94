// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Square photos side by side in rows, one below the other from y = 0 on.
struct PhotoGrid: Sendable, BitwiseCopyable {
  /// Space between photos, in points; the black of the view shows through.
  static let spacing = 1.0

  /// The number of columns, at least 1.
  let columns: Int
  /// The height of the grid, in points; the last row is cut to it.
  let contentHeight: Double
  /// The left edge of the first column, in points.
  private var left = 0.0
  /// The side of a photo, in points.
  private var side = 1.0

  /// Creates a grid of a height in points; fit it to a width before use.
  init(columns: Int, contentHeight: Double) {
    self.columns = columns
    self.contentHeight = contentHeight
  }

  /// Fits the photos between the insets at the sides of a screen, in points.
  mutating func fit(width: Double, left: Double, right: Double) {
    self.left = left
    let width = width - (left + right) - Double(columns - 1) * Self.spacing
    side = max(1, width / Double(columns))
  }

  /// From one photo to the next, in points.
  private var pitch: Double { side + Self.spacing }

  /// At most how many photos a window of a height shows, in points.
  func limit(window: Double) -> Int { (Int(window / pitch) + 2) * columns }

  /// Appends the photos that a window shows: its top in the space of the grid, and its height, in points.
  ///
  /// Rows are of one height, so the first visible one is found by division, however long the grid is.
  @inline(__always)
  func append(
    from offset: Double, window: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let end = min(offset + window, contentHeight)
    guard offset < contentHeight, end > 0 else { return }
    let pitch = pitch
    var row = Int((offset / pitch).atLeast(0))
    var top = Double(row) * pitch
    while top < end {
      let height = min(side, contentHeight - top)
      // A gap between rows may be at the top of the screen: the row above it is not visible.
      if top + height > offset {
        var photo = ElementFrame(
          ElementID(.cell, item: Int32(truncatingIfNeeded: row &* columns)), layer: 1,
          frame: Rect(left, top - offset, side, height))
        var column = 0
        while column < columns {
          photo.frame.x = left + Double(column) * pitch
          elements.append(photo)
          photo.id.item &+= 1
          column &+= 1
        }
      }
      row &+= 1
      top = Double(row) * pitch
    }
  }
}
