// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Formula {
  /// The formula with other formulas for some of its names.
  ///
  /// - Parameter replacement: What a name is replaced by; nil for names that stay.
  func replacingNames(_ replacement: (FormulaName) -> Formula?) -> Formula {
    func replaced(_ part: Formula) -> Formula { part.replacingNames(replacement) }
    var result = self
    switch kind {
    case .number, .truth, .word: break
    case .name(var name):
      if let other = replacement(name) { return other }
      name.parts = name.parts.map { part in
        if case .index(let index) = part { .index(replaced(index)) } else { part }
      }
      result.kind = .name(name)
    case .call(let function, let arguments):
      result.kind = .call(function, arguments.map(replaced))
    case .list(let elements): result.kind = .list(elements.map(replaced))
    case .negative(let operand): result.kind = .negative(replaced(operand))
    case .not(let operand): result.kind = .not(replaced(operand))
    case .binary(let sign, let a, let b): result.kind = .binary(sign, replaced(a), replaced(b))
    case .choice(let condition, let a, let b):
      result.kind = .choice(replaced(condition), replaced(a), replaced(b))
    }
    return result
  }

  /// The formula for one of several items: a number for the name `index`.
  func replacingIndex(by number: Int) -> Formula {
    replacingNames { $0.root == "index" && $0.parts.isEmpty ? .number(Double(number)) : nil }
  }

  /// The formula for a section of a repeated element, which is told from where the formula stands.
  func replacingSection(of id: String, by section: Formula) -> Formula {
    replacingNames { name in
      guard name.root == "section" else { return nil }
      guard let part = name.parts.first else { return section }
      return Formula(
        kind: .name(
          FormulaName(
            root: id, parts: [.member("section", offset: 0), .index(section), part], words: nil)),
        offset: offset)
    }
  }
}
