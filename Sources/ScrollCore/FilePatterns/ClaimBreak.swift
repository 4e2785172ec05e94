// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A moment at which a claim of a pattern file does not hold.
public struct ClaimBreak: Equatable, Sendable, BitwiseCopyable {
  /// The claim, by its index in the program.
  public var claim: Int
  /// When, in seconds since the start of the run.
  public var time: Double
  /// By how much, in the unit of what the claim compares.
  public var excess: Double
}
