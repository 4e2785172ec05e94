// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A constant that profiles may differ in: how to read it, and what is known of UIKit's.
struct EvidenceRow: Sendable {
  private let name: StaticString
  private let read: @Sendable (PhysicsProfile) -> (value: Double, isInPixels: Bool)
  private let unit: StaticString
  private let pixelUnit: StaticString
  private let grade: EvidenceGrade?
  private let source: StaticString

  /// A constant that is a number.
  init(
    _ name: StaticString, _ value: @escaping @Sendable (PhysicsProfile) -> Double,
    unit: StaticString = "", _ grade: EvidenceGrade?, _ source: StaticString
  ) {
    self.name = name
    read = { (value($0), false) }
    self.unit = unit
    pixelUnit = unit
    self.grade = grade
    self.source = source
  }

  /// A distance below which something ends.
  init(
    _ name: StaticString, distance: @escaping @Sendable (PhysicsProfile) -> Tolerance,
    _ grade: EvidenceGrade?, _ source: StaticString
  ) {
    self.name = name
    read = { Self.number(distance($0)) }
    unit = "pt"
    pixelUnit = "px"
    self.grade = grade
    self.source = source
  }

  /// A speed below which something ends.
  init(
    _ name: StaticString, speed: @escaping @Sendable (PhysicsProfile) -> Tolerance,
    _ grade: EvidenceGrade?, _ source: StaticString
  ) {
    self.name = name
    read = { Self.number(speed($0)) }
    unit = "pt/s"
    pixelUnit = "px/s"
    self.grade = grade
    self.source = source
  }

  private static func number(_ tolerance: Tolerance) -> (value: Double, isInPixels: Bool) {
    switch tolerance {
    case .points(let value): (value, false)
    case .pixels(let value): (value, true)
    }
  }

  /// UIKit's value of the constant; nil if it is not known to have one.
  func ofUIKit() -> PhysicsConstant? {
    grade.map { grade in
      let own = read(.uikit)
      return PhysicsConstant(
        name: name, value: own.value, unit: own.isInPixels ? pixelUnit : unit, grade: grade,
        source: source)
    }
  }

  /// The constant of another toolkit, as its source has it; nil if it does not differ from UIKit's.
  func ofRival(_ profile: PhysicsProfile, source: StaticString) -> PhysicsConstant? {
    let own = read(profile)
    let uikit = read(.uikit)
    let isSame = own.value == uikit.value && own.isInPixels == uikit.isInPixels
    guard own.value.isFinite, !isSame else { return nil }
    return PhysicsConstant(
      name: name, value: own.value, unit: own.isInPixels ? pixelUnit : unit, grade: .a,
      source: source)
  }
}
