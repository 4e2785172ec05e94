// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a check says of a run.
public struct CheckVerdict: Equatable, Sendable {
  /// How many frames the check could look at; 0 means that it says nothing about the run.
  public var judgedFrames: Int
  /// What is wrong; nil where everything is as expected, or where no frame was looked at.
  public var fault: Finding?
}
