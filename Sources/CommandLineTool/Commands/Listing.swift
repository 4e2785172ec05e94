// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A list in its two output forms: a table for people, values for programs.
struct Listing {
  /// The table, with one row for each entry.
  var table: TextTable
  /// The same entries in full.
  var values: [JSONValue] = []

  init(_ columns: [(String, TextTable.Alignment)]) {
    table = TextTable(columns)
  }

  /// Adds an entry in both forms.
  mutating func add(_ cells: [String], _ members: [(String, JSONValue?)]) {
    table.add(cells)
    values.append(.object(members))
  }
}
