// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a physics profile rests on: its constants, each with its grade and its source.
///
/// Nothing computes with it; it is for people, and pages do not contain it.
public struct PhysicsEvidence: Sendable {
  /// The profile.
  public let profile: PhysicsProfile
  /// A short description of the profile's behaviour.
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
