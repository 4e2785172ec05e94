// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The visible items of repeated elements, and the headers and footers of their sections.
extension FilePattern {
  private mutating func window(
    of items: PatternProgram.Items, on host: borrowing ScrollHost
  ) -> ItemWindow? {
    switch items.space {
    case .screen: return window(of: items, in: screen.bounds)
    case .view(let view):
      // Taken first: a call with them as arguments would copy the pattern.
      let (offset, viewport) = (offset(of: view, on: host), viewports[view])
      return window(of: items, in: view, viewport, offset: offset)
    case .element(let frame):
      guard let frame = self.frame(frame, on: host) else { return nil }
      return window(of: items, in: frame)
    }
  }

  /// Where items of a view show, of which its viewport and its offset are known, in points.
  func window(
    of items: PatternProgram.Items, in view: Int, _ viewport: Rect, offset own: Double
  ) -> ItemWindow? {
    var rect = viewport
    let isAlong = (program.views[view].axis == .horizontal) == items.isHorizontal
    if !isAlong {
      if items.isHorizontal { rect.y -= own } else { rect.x -= own }
    }
    return window(
      of: items, in: rect, offset: isAlong ? own : 0, clips: program.views[view].clips)
  }

  /// Where items show in a rectangle, whose content is scrolled by an offset, in points.
  func window(
    of items: PatternProgram.Items, in rect: Rect, offset: Double = 0, clips: Bool = true
  ) -> ItemWindow? {
    let isOnScreen =
      rect.x < screen.size.width && rect.maxX > 0 && rect.y < screen.size.height && rect.maxY > 0
    guard isOnScreen || !clips else { return nil }
    guard items.isHorizontal else {
      return ItemWindow(
        isHorizontal: false, origin: rect.y - offset, low: clips ? max(0, rect.y) : 0,
        high: clips ? min(screen.size.height, rect.maxY) : screen.size.height, side: rect.x,
        width: rect.width)
    }
    return ItemWindow(
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
    _ lines: ItemLayout, of list: Int, _ index: Int, _ window: ItemWindow, section: Int, first: Int,
    on host: borrowing ScrollHost
  ) {
    guard let visible = VisibleItems(of: lines, in: window, insets: itemInsets[list]) else {
      return
    }
    let element = program.elements[index]
    var id = ElementID(
      element.kind ?? .own, number: element.number, section: Int32(truncatingIfNeeded: section))
    if element.childCount == 0, element.visible == nil, element.alpha == nil, element.scale == nil,
      element.shownSection == nil, element.shownItem == nil
    {
      guard element.kind != nil else { return }
      let layer = element.layer
      // Most elements of most frames: written where they will be read.
      draft.frames.elements.append(addingCapacity: visible.limit(of: lines)) { elements in
        visible.forEach(of: lines) { item, rect in
          id.item = Int32(truncatingIfNeeded: lines.number(of: item))
          elements.append(ElementFrame(id, layer: layer, frame: rect))
        }
      }
      return
    }
    visible.forEach(of: lines) { place, rect in
      let item = lines.number(of: place)
      id.item = Int32(truncatingIfNeeded: item)
      registers[program.item.index] = Double(lines.index(of: place, from: first))
      registers[program.item.item] = Double(item)
      appendItem(index, id, at: rect, on: host)
    }
  }

  /// Appends an item and its children.
  private mutating func appendItem(
    _ index: Int, _ id: ElementID, at rect: Rect, on host: borrowing ScrollHost
  ) {
    let element = program.elements[index]
    let frameBlock = freshBlock
    defer { freshBlock = frameBlock }
    registers[program.item.left] = rect.x
    registers[program.item.top] = rect.y
    registers[program.item.width] = rect.width
    registers[program.item.height] = rect.height
    evaluate(element: index, on: host)
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

  /// Evaluates what an item or a section of an element has.
  private mutating func evaluate(element: Int, on host: borrowing ScrollHost) {
    guard let blocks = program.blocks else { return }
    let number = PatternProgram.Blocks.number(
      ofElement: element, viewCount: program.views.count)
    evaluate(blocks.elements[element], number, on: host)
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
      let frameBlock = freshBlock
      defer { freshBlock = frameBlock }
      evaluate(element: index, on: host)
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
