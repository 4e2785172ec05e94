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
    guard element.item >= 0, let list = list(of: element),
      case .view(let view) = program.items[list].space, view == id.index
    else { return nil }
    let layout = layouts[list]
    guard !layout.hasSections else {
      let section = Int(max(0, element.section))
      guard section < layout.sections.count, element.item < layout.lines[section].count else {
        return nil
      }
      let lines = layout.lines[section]
      return (lines.start(of: Int(element.item)), lines.length(of: Int(element.item)))
    }
    guard element.section < 0, let place = layout.lines[0].order.place(of: Int(element.item)),
      place < layout.lines[0].count
    else { return nil }
    return (layout.lines[0].start(of: place), layout.lines[0].length(of: place))
  }

  /// The items of a repeated element that has a name, by the number or the kind of its identity.
  private func list(of id: ElementID) -> Int? {
    for element in program.elements {
      guard case .repeated(let list) = element.place else { continue }
      let isNamed =
        id.number > 0
        ? element.number == id.number
        : element.number == 0
          && element.kind.map { ElementID($0).kindName.isSame(as: id.kindName) } == true
      if isNamed { return list }
    }
    return nil
  }

  mutating func appearAgain(isComplete: Bool, on host: inout ScrollHost) {
    guard fault == nil, crash == nil else { return }
    run(isComplete ? .didAppear : .willAppear, on: &host)
    if isWatching { watch(on: &host) }
  }

  // MARK: Rows

  mutating func change(_ rows: RowChange) -> Int? {
    guard let index = list(of: rows.list), !layouts[index].hasSections else { return -1 }
    let count = layouts[index].count
    var order = rowOrders[index] ?? RowOrder(count: count)
    let place = rows.place ?? (rows.kind == .insert ? count : 0)
    switch rows.kind {
    case .insert:
      guard place <= count else { return count }
      order.insert(rows.count, at: place, heights: rows.heights)
    case .remove:
      guard place + rows.count <= count else { return count }
      order.remove(rows.count, at: place)
    case .reload:
      let changed = rows.place == nil ? count : rows.count
      guard place + changed <= count else { return count }
      order.reload(changed, at: place, heights: rows.heights)
    }
    rowOrders[index] = order
    return nil
  }

  /// Lays out a list some of whose rows have come or gone.
  ///
  /// - Complexity: O(rows).
  mutating func layOutChangedRows(
    _ index: Int, from start: Double, on host: borrowing ScrollHost
  ) {
    let items = program.items[index]
    guard var order = rowOrders[index] else { return }
    order.follow(formulaCount: itemCount(items.count, on: host))
    rowOrders[index] = order
    let common = items.isUneven ? 0 : length(items.length, on: host)
    var lengths: [Double] = []
    for run in order.runs {
      for number in run.first..<run.first + run.count {
        guard fault == nil, lengths.count < Self.ownLengthLimit else { break }
        guard run.height.isNaN else {
          lengths.append(run.height)
          continue
        }
        guard items.isUneven else {
          lengths.append(common)
          continue
        }
        registers[program.item.index] = Double(number)
        registers[program.item.item] = Double(number)
        lengths.append(length(items.length, on: host))
      }
    }
    layouts[index] = RepeatLayout(
      ItemLayout(
        order, lengths: lengths,
        columns: Int(min(max(1, number(items.columns, on: host) ?? 1), 1_000)),
        gap: number(items.gap, on: host) ?? 0, start: start, isCentered: items.isCentered))
  }
}
#endif
