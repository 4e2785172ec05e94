// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import XMLValidation

/// The quick check of structure says of every file what libxml2 says of it.
@Suite struct StructureChecksTests {
  @Test(arguments: [Fixture.svg, Fixture.smil, Fixture.nested, Fixture.written])
  func `a drawing is accepted, and not as a page`(text: String) throws {
    let structure = try #require(StoryboardSchemas.structure)
    let document = try XMLDocument(Array(text.utf8), name: "a")
    let (isDrawing, isPage) = answers(structure, document)
    #expect(isDrawing && !isPage)
  }

  @Test func `a page is accepted, and not as a drawing`() throws {
    let structure = try #require(StoryboardSchemas.structure)
    let document = try XMLDocument(Array(Fixture.page.utf8), name: "a")
    let (isDrawing, isPage) = answers(structure, document)
    #expect(!isDrawing && isPage)
  }

  private func answers(
    _ structure: StructureChecks, _ document: borrowing XMLDocument
  ) -> (isDrawing: Bool, isPage: Bool) {
    (
      structure.accept(document, asIncluded: true), structure.accept(document, asIncluded: false)
    )
  }

  /// Where a file can be changed.
  private struct Spots {
    var attributes: [Range<String.Index>]
    var tags: [Range<String.Index>]
    /// Elements without others in them.
    var leaves: [Range<String.Index>]

    init(_ text: String) {
      attributes = text.matches(of: #/ [a-z:-]+="[^"<>]*"/#).map(\.range)
      tags = text.matches(of: #/<[a-z]+(?: [a-zA-Z:-]+="[^"<>]*")*\/?>/#).map(\.range)
      leaves = text.matches(
        of: #/<[a-z]+(?: [a-zA-Z:-]+="[^"<>]*")*\/>|<[a-z]+>[^<>]*<\/[a-z]+>/#
      ).map(\.range)
    }
  }

  /// Spoils a file in one place: a tag or an attribute goes, comes twice, or comes from elsewhere.
  private func changed(_ text: String, _ spots: Spots, _ random: inout SeededGenerator) -> String {
    let words = ["x", "fill", "href", "width", "type", "class", "role", "onclick", "data-x"]
    let values = ["1", "-1", "1.5", "img", "none", "", "checked", "true", "text/css", "a b"]
    guard var place = spots.attributes.randomElement(using: &random),
      let other = spots.attributes.randomElement(using: &random),
      let tag = spots.tags.randomElement(using: &random),
      let leaf = spots.leaves.randomElement(using: &random)
    else { return text }
    var piece = ""
    switch Int.random(in: 0..<8, using: &random) {
    case 0: break
    case 1: piece = String(text[other])
    case 2:
      piece = String(text[place]) + String(text[other])
    case 3:
      let name = words.randomElement(using: &random) ?? ""
      piece = " \(name)=" + text[place].drop { $0 != "\"" }
    case 4:
      let value = values.randomElement(using: &random) ?? ""
      piece = text[place].prefix { $0 != "\"" } + "\"\(value)\""
    case 5: place = leaf
    case 6:
      place = tag.upperBound..<tag.upperBound
      piece = String(text[leaf])
    default:
      place = tag.upperBound..<tag.upperBound
      piece = "words"
    }
    return text[..<place.lowerBound] + piece + text[place.upperBound...]
  }

  @Test(arguments: ["svg", "smil", "nested", "written", "page"])
  func `a changed file is accepted exactly if libxml2 finds nothing`(kind: String) throws {
    let structure = try #require(StoryboardSchemas.structure)
    let schema = try (kind == "page" ? StoryboardSchemas.page : StoryboardSchemas.svg).get()
    let files = [
      "svg": Fixture.svg, "smil": Fixture.smil, "nested": Fixture.nested,
      "written": Fixture.written, "page": Fixture.page,
    ]
    let good = try #require(files[kind])
    let spots = Spots(good)
    var random = SeededGenerator(seed: 0x57A7E)
    var accepted = 0
    var refused = 0
    for _ in 0..<400 {
      let text = changed(good, spots, &random)
      guard let document = try? XMLDocument(Array(text.utf8), name: "a") else { continue }
      let isAccepted = structure.accept(document, asIncluded: kind != "page")
      let findings = schema.validate(document)
      #expect(isAccepted == findings.isEmpty, "\(findings)\n\(text)")
      if isAccepted { accepted += 1 } else { refused += 1 }
    }
    #expect(accepted > 20 && refused > 100)
  }

  @Test func `a value that only libxml2 takes for a number is left to it`() throws {
    let text = Fixture.smil.split(separator: "repeatCount=\"3\"").joined(
      separator: "repeatCount=\"+3\"")
    let structure = try #require(StoryboardSchemas.structure)
    let document = try XMLDocument(Array(text.utf8), name: "a")
    let isAccepted = structure.accept(document, asIncluded: true)
    let findings = try StoryboardSchemas.svg.get().validate(document)
    #expect(!isAccepted && findings.isEmpty)
  }

  @Test(arguments: [
    "<interleave><text/><text/></interleave>", "<element name=\"b\"><list><text/></list></element>",
    "<attribute name=\"b\"><data type=\"token\"/></attribute>",
    "<element><anyName/><empty/></element>", "<ref name=\"start\"/>",
  ])
  func `a schema with something else is left to libxml2`(part: String) {
    let schema =
      "<grammar xmlns=\"http://relaxng.org/ns/structure/1.0\"><start><element name=\"a\">\(part)</element></start></grammar>"
    #expect(StructureChecks(schema, including: "<grammar/>") == nil)
  }
}
