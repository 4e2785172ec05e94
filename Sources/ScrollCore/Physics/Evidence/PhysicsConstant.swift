// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One constant of a physics profile, with how well it is known and from where.
public struct PhysicsConstant: Sendable, BitwiseCopyable {
  /// What it is, in a few words.
  public let name: StaticString
  /// Its value in the profile.
  public let value: Double
  /// The unit of the value; empty for a plain number.
  public let unit: StaticString
  /// How well it is known.
  public let grade: EvidenceGrade
  /// Who says so.
  public let source: StaticString

  /// Makes a constant from its name, its value and its evidence.
  public init(
    name: StaticString, value: Double, unit: StaticString, grade: EvidenceGrade,
    source: StaticString
  ) {
    self.name = name
    self.value = value
    self.unit = unit
    self.grade = grade
    self.source = source
  }
}
