// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sections with sticky headers in the shape that layouts of collection views often have: an object for
/// each element, a set of the sections whose header is missing, and a new array in every frame.
///
/// It represents such a layout with its objects only: it finds the visible elements by bisection,
/// which is free of the cost of a view system.
package final class AttributeList {
  let starts: [Double]
  let rowStarts: [Double]
  let counts: [Int]
  let headerHeight: Double
  private let width: Double

  /// Makes sections of rows whose heights repeat a list, in points.
  package init(counts: [Int], rowHeights: [Double], headerHeight: Double, width: Double) {
    var rowStarts = [0.0]
    for row in 0..<(counts.max() ?? 0) {
      rowStarts.append(rowStarts[row] + rowHeights[row % rowHeights.count])
    }
    var starts = [0.0]
    for (section, count) in counts.enumerated() {
      starts.append(starts[section] + headerHeight + rowStarts[count])
    }
    self.starts = starts
    self.rowStarts = rowStarts
    self.counts = counts
    self.headerHeight = headerHeight
    self.width = width
  }

  private func attributesOfRow(at indexPath: IndexPath) -> ElementAttributes {
    let (section, row) = (indexPath[0], indexPath[1])
    return ElementAttributes(
      indexPath, kind: nil,
      frame: (
        0, starts[section] + headerHeight + rowStarts[row], width,
        rowStarts[row + 1] - rowStarts[row]
      ))
  }

  private func attributesOfHeader(at indexPath: IndexPath) -> ElementAttributes {
    ElementAttributes(
      indexPath, kind: ElementAttributes.header,
      frame: (0, starts[indexPath[0]], width, headerHeight))
  }

  /// The section at a position in the content, in points.
  func section(at position: Double) -> Int {
    var (section, end) = (0, counts.count)
    while end - section > 1 {
      let midpoint = (section + end) / 2
      if starts[midpoint] <= position { section = midpoint } else { end = midpoint }
    }
    return section
  }

  /// Elements whose natural position is in a part of the content, as a plain layout returns them.
  private func naturalElements(
    from top: Double, to bottom: Double
  ) -> [ElementAttributes] {
    var elements: [ElementAttributes] = []
    var section = section(at: top)
    while section < counts.count, starts[section] < bottom {
      let rowsStart = starts[section] + headerHeight
      if rowsStart > top { elements.append(attributesOfHeader(at: [section, 0])) }
      for row in 0..<counts[section]
      where rowsStart + rowStarts[row] < bottom && rowsStart + rowStarts[row + 1] > top {
        elements.append(attributesOfRow(at: [section, row]))
      }
      section += 1
    }
    return elements
  }

  /// The elements of a frame: headers that are missing are added, and all headers are moved.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points.
  ///   - viewport: The height that is seen, in points.
  ///   - inset: How far below the edge headers stick, in points.
  ///   - sections: The set that remembers the sections, an `IndexSet` of Foundation or a `Set` of Swift.
  package func elements<Sections: SetAlgebra<Int> & Sequence<Int>>(
    at offset: Double, viewport: Double, inset: Double, sections: Sections.Type
  ) -> [ElementAttributes] {
    var elements = naturalElements(from: offset, to: offset + viewport)
    var missing = sections.init()
    for element in elements where element.representedElementKind == nil {
      missing.insert(element.indexPath[0])
    }
    for element in elements where element.representedElementKind == ElementAttributes.header {
      missing.remove(element.indexPath[0])
    }
    for section in missing { elements.append(attributesOfHeader(at: [section, 0])) }
    for element in elements where element.representedElementKind == ElementAttributes.header {
      let section = element.indexPath[0]
      let first = attributesOfRow(at: [section, 0])
      let last = attributesOfRow(at: [section, counts[section] - 1])
      element.frame.y = min(
        max(offset + inset, first.frame.y - headerHeight),
        last.frame.y + last.frame.height - headerHeight)
      element.zIndex = 99
    }
    return elements
  }
}
