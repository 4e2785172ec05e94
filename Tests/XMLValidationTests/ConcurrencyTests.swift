// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

/// One validator and one compiled schema for all threads.
@Suite struct ConcurrencyTests {
  @Test func `threads that share the schemas find the same as one thread`() async {
    let validator = StoryboardValidator()
    let texts = [
      Fixture.svg, Fixture.smil, Fixture.page,
      Fixture.svg.split(separator: "width=\"414\" height=\"896\" rx").joined(
        separator: "width=\"-1\" height=\"x\" rx"),
      Fixture.svg.split(separator: "</defs>").joined(separator: "<script/></defs>"),
      Fixture.svg.split(separator: "</svg>").joined(),
      Fixture.smil.split(separator: "keyTimes").joined(separator: "keytimes"),
      Fixture.page.split(separator: "<section").joined(separator: "<section onclick=\"x\""),
    ].map { Array($0.utf8) }
    let alone = texts.map { validator.validate(fileOfUnknownKind: $0, name: "a") }
    #expect(alone.filter(\.isEmpty).count == 3)
    await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          (0..<60).allSatisfy { round in
            let index = (worker * 7 + round) % texts.count
            return validator.validate(fileOfUnknownKind: texts[index], name: "a") == alone[index]
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }

  @Test func `one compiled schema validates on several threads at once`() async throws {
    let schema = try RelaxNGSchema(Array(StoryboardSchemas.svgText.utf8), name: "schema")
    let good = Array(Fixture.svg.utf8)
    let bad = Array(
      Fixture.svg.split(separator: "<ellipse").joined(separator: "<ellipse nonsense=\"1\"").utf8)
    await withTaskGroup(of: Int.self) { group in
      for worker in 0..<8 {
        group.addTask {
          var wrong = 0
          for _ in 0..<60 {
            do {
              let document = try XMLDocument(worker % 2 == 0 ? good : bad, name: "a")
              if schema.validate(document).isEmpty != (worker % 2 == 0) { wrong += 1 }
            } catch {
              wrong += 1
            }
          }
          return wrong
        }
      }
      for await wrong in group { #expect(wrong == 0) }
    }
  }
}
