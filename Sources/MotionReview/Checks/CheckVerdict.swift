// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The result of a check on a run.
public struct CheckVerdict: Equatable, Sendable {
  /// How many frames were evaluated; 0 means that the check has no result.
  public var judgedFrames: Int
  /// What is wrong; nil where everything is as expected, or where no frame was looked at.
  public var fault: Finding?
}
