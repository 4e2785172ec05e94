// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What may be said of the runs of a program, for pages, whose runs know only numbers.
///
/// An object, as `FaultText` is.
public final class FileRunTexts: Sendable {
  /// A fault with which a run may end.
  public struct PossibleFault: Sendable {
    /// Why a run ends.
    public let cause: FormulaFault.Cause
    /// Where, as `FormulaFault.index`.
    public let index: Int
    /// Why there is no result, with signs for numbers.
    ///
    /// The signs `{a}` and `{b}` stand for operands, and `{p}` for the first of them as a length. Empty for a crash, which
    /// has a sentence instead of a formula.
    public let message: String
    /// The formula, or the sentence of a crash.
    public let formula: String
    /// The formula's place in the file, such as `bar.pattern.jsonc:12:5`.
    public let place: String

    /// Makes a fault.
    public init(
      cause: FormulaFault.Cause, index: Int, message: String, formula: String, place: String
    ) {
      self.cause = cause
      self.index = index
      self.message = message
      self.formula = formula
      self.place = place
    }
  }

  /// The claims of the program, in their order.
  public let claims: [ClaimText]
  /// All faults that its runs may end with.
  public let faults: [PossibleFault]
  /// The file.
  public let source: String
  /// Where the file changes something for the variant, as the places of claims.
  public let changes: [String]

  /// Makes texts.
  public init(
    claims: [ClaimText], faults: [PossibleFault], source: String, changes: [String]
  ) {
    self.claims = claims
    self.faults = faults
    self.source = source
    self.changes = changes
  }
}
