// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the names in a formula may stand for, where it is.
protocol FormulaScope {
  /// What a name stands for.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - offset: Where it begins in the text of the formula, for errors.
  /// - Throws: An error with the nearest name, if nothing has this one.
  func reference(_ name: FormulaName, at offset: Int) throws(FormulaError) -> FormulaReference

  /// How many numbers a list has.
  ///
  /// - Throws: An error if there is no such list.
  func count(of list: String, at offset: Int) throws(FormulaError) -> Int

  /// The register of the factor by which text of a style has grown.
  ///
  /// - Throws: An error if there is no such style.
  func textGrowth(_ style: String, at offset: Int) throws(FormulaError) -> Int

  /// What a formula of the file is called, by the number that a reference has; nil for one without a name.
  func name(of number: Int) -> String?

  /// A formula of the file, by the number that a reference has.
  func formula(_ number: Int) throws(FormulaError) -> (formula: Formula, scope: any FormulaScope)
}

extension FormulaScope {
  /// Arguments with the numbers of a list for its name.
  func withoutLists(_ arguments: [Formula]) -> [Formula] {
    arguments.flatMap { argument -> [Formula] in
      guard case .name(let name) = argument.kind, name.parts.isEmpty,
        let count = try? count(of: name.root, at: argument.offset)
      else { return [argument] }
      return (0..<count).map { place in
        Formula(
          kind: .name(
            FormulaName(root: name.root, parts: [.index(.number(Double(place)))], words: nil)),
          offset: argument.offset)
      }
    }
  }
}
