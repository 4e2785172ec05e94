// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Translates the places of items: those of equal items are products, others, and sections, are looked up in a table.
struct ItemTranslator {
  let owner: ProofProgram
  /// The repeated element, by its index.
  let index: Int

  private func add(_ expression: Expression) -> Int { owner.graph.add(expression) }
  private func number(_ value: Double) -> Int { owner.graph.number(value) }

  /// The expression of the place of an item, or of the length of all.
  func result(_ code: FormulaCode, _ item: Int) -> Int {
    let items = owner.program.items[index]
    guard items.sections == nil, !items.isUneven else { return table(code, item) }
    let count = add(.floor(add(.maximum(number(0), owner.formula(items.count)))))
    let columns = add(.floor(add(.maximum(number(1), owner.formula(items.columns)))))
    let (start, gap) = (owner.formula(items.start), owner.formula(items.gap))
    let length = owner.formula(items.length)
    if code == .itemsLength {
      let full = add(.difference(add(.sum(count, columns)), number(1)))
      let lines = add(.floor(add(.quotient(full, columns))))
      let gaps = add(.maximum(number(0), add(.difference(lines, number(1)))))
      let content = add(.sum(start, add(.product(lines, length))))
      return add(.sum(content, add(.product(gaps, gap))))
    }
    let line = add(.floor(add(.quotient(item, columns))))
    var place = add(.sum(start, add(.product(line, add(.sum(length, gap))))))
    if code == .itemEnd { place = add(.sum(place, length)) }
    return inside(item, count, place)
  }

  /// What is looked up in the layout of items that have different lengths, or sections.
  private func table(_ code: FormulaCode, _ item: Int) -> Int {
    owner.noteLayout(of: index)
    return switch code {
    case .itemStart: add(.itemStart(items: index, item))
    case .itemEnd: add(.itemEnd(items: index, item))
    default: add(.itemsLength(items: index))
    }
  }

  /// The expression of a place of a section, or of how many items it has.
  func section(_ part: Int, _ section: Int) -> Int {
    owner.noteLayout(of: index)
    return add(.section(items: index, part: part, section))
  }

  /// A place, if there is such an item.
  private func inside(_ item: Int, _ count: Int, _ place: Int) -> Int {
    let isWhole = add(.isEqual(item, add(.floor(item))))
    let isBelow = add(.choice(add(.isLess(item, number(0))), number(0), add(.isLess(item, count))))
    return add(.required(isBelow, add(.required(isWhole, place))))
  }
}
