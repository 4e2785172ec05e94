// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Writes the items of one run of lines that show in a frame, with their children.
///
/// All that the loop over items works on is lent to it once.
struct ItemWriter {
  /// What an item is called, without its number.
  let id: ElementID
  /// The layer that it moves with, and whether it is drawn.
  let layer: UInt8
  let isDrawn: Bool
  /// The register of a line below which an item has to reach to show; −1 for none.
  let edge: Int
  /// The registers of what an item has.
  let numbers: PatternProgram.Columns.Numbers
  /// What there is once for each item.
  let children: Range<Int>
  /// What is computed for an item, whether it is the same for all, and whether that or anything else reads which one it is.
  let operations: Range<Int>
  let isSame, readsItem: Bool
  /// The registers that tell formulas which item it is, and how many items there are before this run.
  let places: PatternProgram.ItemRegisters
  let first: Int
  let machine: FormulaMachine

  /// Appends the items.
  ///
  /// - Returns: False if a formula has no result, or an extent is negative.
  func append(
    _ visible: VisibleItems, of lines: ItemLayout, _ program: Span<FormulaOperation>,
    _ parts: Span<PatternProgram.Columns.Child>, on registers: inout MutableSpan<Double>,
    _ layouts: [RepeatLayout], to elements: inout OutputSpan<ElementFrame>
  ) -> Bool {
    precondition(places.areWithin(registers.count))
    let (columns, count, equal) = (lines.columns, lines.count, lines.equal)
    let isEqual = equal != nil
    let (step, equalLength) = (equal?.step ?? 0, equal?.length ?? 0)
    let limit = edge < 0 ? 0 : registers[edge]
    var isKnown = operations.isEmpty
    var new = ElementFrame(id, layer: layer, frame: Rect(0, 0, 0, 0))
    var line = visible.lines.lowerBound
    let end = visible.lines.upperBound
    while line < end {
      let lineStart =
        isEqual ? lines.start + Double(line) * step : lines.start(ofLine: line)
      let first = line &* columns
      var column = 0
      let width = min(columns, count &- first)
      while column < width {
        let item = first &+ column
        let length = isEqual ? equalLength : lines.length(of: item)
        let start = isEqual ? lineStart : lines.start(of: item, inLine: line, from: lineStart)
        new.frame = visible.rect(start, length, column: column)
        column &+= 1
        guard visible.shows(start, length) else { continue }
        if edge >= 0 {
          let bottom = new.frame.y + new.frame.height
          if limit >= bottom { continue }
          // Neither below nor above: a number that is none.
          guard limit < bottom else { return false }
        }
        if readsItem {
          unsafe registers[unchecked: places.index] = Double(self.first &+ item)
          unsafe registers[unchecked: places.item] = Double(item)
          unsafe registers[unchecked: places.left] = new.frame.x
          unsafe registers[unchecked: places.top] = new.frame.y
          unsafe registers[unchecked: places.width] = new.frame.width
          unsafe registers[unchecked: places.height] = new.frame.height
        }
        if !isKnown {
          guard machine.run(program, operations, on: &registers, layouts) == nil else {
            return false
          }
          isKnown = isSame
        }
        new.id.item = Int32(truncatingIfNeeded: item)
        guard append(new, parts, registers, to: &elements) else { return false }
      }
      line &+= 1
    }
    return true
  }

  /// Appends an item and its children; false if a child has a negative extent.
  @inline(__always)
  private func append(
    _ item: ElementFrame, _ parts: Span<PatternProgram.Columns.Child>,
    _ registers: borrowing MutableSpan<Double>, to elements: inout OutputSpan<ElementFrame>
  ) -> Bool {
    guard edge >= 0 || numbers.visible < 0 || registers[Int(numbers.visible)] != 0 else {
      return true
    }
    if isDrawn {
      if numbers.isPlainIfVisible {
        elements.append(item)
      } else {
        var new = item
        show(&new, numbers, registers)
        elements.append(new)
      }
    }
    for place in children {
      let numbers = parts[place].numbers
      guard parts[place].isDrawn,
        numbers.visible < 0 || registers[Int(numbers.visible)] != 0
      else { continue }
      let rect = Rect(
        registers[Int(numbers.x)], registers[Int(numbers.y)], registers[Int(numbers.width)],
        registers[Int(numbers.height)])
      guard rect.width >= 0, rect.height >= 0 else { return false }
      var new = ElementFrame(parts[place].id, layer: parts[place].layer, frame: rect)
      new.id.section = id.section
      new.id.item = item.id.item
      if !numbers.isPlain { show(&new, numbers, registers) }
      elements.append(new)
    }
    return true
  }

  /// What registers say of an item.
  @inline(__always)
  private func show(
    _ element: inout ElementFrame, _ numbers: PatternProgram.Columns.Numbers,
    _ registers: borrowing MutableSpan<Double>
  ) {
    if numbers.section >= 0 {
      element.id.section = FilePattern.whole(registers[Int(numbers.section)])
    }
    if numbers.item >= 0 { element.id.item = FilePattern.whole(registers[Int(numbers.item)]) }
    if numbers.alpha >= 0 {
      element.contentAlpha = FilePattern.opacity(registers[Int(numbers.alpha)])
    }
    if numbers.scale >= 0 { element.contentScale = registers[Int(numbers.scale)] }
  }
}
#endif
