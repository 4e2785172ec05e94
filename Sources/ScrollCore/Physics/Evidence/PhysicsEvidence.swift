// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a physics profile rests on: its constants, each with its grade and its source.
///
/// Nothing computes with it; it is for people, and no page carries it.
public struct PhysicsEvidence: Sendable {
  /// The profile.
  public let profile: PhysicsProfile
  /// Whose behaviour the profile has, in a few words.
  public let subject: StaticString
  /// The constants; of a rival's profile those only that differ from `uikit`.
  public let constants: [PhysicsConstant]

  /// The grade of the constant that is known best.
  public var bestGrade: EvidenceGrade {
    EvidenceGrade(rawValue: constants.map { $0.grade.rawValue }.min() ?? 0) ?? .a
  }

  /// The grade of the constant that is known least.
  public var worstGrade: EvidenceGrade {
    EvidenceGrade(rawValue: constants.map { $0.grade.rawValue }.max() ?? 0) ?? .a
  }
}
