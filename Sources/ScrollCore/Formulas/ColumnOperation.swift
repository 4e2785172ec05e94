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
  /// Whether it has a result for all numbers that it is done for.
  public var isCertain: Bool

  /// A quotient that this makes infinite is not divided together with others: what is computed of smaller ones is bounded.
  public static let quotientScale = 0x1p823

  /// Makes an operation.
  public init(
    _ operation: FormulaOperation, hasColumnTable: Bool = false, isCertain: Bool = false
  ) {
    self.operation = operation
    self.hasColumnTable = hasColumnTable
    self.isCertain = isCertain
  }
}
#endif
