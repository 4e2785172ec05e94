// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a text is no JSON.
public struct JSONSyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// How many bytes of the text are before the place.
  public var offset: Int
  /// What would be accepted there.
  public var expected: String

  /// The place and what is accepted there.
  public var description: String { "byte \(offset): expected \(expected)" }
}
