// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct XMLArenaTests {
  @Test func `objects from outside a scope outlive it`() throws {
    let schema = XMLArena.scope {
      Result { () throws(XMLFindings) in
        // Something comes before it and after it.
        _ = try XMLDocument(Array(Fixture.svg.utf8), name: "a")
        let schema = try XMLArena.outside { () throws(XMLFindings) in
          try RelaxNGSchema(Array(StoryboardSchemas.svgText.utf8), name: "schema")
        }
        _ = try XMLDocument(Array(Fixture.svg.utf8), name: "b")
        return schema
      }
    }
    let document = try XMLDocument(Array(Fixture.svg.utf8), name: "c")
    #expect(try schema.get().validate(document) == [])
  }

  @Test func `documents of any size follow one another`() throws {
    let circle = "<circle cx=\"1\" cy=\"1\" r=\"1\"/>"
    let frame = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" role=\"img\" aria-label=\"a\"><title>a</title>",
      "</svg>",
    ]
    // Less than a block, several blocks, and again less.
    for count in [1, 40_000, 3, 100_000, 1] {
      let text = frame[0] + String(repeating: circle, count: count) + frame[1]
      #expect(StoryboardValidator().validate(svg: Array(text.utf8), name: "a") == [], "\(count)")
      let corrupted = frame[0] + String(repeating: circle, count: count) + "<circle/>" + frame[1]
      #expect(StoryboardValidator().validate(svg: Array(corrupted.utf8), name: "a") != [])
    }
  }

  @Test func `a document that was parsed before a scope may be used within and after`() throws {
    let document = try XMLDocument(Array(Fixture.svg.utf8), name: "a")
    let schema = try RelaxNGSchema(Array(StoryboardSchemas.svgText.utf8), name: "schema")
    let within = XMLArena.scope { schema.validate(document) }
    #expect(within == [])
    #expect(schema.validate(document) == [])
    #expect(document.rootName == "svg")
  }
}
