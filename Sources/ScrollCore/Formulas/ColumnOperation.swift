// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// An operation on columns, which have a number for each of some frames.
public struct ColumnOperation: Sendable, BitwiseCopyable {
  /// The operation: `target`, `a`, `b` and `c` are columns where they are registers otherwise, and jumps lead to another
  /// operation of the same list.
  public var operation: FormulaOperation
  /// Whether its table is in columns, not in registers.
  public var hasColumnTable: Bool

  /// Makes an operation.
  public init(_ operation: FormulaOperation, hasColumnTable: Bool = false) {
    self.operation = operation
    self.hasColumnTable = hasColumnTable
  }
}
#endif
