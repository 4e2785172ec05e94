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

  /// The frame that is shown at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start of the run.
  ///   - rate: The run's display frames per second.
  public static func frame(at time: Double, rate: Int) -> Int {
    // Not `rounded`: a page lacks the library that has it.
    Int(time * Double(rate) + 0.5)
  }
}
