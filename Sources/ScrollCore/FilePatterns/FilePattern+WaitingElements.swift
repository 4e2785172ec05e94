// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The elements of frames whose formulas are evaluated together.
extension FilePattern {
  mutating func layOut(
    _ poses: [Pose], to elements: inout [ElementFrame], starts: inout [Int]
  ) {
    guard waiting.isUsed, let plan = program.blocks?.columns else {
      return append(poses, poses.indices, to: &elements, starts: &starts)
    }
    waiting.keep(registers, plan.handed)
    for frame in 0..<poses.count {
      if !waiting.hasEndedTooLate { append(frame, plan, to: &elements) }
      starts.append(elements.count)
    }
    waiting.restore(&registers, plan.handed)
    guard !waiting.hasEndedTooLate else { return }
    for element in plan.elements where element.runLength > 0 {
      keep(waitingRect(of: element, poses.count - 1), of: Int(element.index))
    }
    if program.asksForTapsOnElements {
      shown.remember(elements[starts[starts.count - 2]..<starts[starts.count - 1]])
    }
  }

  private mutating func append(
    _ frame: Int, _ plan: PatternProgram.Columns, to elements: inout [ElementFrame]
  ) {
    for place in plan.handed {
      registers[place.register] = waiting.number(place.column, frame)
    }
    waiting.starts.move(&layouts, toFrame: frame)
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
    var index = 0
    while index < plan.elements.count, !waiting.hasEndedTooLate {
      let run = Int(plan.elements[index].runLength)
      guard run == 0 else {
        appendRun(index..<index &+ run, plan, frame, to: &elements)
        index &+= run
        continue
      }
      appendRepeated(plan.elements[index], plan, frame, to: &elements)
      index &+= 1
    }
    if frame == waiting.crashFrame {
      elements.append(ElementFrame(ElementID(.crash), layer: 0, frame: screen.bounds))
    }
  }

  // MARK: What is there once

  /// The rectangle of an element that is there once, in points; of negative width if it is not there.
  @inline(__always)
  func waitingRect(of element: PatternProgram.Columns.Element, _ frame: Int) -> Rect {
    guard element.numbers.x < 0 else {
      guard waiting.holds(element.numbers.visible, frame) else { return Rect(0, 0, -1, 0) }
      return waiting.rect(element.numbers, frame)
    }
    var rect = fixedFrames[Int(element.index)]
    if rect.width >= 0, element.view >= 0 {
      let origin = waitingView(Int(element.view), frame).origin
      rect.x += origin.x
      rect.y += origin.y
    }
    return rect
  }

  private mutating func appendRun(
    _ range: Range<Int>, _ plan: PatternProgram.Columns, _ frame: Int,
    to elements: inout [ElementFrame]
  ) {
    var isValid = true
    elements.append(addingCapacity: range.count) { elements in
      for index in range {
        let element = plan.elements[index]
        let rect = waitingRect(of: element, frame)
        guard rect.width >= 0, rect.height >= 0 else {
          // The frame of an element must not be negative; that of one that is not there is.
          if element.numbers.x >= 0, waiting.holds(element.numbers.visible, frame) {
            isValid = false
          }
          continue
        }
        guard element.isDrawn else { continue }
        var new = ElementFrame(element.id, layer: element.layer, frame: rect)
        if !element.numbers.isPlain { show(&new, element.numbers, frame) }
        elements.append(new)
      }
    }
    if !isValid { waiting.hasEndedTooLate = true }
  }

  @inline(__always)
  private func show(
    _ element: inout ElementFrame, _ numbers: PatternProgram.Columns.Numbers, _ frame: Int
  ) {
    if numbers.section >= 0 {
      element.id.section = Self.whole(waiting.number(Int(numbers.section), frame))
    }
    if numbers.item >= 0 {
      element.id.item = Self.whole(waiting.number(Int(numbers.item), frame))
    }
    if numbers.alpha >= 0 {
      element.contentAlpha = Self.opacity(waiting.number(Int(numbers.alpha), frame))
    }
    if numbers.scale >= 0 { element.contentScale = waiting.number(Int(numbers.scale), frame) }
  }

  // MARK: Items and sections

