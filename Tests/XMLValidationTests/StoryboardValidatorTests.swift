// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import XMLValidation

@Suite struct StoryboardValidatorTests {
  let validator = StoryboardValidator()

  @Test(arguments: ["style", "elements"])
  func `an svg as the renderer writes it has no findings`(motion: String) throws {
    let text = motion == "style" ? Fixture.svg : Fixture.smil
    #expect(texts(validator.validate(svg: Array(text.utf8), name: "a.svg")) == [])
    #expect(texts(validator.validate(fileOfUnknownKind: Array(text.utf8), name: "a.svg")) == [])
  }

  @Test func `a page as the renderer writes it has no findings`() throws {
    let page = Array(Fixture.page.utf8)
    #expect(texts(validator.validate(page: page, name: "a.html")) == [])
    #expect(texts(validator.validate(fileOfUnknownKind: page, name: "a.html")) == [])
  }
}

func texts(_ findings: [XMLDiagnostic]) -> [String] { findings.map(\.description) }
