// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct RelaxNGSchemaFileTests {
  @Test func `both embedded schemas compile`() {
    #expect(throws: Never.self) { try StoryboardSchemas.svg.get() }
    #expect(throws: Never.self) { try StoryboardSchemas.page.get() }
    #expect(!StoryboardSchemas.pageTextInOneFile.contains("<include"))
  }

  @Test(arguments: ["include", "externalRef"])
  func `a schema of several files is refused unopened`(element: String) {
    let text =
      "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\">\n<start><\(element) href=\"/etc/hostname\"/></start></grammar>"
    do {
      _ = try RelaxNGSchema(Array(text.utf8), name: "a.rng")
      Issue.record("the schema was accepted")
    } catch {
      #expect(
        error.description
          == "a.rng:2: error: \(element) not accepted: a schema must be one file (/grammar/start/\(element))"
      )
    }
  }

  @Test func `a faulty schema is an error with a line`() {
    let text =
      "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"><start>\n<ref name=\"a\"/></start></grammar>"
    do {
      _ = try RelaxNGSchema(Array(text.utf8), name: "a.rng")
      Issue.record("the schema was accepted")
    } catch {
      #expect(error.diagnostics.first?.message == "Reference a has no matching definition")
    }
  }

  @Test func `a custom schema validates`() throws {
    let schema = try RelaxNGSchema(
      Array(
        "<element name=\"a\" xmlns=\"http://relaxng.org/ns/structure/1.0\"><attribute name=\"b\"/></element>"
          .utf8),
      name: "a.rng")
    let good = schema.validate(try XMLDocument(Array("<a b=''/>".utf8), name: "x"))
    let bad = schema.validate(try XMLDocument(Array("<a/>".utf8), name: "x"))
    #expect(good == [])
    #expect(bad.map(\.description) == ["x:1: error: Element a failed to validate attributes (/a)"])
  }
}
