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
    var hint = LayoutHint()
    layout(pose, near: &hint, into: &elements)
  }

  @inline(__always)
  func layout(
    _ pose: Pose, near hint: inout LayoutHint, into elements: inout OutputSpan<ElementFrame>
  ) {
    let offset = pose.offset
    let range = visibleSections(at: offset, near: &hint)
    var section = range.lowerBound
    while section < range.upperBound {
      if sections.rows.columns == 1 {
        appendColumn(of: section, offset, into: &elements)
      } else {
        appendCells(of: section, offset, into: &elements)
      }
      section &+= 1
    }
    if sections.footerLength > 0 { appendFooters(of: range, offset, into: &elements) }
    if variant.headersFillSections {
      let line = pinLine(at: offset)
      section = range.lowerBound
      while section < range.upperBound {
        append(
          ElementID(.sectionHeader, item: Int32(truncatingIfNeeded: section)),
          at: fixedPosition(in: sections[section], pinnedAt: line),
          length: sections.headerLength, offset, across: crossStart, breadth, into: &elements)
        section &+= 1
      }
    } else {
      appendHeaders(of: range, offset, into: &elements)
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
  @inline(__always)
  private func visibleSections(at offset: Double, near hint: inout LayoutHint) -> Range<Int> {
    let bottom = offset + viewport
    guard sections.count > 0, offset < sections.contentLength, bottom > 0 else { return 0..<0 }
    let first = sections.section(at: offset, near: hint.section)
    hint.section = first
    var end = first
    while end < sections.count, sections.start(of: end) < bottom { end &+= 1 }
    return first..<end
  }

  /// Appends the cells of a section whose lines have one item each.
  @inline(__always)
  private func appendColumn(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let place = sections[section]
    let bottom = offset + viewport
    guard place.itemCount > 0, place.linesStart < bottom, place.linesEnd > offset else { return }
    let (across, breadth, isHorizontal) = (crossStart, breadth, isHorizontal)
    let lines = sections.rows.lines.span
    var id = ElementID(.contact, section: Int32(truncatingIfNeeded: section))
    var linePlace = sections.rows.place(at: offset - place.linesStart)
    var item = sections.rows.firstItem(of: linePlace)
    // Stored as in `LaidOutFrames`, because the surrounding code is called with the caller's span.
    var held = elements
    elements = OutputSpan()
    while item < place.itemCount {
      let line = lines[linePlace.index]
      let lineStart = place.linesStart + (linePlace.turnStart + line.start)
      guard lineStart < bottom else { break }
      let start = lineStart + line.margin - offset
      let length = line.itemLength
      if start < viewport, start + length > 0 {
        id.item = Int32(truncatingIfNeeded: item)
        held.append(
          ElementFrame(
            id, layer: 1,
            frame: isHorizontal
              ? Rect(start, across, length, breadth) : Rect(across, start, breadth, length)))
      }
      item &+= 1
      sections.rows.pass(&linePlace)
    }
    elements = held
  }

  /// Appends the cells of a section whose lines have several items each.
  @inline(never)
  private func appendCells(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let place = sections[section]
    let bottom = offset + viewport
    guard place.itemCount > 0, place.linesStart < bottom, place.linesEnd > offset else { return }
    let columns = sections.rows.columns
    let width = breadth / Double(columns)
    var linePlace = sections.rows.place(at: offset - place.linesStart)
    var item = sections.rows.firstItem(of: linePlace)
    while item < place.itemCount {
      let start =
        place.linesStart + (linePlace.turnStart + sections.rows.lines[linePlace.index].start)
      guard start < bottom else { return }
      let lineLength = sections.rows.length(ofLine: item / columns, of: place.itemCount)
      for column in 0..<min(columns, place.itemCount &- item) {
        let length = sections.rows.length(ofItem: item)
        append(
          ElementID(
            .contact, section: Int32(truncatingIfNeeded: section),
            item: Int32(truncatingIfNeeded: item)),
          at: start + (lineLength - length) / 2, length: length, offset,
          across: crossStart + Double(column) * width, width, into: &elements)
        item &+= 1
      }
      sections.rows.pass(&linePlace)
    }
  }

  @inline(never)
  private func appendFooters(
    of range: Range<Int>, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    for section in range {
      append(
        ElementID(.sectionFooter, item: Int32(truncatingIfNeeded: section)),
        at: sections.end(of: section) - sections.footerLength, length: sections.footerLength,
        offset, across: crossStart, breadth, into: &elements)
    }
  }

  /// Appends the headers of a variant that computes the position of each section separately.
  @inline(never)
  private func appendHeaders(
    of range: Range<Int>, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    for section in range {
      append(
        ElementID(.sectionHeader, item: Int32(truncatingIfNeeded: section)),
        at: headerPosition(of: section, at: offset), length: sections.headerLength, offset,
        across: crossStart, breadth, into: &elements)
    }
  }

  /// Appends an element if any of it is visible; an element at NaN never is.
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
