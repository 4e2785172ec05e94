// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import XMLValidation

@Suite struct StoryboardValidatorTests {
  let validator = StoryboardValidator()

  @Test(arguments: ["style", "elements"])
  func `an SVG as the renderer writes it has no findings`(motion: String) throws {
    let text = motion == "style" ? Fixture.svg : Fixture.smil
    #expect(texts(validator.validate(svg: Array(text.utf8), name: "a.svg")) == [])
    #expect(texts(validator.validate(fileOfUnknownKind: Array(text.utf8), name: "a.svg")) == [])
  }

  @Test func `a page as the renderer writes it has no findings`() throws {
    let page = Array(Fixture.page.utf8)
    #expect(texts(validator.validate(page: page, name: "a.html")) == [])
    #expect(texts(validator.validate(fileOfUnknownKind: page, name: "a.html")) == [])
  }

  @Test func `a note about a foreign root element is visible and short`() {
    let names = ["an\u{FEFF}tivi", "a\u{200C}b", String(repeating: "n", count: 40_000)]
    for name in names {
      let found = texts(validator.validate(fileOfUnknownKind: Array("<\(name)/>".utf8), name: "m"))
      #expect(found.count == 1 && found[0].utf8.count < 400)
      #expect(!found[0].unicodeScalars.contains { $0.properties.generalCategory == .format })
    }
  }

  @Test func `text that libxml2 quotes from a file is visible`() {
    let text = "<svg xmlns='http://www\u{FEFF}.w3.org/2000/svg'/>"
    let found = texts(validator.validate(fileOfUnknownKind: Array(text.utf8), name: "a\u{1B}[2J"))
    #expect(found.contains { $0.hasPrefix("a\\u{1B}[2J:1:") })
    #expect(!found.joined().unicodeScalars.contains { $0.properties.generalCategory == .format })
  }
}

func texts(_ findings: [XMLDiagnostic]) -> [String] { findings.map(\.description) }
