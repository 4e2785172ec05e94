// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The visible items of repeated elements, and the headers and footers of their sections.
extension FilePattern {
  /// Where items show: along their axis and across it, in points.
  private struct Window {
    /// Whether items follow each other along x.
    var isHorizontal: Bool
    /// Where their content begins on the screen.
    var origin: Double
    /// What the screen shows of it.
    var low, high: Double
    /// Where lines begin on the screen across the axis, and how wide they are.
    var side, width: Double

    /// The rectangle of what begins in the content at a place and has a length.
    func rect(_ start: Double, _ length: Double) -> Rect { rect(start, length, side, width) }

    /// The rectangle of what also has a place and a width across the axis.
    func rect(_ start: Double, _ length: Double, _ side: Double, _ width: Double) -> Rect {
      isHorizontal
        ? Rect(origin + start, side, length, width) : Rect(side, origin + start, width, length)
    }

    /// Whether a part of the content shows.
    func shows(_ start: Double, _ length: Double) -> Bool {
      origin + start + length > low && origin + start < high
    }
  }

  private mutating func window(
    of items: PatternProgram.Items, on host: borrowing ScrollHost
  ) -> Window? {
    var rect = screen.bounds
    var offset = 0.0
    var clips = true
    switch items.space {
    case .screen: break
    case .view(let view):
      rect = viewports[view]
      clips = program.views[view].clips
      let isAlong = (program.views[view].axis == .horizontal) == items.isHorizontal
      let own = self.offset(of: view, on: host)
      if isAlong {
        offset = own
      } else if items.isHorizontal {
        rect.y -= own
      } else {
        rect.x -= own
      }
    case .element(let frame):
      guard let frame = self.frame(frame, on: host) else { return nil }
      rect = frame
    }
    let isOnScreen =
      rect.x < screen.size.width && rect.maxX > 0 && rect.y < screen.size.height && rect.maxY > 0
    guard isOnScreen || !clips else { return nil }
    guard items.isHorizontal else {
      return Window(
        isHorizontal: false, origin: rect.y - offset, low: clips ? max(0, rect.y) : 0,
        high: clips ? min(screen.size.height, rect.maxY) : screen.size.height, side: rect.x,
        width: rect.width)
    }
    return Window(
      isHorizontal: true, origin: rect.x - offset, low: clips ? max(0, rect.x) : 0,
      high: clips ? min(screen.size.width, rect.maxX) : screen.size.width, side: rect.y,
      width: rect.height)
  }

  /// - Complexity: O(visible items), after finding the first.
  mutating func appendItems(_ list: Int, _ index: Int, on host: borrowing ScrollHost) {
    guard let window = window(of: program.items[list], on: host) else { return }
    guard layouts[list].hasSections else {
      return appendLines(
        layouts[list].lines[0], of: list, index, window,
        section: Int(program.elements[index].copy), first: 0, on: host)
    }
    var section = layouts[list].firstSection(endingAfter: window.low - window.origin)
    while section < layouts[list].sections.count {
      let places = layouts[list].sections[section]
      guard window.origin + places.start < window.high else { break }
      registers[program.item.section] = Double(section)
      appendLines(
        layouts[list].lines[section], of: list, index, window, section: section,
        first: places.firstItem, on: host)
      section += 1
    }
  }

  private mutating func appendLines(
    _ lines: ItemLayout, of list: Int, _ index: Int, _ window: Window, section: Int, first: Int,
    on host: borrowing ScrollHost
  ) {
    let insets = itemInsets[list]
    let columns = Double(lines.columns)
    let width =
      (window.width - insets.leading - insets.trailing - (columns - 1) * lines.gap) / columns
    guard width >= 0 else { return }
    let element = program.elements[index]
    let isPlain =
      element.childCount == 0 && element.visible == nil && element.alpha == nil
      && element.scale == nil && element.shownSection == nil && element.shownItem == nil
    if isPlain, element.kind == nil { return }
    var line = lines.firstLine(endingAfter: window.low - window.origin)
    while line < lines.lineCount, window.origin + lines.start(ofLine: line) < window.high {
      for item in line * lines.columns..<min((line + 1) * lines.columns, lines.count) {
        let (start, length) = (lines.start(of: item), lines.length(of: item))
        guard window.shows(start, length) else { continue }
        let side =
          window.side + insets.leading + Double(item % lines.columns) * (width + lines.gap)
        let rect = window.rect(start, length, side, width)
        let id = ElementID(
          element.kind ?? .own, number: element.number,
          section: Int32(truncatingIfNeeded: section), item: Int32(truncatingIfNeeded: item))
        if isPlain {
          draft.elements.append(ElementFrame(id, layer: element.layer, frame: rect))
        } else {
          registers[program.item.index] = Double(first + item)
          registers[program.item.item] = Double(item)
          appendItem(index, id, at: rect, on: host)
        }
      }
      line += 1
    }
  }

  /// Appends an item and its children.
  private mutating func appendItem(
    _ index: Int, _ id: ElementID, at rect: Rect, on host: borrowing ScrollHost
  ) {
    let element = program.elements[index]
    registers[program.item.left] = rect.x
    registers[program.item.top] = rect.y
    registers[program.item.width] = rect.width
    registers[program.item.height] = rect.height
    guard element.visible.map({ holds($0, on: host) }) ?? true else { return }
    if element.kind != nil { append(element, id, at: rect, on: host) }
    for place in 0..<element.childCount {
      let child = program.elements[index + 1 + place]
      guard case .perItem(let frame) = child.place, let kind = child.kind,
        child.visible.map({ holds($0, on: host) }) ?? true,
        let rect = self.frame(frame, on: host)
      else { continue }
      append(
        child, ElementID(kind, number: child.number, section: id.section, item: id.item), at: rect,
        on: host)
    }
  }

  // MARK: Sections

  /// Appends the headers or the footers of the sections that show.
  ///
  /// - Complexity: O(visible sections), after finding the first.
  mutating func appendSections(
    of list: Int, _ index: Int, _ part: PatternProgram.Element.SectionPart,
    on host: borrowing ScrollHost, from start: (SectionPlaces) -> Double,
    length: (SectionPlaces) -> Double
  ) {
    let element = program.elements[index]
    guard let window = window(of: program.items[list], on: host) else { return }
    let leading = part.leadingInset.map { number($0, on: host) ?? 0 } ?? 0
    let trailing = part.trailingInset.map { number($0, on: host) ?? 0 } ?? 0
    var section = layouts[list].firstSection(endingAfter: window.low - window.origin)
    while section < layouts[list].sections.count {
      let places = layouts[list].sections[section]
      guard window.origin + places.start < window.high else { break }
      defer { section += 1 }
      registers[program.item.section] = Double(section)
      let natural = start(places)
      let place = part.place.map { number($0, on: host) ?? natural } ?? natural
      let length = length(places)
      guard element.visible.map({ holds($0, on: host) }) ?? true else { continue }
      if let failure = part.failure, holds(failure.condition, on: host) {
        noteCrash(failure.sentence, at: host.time)
      }
      guard let kind = element.kind, length > 0, window.shows(place, length) else { continue }
      append(
        element,
        ElementID(kind, number: element.number, item: Int32(truncatingIfNeeded: section)),
        at: window.rect(
          place, length, window.side + leading, window.width - leading - trailing),
        on: host)
    }
  }
}
