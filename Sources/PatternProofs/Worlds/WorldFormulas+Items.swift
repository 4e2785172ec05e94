// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Where the items of repeated elements lie in a world.
extension WorldFormulas {
  /// The most items that are laid out one by one, and the most sections.
  private static let itemLimit = 20_000

  /// The result of an expression that is looked up in a layout.
  func lookUp(_ expression: Expression, in layout: ItemTable, _ place: Place?) -> Known {
    func whole(_ part: Int, below count: Int) -> (known: Known, number: Int?) {
      let known = value(part, place)
      guard case .number(let number) = known else { return (known, nil) }
      guard number >= 0, number < Double(count), number.rounded(.down) == number else {
        return (.failing, nil)
      }
      return (known, Int(number))
    }
    switch expression {
    case .itemStart(_, let item), .itemEnd(_, let item):
      let item = whole(item, below: layout.count)
      guard let number = item.number else { return item.known }
      let (start, length) = layout.place(of: number)
      if case .itemStart = expression { return .number(start) }
      return .number(start + length)
    case .section(_, let part, let section):
      let section = whole(section, below: layout.sections.count)
      guard let number = section.number else { return section.known }
      return .number(layout.sections[number].place(part))
    default: return .number(layout.length)
    }
  }

  /// Where items lie; nil if that depends on what may be anything, or if there are too many.
  func layout(of index: Int) -> ItemTable? {
    if let known = layouts[index] { return known }
    let layout = makeLayout(owner.program.items[index])
    layouts[index] = layout
    return layout
  }

  private func makeLayout(_ items: PatternProgram.Items) -> ItemTable? {
    // These expressions are part of what is looked up: their numbers are known since the program was translated.
    guard let start = number(owner.formula(items.start)) else { return nil }
    guard let sections = items.sections else {
      guard let count = count(items.count, nil), let run = run(items, count, start, 0, nil) else {
        return nil
      }
      return ItemTable(run: run)
    }
    guard let sectionCount = count(sections.count, nil) else { return nil }
    var table = ItemTable(start: start)
    for section in 0..<sectionCount {
      let number = Double(section)
      guard let rows = count(sections.rows, number),
        let header = length(sections.header, number),
        let leading = length(sections.leadingInset, number),
        let trailing = length(sections.trailingInset, number),
        let footer = length(sections.footer, number),
        let run = run(
          items, rows, table.length + header + leading, table.count, number),
        table.count + rows <= Self.itemLimit
      else { return nil }
      table.append(run, from: table.length, to: run.length + trailing + footer, header + leading)
    }
    return table
  }

  private func place(_ index: Int, _ item: Int, _ section: Double?) -> Place {
    Place(expressions.count, index: Double(index), item: Double(item), section: section)
  }

  /// A length of a section, in points; nil if it is not known.
  private func length(_ formula: Int, _ section: Double) -> Double? {
    let place = Place(expressions.count, section: section)
    guard case .number(let number) = value(owner.formula(formula), place) else { return nil }
    return number
  }

  private func count(_ formula: Int, _ section: Double?) -> Int? {
    let place = Place(expressions.count, section: section)
    guard case .number(let number) = value(owner.formula(formula), place),
      number <= Double(Self.itemLimit)
    else { return nil }
    return Int(max(0, number))
  }

  /// Lays out some items, of which so many others come before.
  private func run(
    _ items: PatternProgram.Items, _ count: Int, _ start: Double, _ first: Int, _ section: Double?
  ) -> RepeatLayout? {
    guard let columns = number(owner.formula(items.columns)),
      let gap = number(owner.formula(items.gap))
    else { return nil }
    let length = owner.formula(items.length)
    var lengths: [Double] = []
    for item in 0..<count {
      guard items.isUneven || item == 0 else {
        lengths.append(lengths[0])
        continue
      }
      guard case .number(let number) = value(length, place(first + item, item, section)),
        number >= 0
      else { return nil }
      lengths.append(number)
    }
    return RepeatLayout(
      lengths: lengths, columns: Int(min(max(1, columns), 1000)), gap: gap, start: start,
      isCentered: items.isCentered)
  }
}
