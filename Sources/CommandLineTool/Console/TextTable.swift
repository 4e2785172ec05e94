// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A table for people: columns aligned, numbers to the right, no lines.
struct TextTable {
  /// The alignment of a column.
  enum Alignment {
    /// Text is aligned at its start.
    case left
    /// Numbers are aligned at their end.
    case right
  }

  private let headings: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Makes an empty table with a heading and an alignment for each column.
  init(_ columns: [(String, Alignment)]) {
    headings = columns.map(\.0)
    alignments = columns.map(\.1)
  }

  /// Adds a row of as many cells as there are columns.
  mutating func add(_ cells: [String]) {
    precondition(cells.count == headings.count, "a row has a cell for every column")
    rows.append(cells.map { VisibleText.line($0) })
  }

  /// The lines of the table, headings first; nothing follows the last cell of a line.
  func text(style: TextStyle) -> String {
    var widths = headings.map(\.count)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    var text = style.bold(line(headings, widths)) + "\n"
    for row in rows { text += line(row, widths) + "\n" }
    return text
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      line += alignments[column] == .right ? padding + cell : cell + padding
      line += "  "
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
