// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What its author says of every frame; each number is the index of a formula.
  public struct Claim: Sendable, BitwiseCopyable {
    /// The truth on which it depends; nil for always.
    public var condition: Int?
    /// By how much it does not hold: at most 0 where it holds.
    public var excess: Int

    /// How much more than 0 the excess may be where a claim holds: sums of numbers are rounded.
    public static let tolerance = 1e-6

    /// Makes a claim.
    public init(condition: Int?, excess: Int) {
      self.condition = condition
      self.excess = excess
    }
  }
}
