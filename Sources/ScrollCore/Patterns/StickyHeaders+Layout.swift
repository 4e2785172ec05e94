// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is visible in a frame, back to front: cells, footers, headers, the status bar.
extension StickyHeaders {
  var visibleElementLimit: Int {
    let lines = Int(viewport / sections.rows.shortestItem) + 2
    let sections = Int(viewport / self.sections.headerLength) + 3
    return lines * self.sections.rows.columns + 2 * sections + 2
  }

  @inline(__always)
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    let offset = pose.offset
    let range = visibleSections(at: offset)
    for section in range { appendCells(of: section, offset, into: &elements) }
    if sections.footerLength > 0 {
      for section in range {
        let place = sections.end(of: section) - sections.footerLength
        append(
          ElementID(.sectionFooter, item: Int32(truncatingIfNeeded: section)), at: place,
          length: sections.footerLength, offset, across: crossStart, breadth, into: &elements)
      }
    }
    for section in range {
      append(
        ElementID(.sectionHeader, item: Int32(truncatingIfNeeded: section)),
        at: headerPosition(of: section, at: offset), length: sections.headerLength, offset,
        across: crossStart, breadth, into: &elements)
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
  /// - Complexity: That of finding one section, and the number found.
  private func visibleSections(at offset: Double) -> Range<Int> {
    let bottom = offset + viewport
    guard sections.count > 0, offset < sections.contentLength, bottom > 0 else { return 0..<0 }
    let first = sections.section(at: offset)
    var end = first
    while end < sections.count, sections.start(of: end) < bottom { end &+= 1 }
    return first..<end
  }

  @inline(__always)
  private func appendCells(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let items = sections.itemCount(of: section)
    let top = sections.linesStart(of: section)
    let bottom = offset + viewport
    guard items > 0, top < bottom, sections.linesEnd(of: section) > offset else { return }
    let columns = sections.rows.columns
    let width = breadth / Double(columns)
    var id = ElementID(.contact, section: Int32(truncatingIfNeeded: section))
    var place = sections.rows.place(at: offset - top)
    while place.item < items {
      let lineStart = top + sections.rows.start(of: place)
      guard lineStart < bottom else { return }
      let count = min(columns, items &- place.item)
      let lineLength = sections.rows.length(of: place, items: count)
      for column in 0..<count {
        let length = sections.rows.itemLength(at: place)
        id.item = Int32(truncatingIfNeeded: place.item)
        append(
          id, at: lineStart + (lineLength - length) / 2, length: length, offset,
          across: crossStart + Double(column) * width, width, into: &elements)
        sections.rows.passItem(&place)
      }
      sections.rows.passLine(&place)
    }
  }

  /// Appends an element if any of it is visible; a place that is NaN never is.
  @inline(__always)
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
