// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import XMLValidation

/// Start tags that earlier drawings had are not looked at again.
@Suite struct KnownTagsTests {
  private let validator = StoryboardValidator()

  private func findings(_ text: String) -> [String] {
    texts(validator.validate(svg: Array(text.utf8), name: "a"))
  }

  /// What is found in a whole tree.
  private func findingsOfWhole(_ text: String) -> [String] {
    texts(validator.validate(fileOfUnknownKind: Array(text.utf8), name: "a"))
  }

  @Test func `a tag that is in order elsewhere is refused where the schema does not have it`() {
    let rect = ##"<rect width="375" height="667" class="a-bar" fill="#d2d2d9"/>"##
    let misplaced = Fixture.written.replacing("</title>", with: rect + "</title>")
    for _ in 0..<2 {
      #expect(findings(Fixture.written) == [])
      #expect(findings(misplaced) == findingsOfWhole(misplaced))
      #expect(!findings(misplaced).isEmpty)
    }
  }

  @Test func `classes and colours of known tags are compared with the style sheet`() {
    let circle = #"<circle cx="0" cy="0" r="22" class="a-rim"/>"#
    // Without a colour in the light, which only matters where there is one in the dark.
    let plain = Fixture.written.replacing(#"<circle cx="0" cy="0" r="22"/>"#, with: circle)
      .replacing(".a-rim{stroke:#8d8e96}", with: ".a-rim{fill-opacity:.5}")
    #expect(findings(plain) == [])
    let dark = plain.replacing(".a-rim{fill-opacity:.5}", with: ".a-rim{stroke:#8d8e96}")
    #expect(findings(dark) == findingsOfWhole(dark))
    #expect(findings(dark).contains { $0.contains("none in the light") })
    let classless = plain.replacing(".a-rim{fill-opacity:.5}", with: "")
    #expect(findings(classless) == findingsOfWhole(classless))
    #expect(findings(classless).contains { $0.contains("a-rim") })
  }

  @Test func `the same tag in another namespace is another tag`() {
    #expect(findings(Fixture.written) == [])
    let foreign = Fixture.written.replacing(
      #"<g id="finger" visibility="hidden">"#,
      with: #"<g id="finger" visibility="hidden" xmlns="urn:other">"#)
    #expect(findings(foreign) == findingsOfWhole(foreign))
    #expect(!findings(foreign).isEmpty)
  }

  @Test(arguments: [Fixture.written, Fixture.svg, Fixture.nested, Fixture.smil])
  func `what a damaged drawing is found to have does not depend on the drawings before it`(
    _ drawing: String
  ) {
    var random = SeededGenerator(seed: 0x7A65)
    #expect(findings(drawing) == [])
    var damaged = 0
    for _ in 0..<500 {
      let bytes = MutationTests.mutate(Array(drawing.utf8), &random)
      let found = validator.validate(svg: bytes, name: "a")
      #expect(
        found.isEmpty == validator.validate(fileOfUnknownKind: bytes, name: "a").isEmpty,
        "\(String(decoding: bytes, as: UTF8.self))")
      if !found.isEmpty { damaged += 1 }
    }
    #expect(damaged > 250)
  }
}
