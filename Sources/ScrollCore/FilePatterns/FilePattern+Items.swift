// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where the items of repeated elements lie.
extension FilePattern {
  /// Lays out the items of a repeated element, or moves them where only their beginning has changed.
  mutating func arrangeItems(_ index: Int, mayMove: Bool, on host: borrowing ScrollHost) {
    // Pages have less code instead.
    #if !hasFeature(Embedded)
    if let followed = program.followedWithoutStart[index],
      isUnchanged(followed, mayMove, on: host),
      layouts[index].moves(withAtMost: Self.movedLimit)
    {
      layouts[index].move(to: number(program.items[index].start, on: host) ?? 0)
      return
    }
    #endif
    layOutItems(index, on: host)
  }

  /// Lays out the items of a repeated element.
  ///
  /// - Complexity: O(items) where their lengths are different, else O(sections).
  mutating func layOutItems(_ index: Int, on host: borrowing ScrollHost) {
    #if !hasFeature(Embedded)
    waiting.keep(layouts, itemInsets)
    #endif
    let items = program.items[index]
    defer { limitItems(index, at: host.time) }
    itemInsets[index] = (
      number(items.leadingInset, on: host) ?? 0, number(items.trailingInset, on: host) ?? 0
    )
    let start = number(items.start, on: host) ?? 0
    guard let sections = items.sections else {
      let count = itemCount(items.count, on: host)
      #if !WITHOUT_PROGRAM_STEPS
      if rowOrders[index] != nil {
        layouts[index] = RepeatLayout(
          changedLines(of: index, formulaCount: count, from: start, first: 0, on: host))
        return
      }
      #endif
      layouts[index] = RepeatLayout(
        lines(of: items, count: count, from: start, first: 0, on: host))
      return
    }
    var places: [SectionPlaces] = []
    var runs: [ItemLayout] = []
    var (place, first) = (start, 0)
    for section in 0..<min(itemCount(sections.count, on: host), Self.sectionLimit) {
      guard fault == nil else { break }
      registers[program.item.section] = Double(section)
      let header = length(sections.header, on: host)
      let inset = number(sections.leadingInset, on: host) ?? 0
      #if WITHOUT_PROGRAM_STEPS
      let lines = lines(
        of: items, count: itemCount(sections.rows, on: host), from: place + header + inset,
        first: first, on: host)
      #else
      let count = itemCount(sections.rows, on: host)
      let linesStart = place + header + inset
      let lines =
        rowOrders[index] == nil
        ? lines(of: items, count: count, from: linesStart, first: first, on: host)
        : changedLines(
          of: index, section: section, formulaCount: count, from: linesStart, first: first, on: host
        )
      #endif
      let footer = length(sections.footer, on: host)
      let new = SectionPlaces(
        start: place, headerLength: header, footerLength: footer,
        insets: (inset, number(sections.trailingInset, on: host) ?? 0), lines: lines,
        firstItem: first)
      places.append(new)
      runs.append(lines)
      (place, first) = (new.end, first + lines.count)
    }
    layouts[index] = RepeatLayout(places, runs, start: start)
  }

  /// Lays out one run of items.
  ///
  /// - Parameters:
  ///   - items: What they are.
  ///   - count: How many there are.
  ///   - start: Where they begin in the content, in points.
  ///   - first: How many items there are before them.
  private mutating func lines(
    of items: PatternProgram.Items, count: Int, from start: Double, first: Int,
    on host: borrowing ScrollHost
  ) -> ItemLayout {
    let columns = Int(min(max(1, number(items.columns, on: host) ?? 1), 1_000))
    let gap = number(items.gap, on: host) ?? 0
    guard items.isUneven else {
      return ItemLayout(
        count: count, columns: columns, length: length(items.length, on: host), gap: gap,
        start: start)
    }
    var lengths: [Double] = []
    let count = min(count, max(0, Self.ownLengthLimit - first))
    lengths.reserveCapacity(count)
    for item in 0..<count {
      guard fault == nil else { break }
      registers[program.item.index] = Double(first + item)
      registers[program.item.item] = Double(item)
      lengths.append(length(items.length, on: host))
    }
    return ItemLayout(
      lengths: lengths, columns: columns, gap: gap, start: start, isCentered: items.isCentered)
  }

  mutating func itemCount(_ formula: Int, on host: borrowing ScrollHost) -> Int {
    Int(min(max(0, number(formula, on: host) ?? 0), Self.itemLimit))
  }

  /// The result of a formula for a length, which must not be negative, in points.
  mutating func length(_ formula: Int, on host: borrowing ScrollHost) -> Double {
    let length = number(formula, on: host) ?? 0
    if length < 0, fault == nil {
      fault = FormulaFault(.negativeExtent, formula, length, at: host.time)
    }
    return length
  }

  /// Ends the run if more items would be visible at once than a screen has lines of pixels.
  private mutating func limitItems(_ index: Int, at time: Double) {
    let extent = max(screen.size.width, screen.size.height)
    let visible = layouts[index].visibleLimit(in: extent)
    guard fault == nil, visible > Self.visibleLimit else { return }
    fault = FormulaFault(
      .tooManyItems, program.items[index].length, Double(visible), at: time)
  }

  /// How many sections, or items of different lengths, are moved rather than laid out anew.
  private static var movedLimit: Int { 64 }
  /// How many items an element can have: as many as a pattern of the catalogue.
  private static var itemLimit: Double { 10_000_000 }
  /// How many of them can have lengths of their own, which take memory.
  static var ownLengthLimit: Int { 1_000_000 }
  /// How many sections they can have.
  private static var sectionLimit: Int { 100_000 }
  /// How many can be visible at once.
  private static var visibleLimit: Int { 4_096 }
}
