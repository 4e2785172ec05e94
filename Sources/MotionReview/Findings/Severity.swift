// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How bad a finding is.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable, BitwiseCopyable {
  /// Worth knowing.
  case note
  /// The motion is doubtful.
  case warning
  /// The motion is wrong.
  case error

  /// The identifier in reports and options.
  public var word: StaticString {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// A milder severity comes before a worse one.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
