// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Something wrong with what a device showed.
public struct RecordedFinding: Equatable, Sendable, CustomStringConvertible {
  /// The rule of the review, such as `JUMP`; `RECORDED-HEADER` where the app's header is not that of the pattern.
  public let rule: String
  /// When it is worst, in seconds since the first sample.
  public let seconds: Double
  /// How much, in points, unless the rule has another unit.
  public let amount: Double
  /// What, where, when, how much and why.
  public let sentence: String

  /// The rule and the sentence.
  public var description: String { "\(rule): \(sentence)" }
}
