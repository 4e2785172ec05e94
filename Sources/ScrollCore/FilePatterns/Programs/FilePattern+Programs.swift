// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What programs do with the views and rows of a file.
extension FilePattern {
  mutating func programView(_ id: ScrollViewID, on host: borrowing ScrollHost) -> ScrollView {
    view(id.index, on: host)
  }

  func programBounds(_ id: ScrollViewID, on host: borrowing ScrollHost) -> ScrollBounds {
    var bounds = host.bounds(of: driver(of: id.index))
    let frame = viewports[id.index]
    (bounds.start, bounds.end) =
      bounds.axis == .vertical ? (frame.y, frame.maxY) : (frame.x, frame.maxX)
    return bounds
  }

  mutating func scroll(
    _ id: ScrollViewID, to offset: Double, with spring: SpringParameters?, on host: inout ScrollHost
  ) {
    guard let spring else { return move(.offsetStopping, id.index, to: offset, on: &host) }
    guard nest(of: id.index) != nil else {
      return host.animateContentOffset(offset, of: id, spring: spring)
    }
    // The view that has the whole distance moves by the part's difference.
    let part = view(id.index, on: host)
    let driver = driver(of: id.index)
    host.animateContentOffset(
      host.place(of: driver) + part.range.clamp(offset) - part.contentOffset, of: driver,
      spring: spring)
  }

  func contentPlace(
    of element: ElementID, in id: ScrollViewID
  ) -> (start: Double, length: Double)? {
    guard element.item >= 0,
      let list = lists(of: element).first(where: { $0.copy < 0 || $0.copy == element.section })?
        .list,
      case .view(let view) = program.items[list].space, view == id.index
    else { return nil }
    let layout = layouts[list]
    guard !layout.hasSections else {
      let section = Int(max(0, element.section))
      guard section < layout.sections.count else { return nil }
      let lines = layout.lines[section]
      guard let place = lines.order.place(of: Int(element.item)), place < lines.count else {
        return nil
      }
      return (lines.start(of: place), lines.length(of: place))
    }
    guard let place = layout.lines[0].order.place(of: Int(element.item)),
      place < layout.lines[0].count
    else { return nil }
    return (layout.lines[0].start(of: place), layout.lines[0].length(of: place))
  }

  /// The items of a repeated element that has a name, by the number or the kind of its identity; those of each view where
  /// views of one name have it, with the number of the view, which is negative otherwise.
  private func lists(of id: ElementID) -> [(list: Int, copy: Int32)] {
    var lists: [(list: Int, copy: Int32)] = []
    for element in program.elements {
      guard case .repeated(let list) = element.place else { continue }
      let isNamed =
        id.number > 0
        ? element.number == id.number
        : element.number == 0
          && element.kind.map { ElementID($0).kindName.isSame(as: id.kindName) } == true
      if isNamed { lists.append((list, Int32(element.copy))) }
    }
    return lists
  }

  mutating func appearAgain(isComplete: Bool, on host: inout ScrollHost) {
    guard fault == nil, crash == nil else { return }
    run(isComplete ? .didAppear : .willAppear, on: &host)
    if isWatching { watch(on: &host) }
  }

  // MARK: Rows

  mutating func change(_ rows: RowChange) -> RowRefusal? {
    let lists = lists(of: rows.list)
    guard let first = lists.first else { return .notRows }
    guard first.copy >= 0 else { return change(rows, of: first.list) }
    // Each view of one name has its own rows, as a section would.
    var own = rows
    own.section = nil
    guard let section = rows.section else {
      guard rows.kind == .reload, rows.place == nil else { return .needsSection }
      for list in lists { _ = change(own, of: list.list) }
      return nil
    }
    guard let list = lists.first(where: { $0.copy == section })?.list else {
      return .noSuchSection(count: lists.count)
    }
    return change(own, of: list)
  }

  /// Changes the rows of a list.
  private mutating func change(_ rows: RowChange, of index: Int) -> RowRefusal? {
    let layout = layouts[index]
    var orders =
      rowOrders[index]
      ?? RowOrders(
        layout.hasSections
          ? RowCounts(ofSections: layout.lines.map { $0.count }) : RowCounts(layout.count))
    let refusal = orders.change(rows, among: layout.lines.count)
    if refusal == nil { rowOrders[index] = orders }
    return refusal
  }

  /// Lays out the rows of a list, or of one of its sections, of which some have come or gone.
  ///
  /// - Parameters:
  ///   - index: The list.
  ///   - section: The section; 0 for a list without.
  ///   - formulaCount: How many rows the formula gives.
  ///   - start: Where they begin in the content, in points.
  ///   - first: How many rows the sections before have.
  /// - Complexity: O(rows), or O(changes) where all rows have one height.
  mutating func changedLines(
    of index: Int, section: Int = 0, formulaCount: Int, from start: Double, first: Int,
    on host: borrowing ScrollHost
  ) -> ItemLayout {
    let items = program.items[index]
    let columns = Int(min(max(1, number(items.columns, on: host) ?? 1), 1_000))
    let gap = number(items.gap, on: host) ?? 0
    rowOrders[index]?.follow(formulaCount: formulaCount, inSection: section)
    guard let order = rowOrders[index]?.sections[section] else {
      return ItemLayout(count: 0, columns: columns, length: 0, gap: gap, start: start)
    }
    let common = items.isUneven ? 0 : length(items.length, on: host)
    if !items.isUneven, order.areHeightsCommon {
      return ItemLayout(
        count: order.count, columns: columns, length: common, gap: gap, start: start
      ).holding(order)
    }
    var lengths: [Double] = []
    for run in order.runs {
      for place in 0..<run.count {
        guard fault == nil, first + lengths.count < Self.ownLengthLimit else { break }
        guard run.height.isNaN, items.isUneven else {
          lengths.append(run.height.isNaN ? common : run.height)
          continue
        }
        registers[program.item.index] = Double(run.index + place)
        registers[program.item.item] = Double(run.first + place)
        lengths.append(length(items.length, on: host))
      }
    }
    return ItemLayout(
      lengths: lengths, columns: columns, gap: gap, start: start, isCentered: items.isCentered
    ).holding(order)
  }
}
#endif
