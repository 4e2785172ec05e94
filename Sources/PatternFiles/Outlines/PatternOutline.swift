// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A variant of a pattern file as the compiler understood it: its program, with the names and the formulas of the file.
package struct PatternOutline: Sendable {
  /// Something that the file names, and where it does, in bytes.
  package struct Name: Equatable, Sendable {
    /// The name.
    package var text: String
    /// Where it stands in the file, in bytes.
    package var offset: Int
  }

  /// The formulas of an element that is there once, on the screen; or where the content begins of one that is repeated.
  package struct Place: Sendable {
    /// The edges and extents; empty for an element that is repeated.
    package var edges: [OutlineEdge: OutlineExpression]
    /// Where the content begins on the screen along the axis, for items.
    package var origin: OutlineExpression?
  }

  /// The identifier, the title and the summary of the file.
  package var id, title, summary: String
  /// The variant.
  package var variant: FileVariantName
  /// What the core runs.
  package var program: PatternProgram
  /// The parameters, and where the file names them.
  package var parameters: [ParameterDescriptor]
  /// Names in the order of the program's parts.
  ///
  /// Of a list of states, of views of one name, and of a value that is recorded several times, each has its place behind
  /// its name.
  package var parameterNames, viewNames, stateNames, valueNames, elementNames, sheetNames: [Name]
  /// The lists of states and the views of one name, by their indices.
  package var stateLists, viewFamilies: [Range<Int>]
  /// The names of each sheet's detents, and the sentences of crashes.
  package var detentNames: [[String]], sentences: [String]
  /// Where each entry of `nesting` stands in the file, in bytes.
  package var nesting: [Int]
  /// Where each handler stands: the program's handlers, then its toggles, then its timers.
  package var handlers: [Name]
  /// The formulas of the program, by their indices.
  package var formulas: [OutlineExpression]
  /// How many of the formulas, from the first on, are of what the interface does: the others only check or draw it.
  package var ruleCount: Int
  /// What must hold in every frame.
  package var claims: [ClaimSource]
  /// The texts of the formulas, as the file has them; empty where it leaves one out.
  package var texts: [String]
  /// Where the formulas stand in the file, in bytes.
  package var offsets: [Int]
  /// Where elements are, by their indices.
  package var places: [Place]
  /// What each state holds.
  package var stateTypes: [FormulaType]
}

/// What a variant is called.
package struct FileVariantName: Equatable, Sendable {
  /// The identifier, the title and the summary.
  package var id, title, summary: String
  /// Whether every rule of the review should stay silent on it.
  package var isFixed: Bool
}
