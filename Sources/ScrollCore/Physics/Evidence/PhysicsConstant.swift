// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One constant of a physics profile, with its grade and its source.
public struct PhysicsConstant: Sendable, BitwiseCopyable {
  /// A short description.
  public let name: StaticString
  /// Its value in the profile.
  public let value: Double
  /// The unit of the value; empty for a plain number.
  public let unit: StaticString
  /// The grade.
  public let grade: EvidenceGrade
  /// The source.
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
