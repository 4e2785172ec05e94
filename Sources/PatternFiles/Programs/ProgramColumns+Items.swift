// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What need not be computed for each item of a repeated element.
extension ProgramColumns {
  /// Notes whether items show that reach below a line, and whether what else they have is the same for all of them.
  func simplify(_ part: inout PatternProgram.Columns.Repeated, ofElement element: Int) {
    var rest = operations[blocks.elements[element].operations]
    if let edge = edge(of: part, rest) {
      part.edge = Int32(edge)
      rest = rest.dropFirst(PatternProgram.Columns.Repeated.edgeOperationCount)
    }
    if let place = rest.firstIndex(where: { isNumber($0, of: part) }) {
      part.isNumbered = true
      rest.remove(at: place)
    }
    if Int(part.numbers.item) == item.index { part.isNumbered = true }
    var others = part
    if part.isNumbered { others.numbers.item = -1 }
    part.isSame = rest.allSatisfy { own.isDisjoint(with: $0.readRegisters) }
    part.readsItem = !part.isSame || !own.isDisjoint(with: registers(of: others))
  }

  /// Whether an operation only hands on which item it is, to what shows that number and to nothing else.
  private func isNumber(
    _ operation: FormulaOperation, of part: PatternProgram.Columns.Repeated
  ) -> Bool {
    let result = Int(operation.target)
    guard operation.code == .finish || operation.code == .copy, Int(operation.a) == item.index,
      result == Int(part.numbers.item), result != Int(part.numbers.visible)
    else { return false }
    var others = part
    others.numbers.item = -1
    return !registers(of: others).contains(result)
      && !operations.contains { $0.readRegisters.contains(result) }
  }

  /// The registers that differ from item to item.
  private var own: Set<Int> {
    [item.index, item.item, item.left, item.top, item.width, item.height]
  }

  /// The register of the line below which items have to reach to show, if their operations begin with that question, and
  /// answer it for nothing else.
  private func edge(
    of part: PatternProgram.Columns.Repeated, _ all: ArraySlice<FormulaOperation>
  ) -> Int? {
    let count = PatternProgram.Columns.Repeated.edgeOperationCount
    guard all.count >= count else { return nil }
    let (end, question, jump) = (
      all[all.startIndex], all[all.startIndex + 1], all[all.startIndex + 2]
    )
    let (bottom, answer) = (Int(end.target), Int(question.target))
    guard end.code == .add, [Int(end.a), Int(end.b)] == [item.top, item.height],
      question.code == .isLess, Int(question.b) == bottom, Int(question.a) != bottom,
      !own.contains(Int(question.a)),
      Int(part.numbers.visible) == answer,
      jump.code == .jumpIfFalse, Int(jump.a) == answer, Int(jump.target) == all.endIndex
    else { return nil }
    let others = all.dropFirst(count).flatMap(\.readRegisters) + registers(of: part)
    return others.contains(bottom) || others.contains(answer) ? nil : Int(question.a)
  }

  /// The registers that items and their children show, without that of the truth whether an item is there.
  private func registers(of part: PatternProgram.Columns.Repeated) -> [Int] {
    var own = part.numbers
    own.visible = -1
    let all =
      [own] + children[part.firstChild..<part.firstChild + part.childCount].map(\.numbers)
    return all.flatMap { numbers in
      [
        numbers.visible, numbers.x, numbers.y, numbers.width, numbers.height, numbers.alpha,
        numbers.scale, numbers.section, numbers.item,
      ].map { Int($0) }
    }
  }
}
