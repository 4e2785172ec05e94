// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a layout gives out for one element, as an object.
public final class ElementAttributes {
  /// Whether it is a section's header.
  public let isHeader: Bool
  /// The section.
  public let section: Int
  /// The row; 0 for a header.
  public let row: Int
  /// The left edge, the top in the content, the width and the height, in points.
  public var frame: (x: Double, y: Double, width: Double, height: Double)

  init(
    isHeader: Bool, section: Int, row: Int,
    frame: (x: Double, y: Double, width: Double, height: Double)
  ) {
    self.isHeader = isHeader
    self.section = section
    self.row = row
    self.frame = frame
  }
}

/// Sections with sticky headers in the shape that layouts of collection views often have: an object for
/// each element, a set of the sections whose header is missing, and a new array in every frame.
///
/// It stands in for such a layout, and for the objects only: it finds what is visible by bisection, which
/// is free of the cost of a view system.
public final class AttributeList {
  let starts: [Double]
  let rowStarts: [Double]
  let counts: [Int]
  let headerHeight: Double
  private let width: Double

  /// Makes sections of rows whose heights repeat a list, in points.
  public init(counts: [Int], rowHeights: [Double], headerHeight: Double, width: Double) {
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

  private func attributesOfRow(_ row: Int, in section: Int) -> ElementAttributes {
    ElementAttributes(
      isHeader: false, section: section, row: row,
      frame: (
        0, starts[section] + headerHeight + rowStarts[row], width,
        rowStarts[row + 1] - rowStarts[row]
      ))
  }

  private func attributesOfHeader(in section: Int) -> ElementAttributes {
    ElementAttributes(
      isHeader: true, section: section, row: 0, frame: (0, starts[section], width, headerHeight))
  }

  /// The section at a place in the content, in points.
  func section(at place: Double) -> Int {
    var (section, end) = (0, counts.count)
    while end - section > 1 {
      let middle = (section + end) / 2
      if starts[middle] <= place { section = middle } else { end = middle }
    }
    return section
  }

  /// Elements whose natural place is in a part of the content, as a plain layout returns them.
  private func naturalElements(from top: Double, to bottom: Double) -> [ElementAttributes] {
    var elements: [ElementAttributes] = []
    var section = section(at: top)
    while section < counts.count, starts[section] < bottom {
      let header = attributesOfHeader(in: section)
      if header.frame.y + header.frame.height > top { elements.append(header) }
      for row in 0..<counts[section] {
        let element = attributesOfRow(row, in: section)
        if element.frame.y < bottom, element.frame.y + element.frame.height > top {
          elements.append(element)
        }
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
  public func elements(at offset: Double, viewport: Double, inset: Double) -> [ElementAttributes] {
    var elements = naturalElements(from: offset, to: offset + viewport)
    var missing = Set<Int>()
    for element in elements where !element.isHeader { missing.insert(element.section) }
    for element in elements where element.isHeader { missing.remove(element.section) }
    for section in missing { elements.append(attributesOfHeader(in: section)) }
    for element in elements where element.isHeader {
      let first = attributesOfRow(0, in: element.section)
      let last = attributesOfRow(counts[element.section] - 1, in: element.section)
      element.frame.y = min(
        max(offset + inset, first.frame.y - headerHeight),
        last.frame.y + last.frame.height - headerHeight)
    }
    return elements
  }
}
