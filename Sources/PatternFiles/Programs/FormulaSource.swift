// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A formula of a file, and where it stands.
struct FormulaSource: Equatable, Sendable {
  /// The whole text in which it stands: the formula, or a statement.
  var text: String
  /// Where the formula begins in the text, in bytes.
  var start = 0
  /// Where the text stands in the file: its first byte behind the quote, or the whole value if places inside have no
  /// names.
  var offset: Int
  /// Whether places inside can be named.
  var isLiteral: Bool

  /// The source of a value in a file.
  init(_ value: FileTree) {
    text = value.text ?? value.found
    isLiteral = value.text != nil && value.isLiteral
    offset = value.offset + (isLiteral ? 1 : 0)
  }

  /// A place in the file for one in the formula, in bytes.
  func place(of inner: Int) -> Int { isLiteral ? offset + start + inner : offset }
}
