// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: cells, footers, headers, the status bar.
extension StickyHeaders {
  var visibleElementLimit: Int {
    let lines = Int(viewport / sections.rows.shortestItem) + 2
    let sections = Int(viewport / self.sections.headerLength) + 3
    return lines * self.sections.rows.columns + 2 * sections + 2
  }

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let range = visibleSections(at: pose.offset)
    for section in range { appendCells(of: section, pose.offset, into: &elements) }
    if sections.footerLength > 0 {
      for section in range {
        let place = sections.end(of: section) - sections.footerLength
        append(
          ElementID(.sectionFooter, item: Int32(truncatingIfNeeded: section)), at: place,
          length: sections.footerLength, pose.offset, into: &elements)
      }
    }
    for section in range {
      append(
        ElementID(.sectionHeader, item: Int32(truncatingIfNeeded: section)),
        at: headerPosition(of: section, at: pose.offset), length: sections.headerLength,
        pose.offset, into: &elements)
    }
    if screen.statusBarHeight > 0 {
      elements.append(
        ElementFrame(
          ElementID(.statusBar), layer: 0,
          frame: Rect(0, 0, screen.size.width, screen.statusBarHeight)))
    }
    if pose.hasCrashed {
      elements.append(ElementFrame(ElementID(.crash), layer: 0, frame: screen.bounds))
    }
  }

  /// The sections that overlap the viewport; headers never leave their sections.
  ///
  /// - Complexity: O(log sections) and the number found.
  private func visibleSections(at offset: Double) -> Range<Int> {
    guard sections.count > 0, offset < sections.contentLength, offset + viewport > 0 else {
      return 0..<0
    }
    let first = sections.section(at: offset)
    var end = first
    while end < sections.count, sections.start(of: end) < offset + viewport { end += 1 }
    return first..<end
  }

  private func appendCells(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let items = sections.itemCount(of: section)
    let rows = sections.rows
    let top = sections.linesStart(of: section)
    let end = sections.linesEnd(of: section)
    guard items > 0, top < offset + viewport, end > offset else { return }
    let width = breadth / Double(rows.columns)
    let lineCount = rows.lineCount(of: items)
    var line = rows.line(at: offset - top)
    while line < lineCount {
      let lineStart = top + rows.start(ofLine: line)
      guard lineStart < offset + viewport else { return }
      let lineLength = rows.length(ofLine: line, of: items)
      for column in 0..<min(rows.columns, items - line * rows.columns) {
        let item = line * rows.columns + column
        let length = rows.length(ofItem: item)
        append(
          ElementID(
            .contact, section: Int32(truncatingIfNeeded: section),
            item: Int32(truncatingIfNeeded: item)),
          at: lineStart + (lineLength - length) / 2, length: length, offset,
          across: crossStart + Double(column) * width, width, into: &elements)
      }
      line += 1
    }
  }

  private func append(
    _ id: ElementID, at place: Double, length: Double, _ offset: Double,
    into elements: inout OutputSpan<ElementFrame>
  ) {
    append(id, at: place, length: length, offset, across: crossStart, breadth, into: &elements)
  }

  /// Appends an element if any of it is visible; a place that is NaN never is.
  private func append(
    _ id: ElementID, at place: Double, length: Double, _ offset: Double, across: Double,
    _ breadth: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let start = place - offset
    guard start < viewport, start + length > 0 else { return }
    let frame =
      isHorizontal
      ? Rect(start, across, length, breadth) : Rect(across, start, breadth, length)
    elements.append(ElementFrame(id, layer: 1, frame: frame))
  }
}
