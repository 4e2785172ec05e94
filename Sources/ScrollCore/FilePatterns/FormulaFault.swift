// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a run of a pattern file ended because a formula has no result.
public struct FormulaFault: Equatable, Sendable, BitwiseCopyable {
  /// Why there is no result.
  public enum Cause: UInt8, Equatable, Sendable, BitwiseCopyable {
    /// An operation has none for its operands.
    case operation
    /// The viewport of a scroll view would have a negative extent.
    case negativeExtent
    /// So many items of a repeated element would be visible at once that nobody could tell them apart.
    case tooManyItems
    /// Both conditions of a toggle hold.
    case bothThresholds
    /// The place in a list of states or views is not one of them.
    case noSuchMember
    /// The file says that the app would crash here.
    case crash
  }

  /// Why.
  public var cause: Cause
  /// The operation, or the formula of the extent, of the items' length or of the place, or the toggle, or the sentence;
  /// by its index.
  public var index: Int
  /// The operands of the operation.
  public var a, b: Double
  /// When, in seconds since the start of the run.
  public var time: Double

  /// Makes a fault.
  init(_ cause: Cause, _ index: Int, _ a: Double = 0, _ b: Double = 0, at time: Double) {
    self.cause = cause
    self.index = index
    self.a = a
    self.b = b
    self.time = time
  }
}
