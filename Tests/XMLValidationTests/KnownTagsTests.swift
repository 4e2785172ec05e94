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

  @Test func `two animations of one attribute replace each other below a known tag, too`() {
    let parent = #"<rect width="3" height="4">"#
    let first =
      #"<animate attributeName="visibility" values="hidden" keyTimes="0" calcMode="discrete" dur="4s"/>"#
    let doubled = Fixture.smil.replacing(parent, with: parent + first)
    for _ in 0..<3 {
      #expect(findings(Fixture.smil) == [])
      #expect(findings(doubled) == findingsOfWhole(doubled))
      #expect(findings(doubled).contains { $0.contains("a second animation of visibility") })
    }
  }

  @Test func `elements with checked tags are not in the tree of the next drawing`() throws {
    // Not that of all tests, which others use meanwhile.
    let structure = try #require(
      StructureChecks(StoryboardSchemas.pageText, including: StoryboardSchemas.svgText))
    let bar = ##"<rect width="375" height="667" class="a-bar" fill="#d2d2d9"/>"##
    let bars = (1...20).map { bar.replacing("667", with: "\($0)") }.joined()
    let drawing = Fixture.written.replacing(bar, with: bar + bars)
    let leftOut = [1, 2].map { _ in
      structure.withPass { pass, tags in
        guard
          let document = DrawingHandlers.document(
            Array(drawing.utf8), name: "a", following: &pass)
        else { return -1 }
        let sink = DiagnosticSink(file: "a")
        StoryboardChecks.run(document, as: .svg, sink: sink, tags: tags, leftOut: pass.leftOut)
        #expect(pass.isAccepted && sink.count == 0)
        return pass.leftOut.count
      }
    }
    #expect(leftOut == [0, 20], "the first of the 21 shows which classes there are")
  }

  /// What libxml2 parses of a drawing after all tags of another are known.
  private func shortened(_ text: String, after other: String) throws -> String {
    let structure = try #require(
      StructureChecks(StoryboardSchemas.pageText, including: StoryboardSchemas.svgText))
    for _ in 0..<2 {
      structure.withPass { pass, tags in
        guard
          let document = DrawingHandlers.document(Array(other.utf8), name: "a", following: &pass)
        else { return }
        StoryboardChecks.run(
          document, as: .svg, sink: DiagnosticSink(file: "a"), tags: tags, leftOut: pass.leftOut)
        #expect(pass.isAccepted)
      }
    }
    return structure.withPass { pass, _ in
      String(decoding: Array(text.utf8).withUnsafeBufferPointer { pass.shorten($0) }, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("<g>\n <KNOWN/>\n <KNOWN></rect>\t</g>", "<g><rect/><rect></rect></g>"),
    (#"<g id="a"> <KNOWN/> <rect x="9"/> </g>"#, #"<g id="a"><rect/><rect x="9"/></g>"#),
    ("<text> a <KNOWN/> b </text>", "<text> a <rect/> b </text>"),
    ("<g> <KNOWN /><KNOWN>", #"<g><KNOWN /><rect>"#),
    (#"<g id="b>c"> <KNOWN/></g>"#, #"<g id="b>c"> <rect/></g>"#),
    ("<g><KNOWN/> <!-- --> <KNOWN/> </g>", "<g><rect/> <!-- --> <KNOWN/> </g>"),
    ("<g><KNOWN/><![CDATA[<KNOWN/> ]]></g>", "<g><rect/><![CDATA[<KNOWN/> ]]></g>"),
    ("<?x?><g> <KNOWN/></g>", "<?x?><g> <KNOWN/></g>"),
    ("<g><KNOWN", "<g><KNOWN"),
    ("<g><KNOWN/", "<g><KNOWN/"),
    ("<", "<"), ("", ""), (" ", " "),
  ])
  func `libxml2 parses no attributes of known tags and no white space between tags`(
    drawing: String, parsed: String
  ) throws {
    let known = ##"rect width="375" height="667" class="a-bar" fill="#d2d2d9""##
    #expect(
      try shortened(drawing.replacing("KNOWN", with: known), after: Fixture.written)
        == parsed.replacing("KNOWN", with: known))
  }

  @Test func `known tags are not those of elements without a namespace`() {
    #expect(findings(Fixture.written) == [])
    let prefixed = Fixture.written.replacing("<svg xmlns=", with: "<a:svg xmlns:a=")
      .replacing("</svg>", with: "</a:svg>")
    #expect(findings(prefixed) == findingsOfWhole(prefixed))
    #expect(!findings(prefixed).isEmpty)
  }

  @Test func `a known tag outside the root is extra content`() {
    #expect(findings(Fixture.written) == [])
    let rect = ##"<rect width="375" height="667" class="a-bar" fill="#d2d2d9"/>"##
    for text in [Fixture.written + rect, rect + Fixture.written] {
      #expect(findings(text) == findingsOfWhole(text))
      #expect(!findings(text).isEmpty)
    }
    #expect(!findings(rect).isEmpty)
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
