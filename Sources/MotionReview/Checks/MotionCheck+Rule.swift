// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension MotionCheck.Rule {
  /// The identifier in reports: `check/` and the type's identifier in files.
  public var reviewRule: ReviewRule {
    switch self {
    case .range: Self.described("check/range")
    case .continuity: Self.described("check/continuity")
    case .monotonic: Self.described("check/monotonic")
    case .noOverlap: Self.described("check/noOverlap")
    case .noGap: Self.described("check/noGap")
    case .settlesAt: Self.described("check/settlesAt")
    case .equal, .equalTracks: Self.described("check/equal")
    }
  }

  private static func described(_ id: StaticString) -> ReviewRule {
    ReviewRule(id, .error, summary: "An expectation of the scenario's author.")
  }
}
