// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One operation of a compiled formula, on numbered registers.
public struct FormulaOperation: Sendable, BitwiseCopyable {
  /// What it does.
  public var code: FormulaCode
  /// The register for the result, or the operation to go on with.
  public var target: UInt16
  /// The register of the first operand.
  public var a: UInt16
  /// The register of the second operand, or what the code says.
  public var b: UInt16
  /// The register of the third operand, or what the code says.
  public var c: UInt16

  /// Makes an operation; operands that the code does not have are 0.
  public init(
    _ code: FormulaCode, to target: UInt16, _ a: UInt16 = 0, _ b: UInt16 = 0, _ c: UInt16 = 0
  ) {
    self.code = code
    self.target = target
    self.a = a
    self.b = b
    self.c = c
  }
}
