// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A sheet of a file that is not compiled yet.
struct SheetDraft {
  /// Its name.
  var name: String
  /// The description in the file.
  var value: FileTree
  /// The edge from which it comes.
  var edge: PatternProgram.Sheet.Edge
  /// The view that hands a finger over to it, and whether a view that reaches its beginning does so.
  var list: (view: Int, returnsContent: Bool)?
  /// Its detents with the numbers of their formulas, in the order of the file.
  var detents: [(name: String, formula: Int)]
}
