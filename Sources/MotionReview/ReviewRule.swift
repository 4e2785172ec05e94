// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A rule of the review.
public enum ReviewRule: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The background shows between the header and the first cell.
  case gap
  /// The first cell is hidden at rest.
  case restOverlap
  /// Something moves much farther in one frame than finger and scroll do.
  case jump
  /// The stage would have ended the app.
  case crash

  /// The word in reports and documents.
  public var id: StaticString {
    switch self {
    case .gap: "CH-GAP"
    case .restOverlap: "REST-OVERLAP"
    case .jump: "JUMP"
    case .crash: "CRASH"
    }
  }

  /// How bad its findings are, unless options say otherwise.
  public var severity: Severity {
    switch self {
    case .gap, .restOverlap, .jump, .crash: .error
    }
  }
}
