// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sections with sticky headers laid out by Yoga, which is given the visible window alone.
///
/// The visible part is found by bisection, outside of Yoga, and laid out with a pool of nodes: rows
/// and gaps for headers flow in a column at the position of the first one, and headers are
/// positioned on top of it.
package final class YogaWindow {
  private let yoga: YogaLibrary
  private let list: AttributeList
  private let root: YogaLibrary.Node
  private let column: YogaLibrary.Node
  private let flowing: [YogaLibrary.Node]
  private let headers: [YogaLibrary.Node]
  private let width: Double
  private let viewport: Double

  /// Opens Yoga for a list; nil where a library is missing.
  ///
  /// - Parameters:
  ///   - path: The library that exports Yoga's C interface.
  ///   - python: Python's own library.
  ///   - list: What is laid out.
  ///   - width: The width of the screen, in points.
  ///   - viewport: Its height, in points.
  package init?(
    path: String, python: String, list: AttributeList, width: Double, viewport: Double
  ) {
    guard let yoga = YogaLibrary(path: path, python: python) else { return nil }
    self.yoga = yoga
    self.list = list
    self.width = width
    self.viewport = viewport
    root = yoga.makeNode()
    column = yoga.makeNode()
    yoga.setWidth(root, Float(width))
    yoga.setHeight(root, Float(viewport))
    yoga.setPositionType(column, YogaLibrary.absolute)
    yoga.setPosition(column, YogaLibrary.leftEdge, 0)
    yoga.setWidth(column, Float(width))
    yoga.insertChild(root, column, 0)
    // More than a screen shows of rows of 44 points, and of sections of six rows.
    flowing = (0..<32).map { _ in yoga.makeNode() }
    headers = (0..<8).map { _ in yoga.makeNode() }
    for (index, node) in flowing.enumerated() { yoga.insertChild(column, node, UInt32(index)) }
    for (index, node) in headers.enumerated() {
      yoga.setPositionType(node, YogaLibrary.absolute)
      yoga.setPosition(node, YogaLibrary.leftEdge, 0)
      yoga.setWidth(node, Float(width))
      yoga.setHeight(node, Float(list.headerHeight))
      yoga.insertChild(root, node, UInt32(index + 1))
    }
  }

  /// Lays out a frame and reads every visible element.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - inset: How far below the edge headers stick, in points.
  ///   - read: Takes the top and the height of each element on the screen, in points.
  package func layOut(at offset: Double, inset: Double, _ read: (Double, Double) -> Void) {
    var section = list.section(at: offset)
    var rows = 0
    var used = 0
    var shown: [Bool] = []
    shown.reserveCapacity(flowing.count)
    var columnTop: Double?
    func flow(_ height: Double, at top: Double, isRow: Bool) {
      columnTop = columnTop ?? top
      yoga.setDisplay(flowing[rows], YogaLibrary.flex)
      yoga.setHeight(flowing[rows], Float(height))
      shown.append(isRow)
      rows += 1
    }
    while section < list.counts.count, list.starts[section] < offset + viewport {
      let start = list.starts[section]
      let rowsStart = start + list.headerHeight
      if rowsStart > offset { flow(list.headerHeight, at: start - offset, isRow: false) }
      for row in 0..<list.counts[section] {
        let top = rowsStart + list.rowStarts[row]
        let bottom = rowsStart + list.rowStarts[row + 1]
        if bottom > offset, top < offset + viewport {
          flow(bottom - top, at: top - offset, isRow: true)
        }
      }
      let last = rowsStart + list.rowStarts[list.counts[section]] - list.headerHeight
      let position = min(max(offset + inset, start), last)
      yoga.setDisplay(headers[used], YogaLibrary.flex)
      yoga.setPosition(headers[used], YogaLibrary.topEdge, Float(position - offset))
      used += 1
      section += 1
    }
    for index in rows..<flowing.count { yoga.setDisplay(flowing[index], YogaLibrary.none) }
    for index in used..<headers.count { yoga.setDisplay(headers[index], YogaLibrary.none) }
    let top = columnTop ?? 0
    yoga.setPosition(column, YogaLibrary.topEdge, Float(top))
    yoga.calculate(root, Float(width), Float(viewport), YogaLibrary.leftToRight)
    for index in 0..<rows where shown[index] {
      let node = flowing[index]
      blackHole(yoga.left(node) + yoga.width(node))
      read(top + Double(yoga.top(node)), Double(yoga.height(node)))
    }
    for index in 0..<used {
      let node = headers[index]
      blackHole(yoga.left(node) + yoga.width(node))
      let top = Double(yoga.top(node))
      if top < viewport { read(top, Double(yoga.height(node))) }
    }
  }
}

/// Consumes a number, so that reading it is not optimised away.
@inline(never)
private func blackHole(_ number: Float) {}