  private mutating func appendRepeated(
    _ element: PatternProgram.Columns.Element, _ plan: PatternProgram.Columns, _ frame: Int,
    to elements: inout [ElementFrame]
  ) {
    let repeated = plan.repeated[Int(element.repeated)]
    let list = repeated.list
    guard let window = window(of: list, element.numbers, frame) else { return }
    guard repeated.isOfSections || layouts[list].hasSections else {
      return appendItems(
        of: element, repeated, plan, layouts[list].lines[0], window,
        section: Int(element.id.section), first: 0, to: &elements)
    }
    let insets = repeated.isOfSections ? sectionInsets(of: element) : (0, 0)
    var section = layouts[list].firstSection(endingAfter: window.low - window.origin)
    while section < layouts[list].sections.count, !waiting.hasEndedTooLate {
      let places = layouts[list].sections[section]
      guard window.origin + places.start < window.high else { break }
      registers[program.item.section] = Double(section)
      if repeated.isOfSections {
        appendSection(section, places, of: element, repeated, plan, window, insets, to: &elements)
      } else {
        appendItems(
          of: element, repeated, plan, layouts[list].lines[section], window, section: section,
          first: places.firstItem, to: &elements)
      }
      section += 1
    }
  }

  private mutating func window(
    of list: Int, _ numbers: PatternProgram.Columns.Numbers, _ frame: Int
  ) -> ItemWindow? {
    switch program.items[list].space {
    case .screen: return window(of: program.items[list], in: screen.bounds)
    case .view(let view):
      let state = waitingView(view, frame)
      return window(
        of: program.items[list], in: view, state.viewport, offset: state.offset)
    case .element:
      let rect = waiting.rect(numbers, frame)
      guard rect.width >= 0, rect.height >= 0 else {
        waiting.hasEndedTooLate = true
        return nil
      }
      return window(of: program.items[list], in: rect)
    }
  }

  /// The operations of what an item or a section has.
  private func itemOperations(of element: PatternProgram.Columns.Element) -> Range<Int> {
    program.blocks?.elements[Int(element.index)].operations ?? 0..<0
  }

  /// Runs what a section has; false if it has no result.
  private mutating func evaluateSection(of element: PatternProgram.Columns.Element) -> Bool {
    let range = itemOperations(of: element)
    guard !range.isEmpty else { return true }
    let stopped = Self.run(range, of: program, by: machine, on: &registers, layouts)
    if stopped != nil { waiting.hasEndedTooLate = true }
    return stopped == nil
  }

  private mutating func appendItems(
    of element: PatternProgram.Columns.Element, _ repeated: PatternProgram.Columns.Repeated,
    _ plan: PatternProgram.Columns, _ lines: ItemLayout, _ window: ItemWindow, section: Int,
    first: Int,
    to elements: inout [ElementFrame]
  ) {
    guard let visible = VisibleItems(of: lines, in: window, insets: itemInsets[repeated.list])
    else { return }
    var id = element.id
    id.section = Int32(truncatingIfNeeded: section)
    let limit = visible.limit(of: lines)
    if repeated.childCount == 0, repeated.numbers.isPlain {
      guard element.isDrawn else { return }
      // Most elements of most frames.
      elements.append(addingCapacity: limit) {
        visible.append(
          of: lines, as: ElementFrame(id, layer: element.layer, frame: Rect(0, 0, 0, 0)), to: &$0)
      }
      return
    }
    let range = itemOperations(of: element)
    let isEvaluated = !range.isEmpty || repeated.readsItem
    let (operations, places) = (program.operations, program.item)
    elements.append(addingCapacity: limit * (1 + repeated.childCount)) { elements in
      visible.forEach(of: lines) { item, rect in
        id.item = Int32(truncatingIfNeeded: item)
        guard !waiting.hasEndedTooLate else { return }
        if isEvaluated {
          let stopped = Self.evaluateItem(
            at: rect, Double(first + item), Double(item), range, of: operations, places,
            by: machine, on: &registers, layouts)
          guard stopped == nil else {
            waiting.hasEndedTooLate = true
            return
          }
        }
        appendItem(id, at: rect, of: element, repeated, plan, to: &elements)
      }
    }
  }

  /// Notes which item is evaluated, and runs what it has; the registers are lent once.
  ///
  /// - Returns: The operation without a result; nil if all have one.
  @inline(__always)
  private static func evaluateItem(
    at rect: Rect, _ index: Double, _ item: Double, _ range: Range<Int>,
    of operations: [FormulaOperation], _ places: PatternProgram.ItemRegisters,
    by machine: FormulaMachine, on registers: inout [Double], _ layouts: [RepeatLayout]
  ) -> Int? {
    var registers = registers.mutableSpan
    registers[places.index] = index
    registers[places.item] = item
    registers[places.left] = rect.x
    registers[places.top] = rect.y
    registers[places.width] = rect.width
    registers[places.height] = rect.height
    guard !range.isEmpty else { return nil }
    return machine.run(operations.span, range, on: &registers, layouts)
  }

