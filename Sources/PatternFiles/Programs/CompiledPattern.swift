// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A variant of a pattern file, compiled: the program for the core, and what its numbers are called.
package struct CompiledPattern: Sendable {
  /// What the core runs.
  package let program: PatternProgram
  /// The parameters, in the order of a request.
  package let parameters: [ParameterDescriptor]
  /// The names of the scroll views, in order.
  package let viewNames: [String]
  /// The names of the sheets, in order.
  package let sheetNames: [String]
  /// The names of the states, and of the elements of the program, in order.
  package let stateNames, elementNames: [String]
  /// The elements that the file names, with those of the variants that were compiled before.
  package let ownElements: [OwnElement]
  /// The layers, with those of the variants that were compiled before.
  let layers: LayerTable
  /// The texts of formulas and statements, by which faults are named.
  let sources: [FormulaSource]
  /// Where each operation of the program comes from.
  let places: [FormulaPlace]
  /// The indices in `sources` of the program's formulas.
  let formulaSources: [Int]
  /// The sentences of crashes.
  let sentences: [FormulaSource]
  /// What the claims of the program say.
  package let claims: [ClaimSource]

  /// The text in which a formula of the program stands, and its place in the file, in bytes.
  package func source(ofFormula index: Int) -> (text: String, offset: Int) {
    let source = sources[formulaSources[index]]
    return (source.text, source.place(of: 0))
  }
}
