// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a check says of a run.
public struct CheckVerdict: Equatable, Sendable {
  /// What is wrong.
  public struct Fault: Equatable, Sendable {
    /// The frames that show it, in order; at least one span.
    public var spans: [Finding.Span]
    /// The frame that shows it worst; it lies in one of the spans.
    public var worstFrame: Int
    /// How much it is in the worst frame, in the value's unit.
    public var amount: Double
    /// It in a few words, such as `header.height 7 too large`, in UTF-8.
    public var label: [UInt8]
    /// What, where, when, how much, and what was expected, in UTF-8.
    public var sentence: [UInt8]
  }

  /// How many frames the check could look at; 0 means that it says nothing about the run.
  public var judgedFrames: Int
  /// What is wrong; nil where everything is as expected, or where no frame was looked at.
  public var fault: Fault?
}
