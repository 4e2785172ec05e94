// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Why a line is no record.
public struct RecordError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, as text.
  public var description: String

  /// Makes an error of its reason.
  public init(_ description: String) {
    self.description = description
  }
}
