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
    let end = (offset + window).atMost(contentHeight)
    guard offset < contentHeight, end > 0 else { return }
    // A gap between rows may be at the top of the screen: the row above it is not visible, those below it are.
    var row = Int((offset / pitch).atLeast(0))
    if Double(row) * pitch + side <= offset { row &+= 1 }
    // A loop knows of three columns, the usual number, where each photo is.
    guard columns == 3 else {
      append(from: row, to: end, offset, columns: columns, isCut: true, into: &elements)
      return
    }
    // Nor does it ask for the end of the grid, where that is so far below that none of these rows is cut.
    if contentHeight - end >= side {
      append(from: row, to: end, offset, columns: 3, isCut: false, into: &elements)
    } else {
      append(from: row, to: end, offset, columns: 3, isCut: true, into: &elements)
    }
  }

  /// Appends rows from one on until another starts at or below an end, in points.
  ///
  /// - Parameter isCut: Whether one of them may be cut to the height of the grid.
  @inline(__always)
  private func append(
    from first: Int, to end: Double, _ offset: Double, columns: Int, isCut: Bool,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    let pitch = pitch
    // Rows are counted as the numbers that they are multiplied with.
    var row = Double(first)
    var top = row * pitch
    var photos = ElementSeries(.cell, from: first &* columns, layer: 1)
    while top < end {
      elements.requireRoom(for: columns)
      var photo = Rect(0, top - offset, side, isCut ? side.atMost(contentHeight - top) : side)
      var column = 0
      while column < columns {
        photo.x = left + Double(column) * pitch
        elements.append(photos.next(photo))
        column &+= 1
      }
      row += 1
      top = row * pitch
    }
  }
}
