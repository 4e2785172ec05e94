// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct `Evidence of the physics` {
  @Test func `exists for every profile`() {
    #expect(
      PhysicsEvidence.catalog.map { "\($0.profile.id)" }
        == PhysicsProfile.catalog.map { "\($0.id)" })
    for evidence in PhysicsEvidence.catalog { #expect(!evidence.constants.isEmpty) }
  }

  @Test func `every constant has a unique name, a finite value and a source`() {
    for evidence in PhysicsEvidence.catalog {
      let names = evidence.constants.map { "\($0.name)" }
      #expect(Set(names).count == names.count)
      for constant in evidence.constants {
        #expect(constant.value.isFinite)
        #expect(!"\(constant.source)".isEmpty)
      }
    }
  }

  @Test func `Apple publishes two of UIKit's constants, and the bounce is inferred`() {
    let uikit = PhysicsEvidence.catalog[0]
    #expect(uikit.constants.filter { $0.grade == .a }.count == 2)
    for constant in uikit.constants where "\(constant.name)".hasPrefix("bounce, ") {
      #expect(constant.grade.rawValue >= EvidenceGrade.c.rawValue)
    }
    #expect(uikit.bestGrade == .a)
    #expect(uikit.worstGrade == .d)
  }

  @Test func `the list of another profile states its differences, from its own source`() throws {
    let flutter = try #require(PhysicsEvidence.catalog.first { "\($0.profile.id)" == "flutter" })
    let values = Dictionary(
      uniqueKeysWithValues: flutter.constants.map { ("\($0.name)", ($0.value, "\($0.unit)")) })
    #expect(values["rubber band, coefficient"]?.0 == 0.52)
    #expect(values["stop speed"]?.0 == 20)
    #expect(values["stop speed"]?.1 == "px/s")
    #expect(values["slop"] == nil)
    #expect(flutter.constants.allSatisfy { $0.grade == .a })
  }

  @Test func `grades are read as letters`() {
    #expect(EvidenceGrade.allCases.map { "\($0.letter)" } == ["A", "B", "C", "D"])
  }
}