  /// Appends an item and its children.
  @inline(__always)
  private mutating func appendItem(
    _ id: ElementID, at rect: Rect, of element: PatternProgram.Columns.Element,
    _ repeated: PatternProgram.Columns.Repeated, _ plan: PatternProgram.Columns,
    to elements: inout OutputSpan<ElementFrame>
  ) {
    guard isVisible(repeated.numbers) else { return }
    if element.isDrawn {
      var new = ElementFrame(id, layer: element.layer, frame: rect)
      show(&new, repeated.numbers)
      elements.append(new)
    }
    for place in repeated.firstChild..<repeated.firstChild + repeated.childCount {
      let numbers = plan.children[place].numbers
      guard plan.children[place].isDrawn, isVisible(numbers) else { continue }
      let rect = Rect(
        registers[Int(numbers.x)], registers[Int(numbers.y)], registers[Int(numbers.width)],
        registers[Int(numbers.height)])
      guard rect.width >= 0, rect.height >= 0 else {
        waiting.hasEndedTooLate = true
        return
      }
      var childID = plan.children[place].id
      childID.section = id.section
      childID.item = id.item
      var new = ElementFrame(childID, layer: plan.children[place].layer, frame: rect)
      show(&new, numbers)
      elements.append(new)
    }
  }

  @inline(__always)
  private func isVisible(_ numbers: PatternProgram.Columns.Numbers) -> Bool {
    numbers.visible < 0 || registers[Int(numbers.visible)] != 0
  }

  /// What registers say of an item.
  @inline(__always)
  private func show(_ element: inout ElementFrame, _ numbers: PatternProgram.Columns.Numbers) {
    guard !numbers.isPlain else { return }
    if numbers.section >= 0 { element.id.section = Self.whole(registers[Int(numbers.section)]) }
    if numbers.item >= 0 { element.id.item = Self.whole(registers[Int(numbers.item)]) }
    if numbers.alpha >= 0 { element.contentAlpha = Self.opacity(registers[Int(numbers.alpha)]) }
    if numbers.scale >= 0 { element.contentScale = registers[Int(numbers.scale)] }
  }

  /// What stays free at the sides of headers or footers, in points: it depends on the screen only.
  private mutating func sectionInsets(
    of element: PatternProgram.Columns.Element
  ) -> (leading: Double, trailing: Double) {
    switch program.elements[Int(element.index)].place {
    case .header(_, let part), .footer(_, let part):
      (
        part.leadingInset.map { knownConstant($0) } ?? 0,
        part.trailingInset.map { knownConstant($0) } ?? 0
      )
    default: (0, 0)
    }
  }

  /// The result of a formula that depends on the screen only.
  private mutating func knownConstant(_ index: Int) -> Double {
    let formula = program.formulas[index]
    if !isKnown[index] {
      let stopped = Self.run(
        formula.operations, of: program, by: machine, on: &registers, layouts)
      guard stopped == nil else {
        waiting.hasEndedTooLate = true
        return 0
      }
      isKnown[index] = true
    }
    return registers[formula.result]
  }

  private mutating func appendSection(
    _ section: Int, _ places: SectionPlaces, of element: PatternProgram.Columns.Element,
    _ repeated: PatternProgram.Columns.Repeated, _ plan: PatternProgram.Columns,
    _ window: ItemWindow, _ insets: (leading: Double, trailing: Double),
    to elements: inout [ElementFrame]
  ) {
    guard evaluateSection(of: element) else { return }
    let length = repeated.isFooter ? places.footerLength : places.headerLength
    let natural = repeated.isFooter ? places.end - places.footerLength : places.start
    let place = repeated.place >= 0 ? registers[Int(repeated.place)] : natural
    guard isVisible(repeated.numbers) else { return }
    if repeated.failure >= 0, registers[Int(repeated.failure)] != 0 {
      waiting.hasEndedTooLate = true
      return
    }
    guard element.isDrawn, length > 0, window.shows(place, length) else { return }
    var id = element.id
    id.item = Int32(truncatingIfNeeded: section)
    var new = ElementFrame(
      id, layer: element.layer,
      frame: window.rect(
        place, length, window.side + insets.leading,
        window.width - insets.leading - insets.trailing))
    for index in 0..<repeated.constantCount {
      _ = knownConstant(plan.constantFormulas[repeated.firstConstant + index])
    }
    show(&new, repeated.numbers)
    elements.append(new)
  }
}
#endif
