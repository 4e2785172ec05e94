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
    if !appendTogether(poses, plan, to: &elements, starts: &starts) {
      appendEach(poses, plan, to: &elements, starts: &starts)
    }
    waiting.restore(&registers, plan.handed)
    guard !waiting.hasEndedTooLate else { return }
    for element in plan.elements where element.runLength > 0 {
      keep(waitingRect(of: element, waiting.count - 1), of: Int(element.index))
    }
    if program.asksForTapsOnElements {
      shown.remember(elements[starts[starts.count - 2]..<starts[starts.count - 1]])
    }
  }

  /// Appends frames one after the other.
  private mutating func appendEach(
    _ poses: [Pose], _ plan: PatternProgram.Columns, to elements: inout [ElementFrame],
    starts: inout [Int]
  ) {
    var next = 0
    while next < poses.count {
      let (frame, first) = (poses[next].frame, elements.count)
      if !waiting.hasEndedTooLate { append(frame, plan, to: &elements) }
      let start = next
      repeat {
        starts.append(elements.count &+ (next &- start) &* (elements.count &- first))
        next += 1
      } while next < poses.count && poses[next].frame == frame
      Self.append(again: elements.count - first, next - start - 1, to: &elements)
    }
  }

  /// Appends the last elements some times more.
  private static func append(again length: Int, _ times: Int, to elements: inout [ElementFrame]) {
    guard length > 0, times > 0 else { return }
    let end = elements.count
    elements.append(addingCapacity: length * times) { elements in
      elements.append(
        repeating: ElementFrame(ElementID(.backdrop), layer: 0, frame: Rect(0, 0, 0, 0)),
        count: length * times)
    }
    unsafe elements.withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      for time in 0..<times {
        unsafe (start + end + time * length).update(from: start + end - length, count: length)
      }
    }
  }

  private mutating func append(
    _ frame: Int, _ plan: PatternProgram.Columns, to elements: inout [ElementFrame]
  ) {
    WaitingFrames.hand(plan.handed, of: frame, from: waiting.columns, to: &registers)
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
        of: element, repeated, plan, run: 0, window, section: Int(element.id.section), first: 0,
        to: &elements)
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
          of: element, repeated, plan, run: section, window, section: section,
          first: places.firstItem, to: &elements)
      }
      section += 1
    }
  }

  mutating func window(
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
  func itemOperations(of element: PatternProgram.Columns.Element) -> Range<Int> {
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

  @inline(__always)
  func isVisible(_ numbers: PatternProgram.Columns.Numbers) -> Bool {
    numbers.visible < 0 || registers[Int(numbers.visible)] != 0
  }

  /// What registers say of an item.
  @inline(__always)
  func show(_ element: inout ElementFrame, _ numbers: PatternProgram.Columns.Numbers) {
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
