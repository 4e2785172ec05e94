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
    let start = elements.count
    let (first, end) = appendSections(at: offset, near: &hint, into: &elements)
    if sections.footerLength > 0 { appendFooters(of: first..<end, offset, into: &elements) }
    if variant.headersFillSections {
      appendFixedHeaders(from: first, to: end, offset, into: &elements)
    } else {
      appendHeaders(of: first..<end, offset, into: &elements)
    }
    // The axis is asked for once a frame, not in every loop.
    if isHorizontal { transpose(&elements, from: start) }
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

  /// Appends the cells of the sections that overlap the viewport, and returns the first of these and the one behind the
  /// last; headers never leave them.
  ///
  /// - Complexity: That of finding one section, and the number found.
  @inline(__always)
  private func appendSections(
    at offset: Double, near hint: inout LayoutHint, into elements: inout OutputSpan<ElementFrame>
  ) -> (first: Int, end: Int) {
    let bottom = offset + viewport
    guard sections.count > 0, offset < sections.contentLength, bottom > 0 else { return (0, 0) }
    let first = sections.section(at: offset, near: hint.section)
    hint.section = first
    let (across, breadth) = (crossStart, breadth)
    var section = first
    repeat {
      let place = sections[section]
      if place.linesStart < bottom, place.linesEnd > offset {
        if sections.rows.isUnevenColumn {
          appendColumn(
            of: section, offset, across: across, breadth, near: &hint, into: &elements)
        } else if sections.rows.columns == 1 {
          appendEqualLines(of: section, offset, into: &elements)
        } else {
          appendCells(of: section, offset, into: &elements)
        }
      }
      section &+= 1
    } while section < sections.count && sections.start(of: section) < bottom
    return (first, section)
  }

  /// Appends the cells of a section whose lines have one item each, not all of them equally long.
  @inline(__always)
  private func appendColumn(
    of section: Int, _ offset: Double, across: Double, _ breadth: Double,
    near hint: inout LayoutHint, into elements: inout OutputSpan<ElementFrame>
  ) {
    let rows = sections.rows
    let (linesStart, itemCount) = (sections[section].linesStart, sections[section].itemCount)
    var place = firstVisible(of: linesStart, offset, near: &hint)
    var item = rows.number(of: place)
    let cells = ElementSeries(
      .contact, section: Int32(truncatingIfNeeded: section), from: 0, layer: 1)
    // Stored as in `LaidOutFrames`, because the surrounding code is called with the caller's span.
    var held = elements
    elements = OutputSpan()
    // Period by period: within one, lines follow each other in the table.
    search: while item < itemCount {
      let first = place.index
      let end = min(rows.lines.count, first &+ (itemCount &- item))
      // Known here, it is not asked for each line.
      precondition(first >= 0)
      for index in first..<end {
        let line = rows.lines[index]
        let start = linesStart + (place.turnStart + line.start) + line.margin - offset
        guard start < viewport else { break search }
        held.append(
          ElementFrame(
            cells[item &+ (index &- first)],
            frame: Rect(across, start, breadth, line.itemLength)))
      }
      item &+= end &- first
      rows.startTurn(&place)
    }
    elements = held
  }

  /// Appends the cells of a section whose lines have one item each, all of them equally long.
  ///
  /// Each line begins where a whole number of lines has ended, so there is no table to begin anew after each of them.
  @inline(never)
  private func appendEqualLines(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let line = sections.rows.lines[0]
    let (linesStart, itemCount) = (sections[section].linesStart, sections[section].itemCount)
    var first = 0
    if offset > linesStart {
      let distance = offset - linesStart
      if distance >= line.end { first = Int(distance / line.end) }
      // By a rounding error it may end where the viewport begins.
      if linesStart + Double(first) * line.end - offset + line.itemLength <= 0 { first &+= 1 }
    }
    // Width and height lie side by side, and so they are read and written at once.
    var frame = Rect(crossStart, 0, cell.width, cell.height)
    var cells = ElementSeries(
      .contact, section: Int32(truncatingIfNeeded: section), from: first, layer: 1)
    var held = elements
    elements = OutputSpan()
    // No line begins where the last one ends or below.
    let end = viewport.atMost(linesStart + Double(itemCount) * line.end - offset)
    // Lines are counted as the numbers that they are multiplied with.
    var number = Double(first)
    var start = linesStart + number * line.end - offset
    var second = linesStart + (number + 1) * line.end - offset
    // Known here, it is not asked for each two.
    precondition(held.capacity >= 2)
    // Two at a time: where the second is visible, so is the first.
    while second < end {
      held.requireRoom(for: 2)
      for index in 0..<2 {
        frame.y = index == 0 ? start : second
        held.append(cells.next(frame))
      }
      number += 2
      start = linesStart + number * line.end - offset
      second = linesStart + (number + 1) * line.end - offset
    }
    if start < end {
      frame.y = start
      held.append(cells.next(frame))
    }
    elements = held
  }

  /// The first line that does not end above the viewport, and with it those after it.
  @inline(__always)
  private func firstVisible(
    of linesStart: Double, _ offset: Double, near hint: inout LayoutHint
  ) -> RowGeometry.Place {
    let rows = sections.rows
    let distance = offset - linesStart
    var place = rows.place(at: distance, near: hint.line)
    if distance > 0 {
      hint.line = place.index
      let line = rows.lines[place.index]
      let start = linesStart + (place.turnStart + line.start) + line.margin - offset
      if start + line.itemLength <= 0 { rows.pass(&place) }
    }
    return place
  }

  /// Appends the cells of a section whose lines have several items each.
  @inline(never)
  private func appendCells(
    of section: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let place = sections[section]
    let bottom = offset + viewport
    let columns = sections.rows.columns
    let width = breadth / Double(columns)
    var linePlace = sections.rows.place(at: offset - place.linesStart)
    let cells = ElementSeries(
      .contact, section: Int32(truncatingIfNeeded: section), from: 0, layer: 1)
    var item = sections.rows.firstItem(of: linePlace)
    while item < place.itemCount {
      let start =
        place.linesStart + (linePlace.turnStart + sections.rows.lines[linePlace.index].start)
      guard start < bottom else { return }
      let lineLength = sections.rows.length(ofLine: item / columns, of: place.itemCount)
      for column in 0..<min(columns, place.itemCount &- item) {
        let length = sections.rows.length(ofItem: item)
        append(
          cells[item],
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
    let footers = ElementSeries(.sectionFooter, from: 0, layer: 1)
    for section in range {
      append(
        footers[section],
        at: sections.end(of: section) - sections.footerLength, length: sections.footerLength,
        offset, across: crossStart, breadth, into: &elements)
    }
  }

  @inline(__always)
  private func appendFixedHeaders(
    from first: Int, to end: Int, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let line = pinLine(at: offset)
    let headers = ElementSeries(.sectionHeader, from: 0, layer: 1)
    var section = first
    while section < end {
      append(
        headers[section],
        at: fixedPosition(in: sections[section], pinnedAt: line),
        length: sections.headerLength, offset, across: crossStart, breadth, into: &elements)
      section &+= 1
    }
  }

  /// Appends the headers of a variant that computes the position of each section separately.
  @inline(never)
  private func appendHeaders(
    of range: Range<Int>, _ offset: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let headers = ElementSeries(.sectionHeader, from: 0, layer: 1)
    for section in range {
      append(
        headers[section],
        at: headerPosition(of: section, at: offset), length: sections.headerLength, offset,
        across: crossStart, breadth, into: &elements)
    }
  }

  /// Appends the next element of a series to a vertical list if any of it is visible; an element at NaN never is.
  @inline(__always)
  private func append(
    _ series: ElementSeries, at place: Double, length: Double, _ offset: Double, across: Double,
    _ breadth: Double, into elements: inout OutputSpan<ElementFrame>
  ) {
    let start = place - offset
    guard start < viewport, start + length > 0 else { return }
    elements.append(
      ElementFrame(series, frame: Rect(across, start, breadth, length)))
  }

  /// Turns elements of a vertical list, from one on, into those of a horizontal one.
  @inline(never)
  private func transpose(_ elements: inout OutputSpan<ElementFrame>, from start: Int) {
    var elements = elements.mutableSpan
    for index in start..<elements.count {
      let frame = elements[index].frame
      elements[index].frame = Rect(frame.y, frame.x, frame.height, frame.width)
    }
  }
}
