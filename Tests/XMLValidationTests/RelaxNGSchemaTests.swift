// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct RelaxNGSchemaTests {
  @Test(arguments: [
    Corrupted(
      .svg, "<circle cx", "<foreignObject/><circle cx",
      [
        "32: error: Did not expect element foreignObject there (/svg/g[1]/g[2]/g/foreignObject)",
        "32: error: Element g has extra content: foreignObject (/svg/g[1]/g[2]/g/foreignObject)",
      ]),
    Corrupted(
      .svg, "<circle cx", "<script>alert(1)</script><circle cx",
      [
        "32: error: Did not expect element script there (/svg/g[1]/g[2]/g/script)",
        "32: error: Element g has extra content: script (/svg/g[1]/g[2]/g/script)",
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" class="paper" fill="none" onclick="x()"/>"#,
      [
        "26: error: Invalid attribute onclick for element rect (/svg/g[1]/rect)"
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" class="paper" fill="none" data-frame="3"/>"#,
      [
        "26: error: Invalid attribute data-frame for element rect (/svg/g[1]/rect)"
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" class="paper" fill="none" style="fill:red"/>"#,
      [
        "26: error: Invalid attribute style for element rect (/svg/g[1]/rect)"
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="5" class="paper" fill="none"/>"#,
      [
        "26: error: Element rect failed to validate attributes: height is missing (/svg/g[1]/rect)"
      ]),
    Corrupted(
      .svg, #"aria-labelledby="title desc""#, "",
      [
        "1: error: Element svg failed to validate attributes (/svg)"
      ]),
    Corrupted(
      .svg, #"role="img" "#, "",
      [
        "1: error: Element svg failed to validate attributes: role is missing (/svg)"
      ]),
    Corrupted(
      .svg, "<title id=\"title\">Collapsing header on iPhone 11</title>\n", "",
      [
        #"1: error: aria-labelledby refers to "title", which no element has as its id (/svg)"#,
        "2: error: Did not expect element desc there (/svg/desc)",
        "2: error: Element svg has extra content: desc (/svg/desc)",
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, #"<g id="header" xmlns:x="urn:x" x:y="1">"#,
      [
        "32: error: Invalid attribute y for element g (/svg/g[1]/g[2])",
        #"32: error: namespace "urn:x" not accepted (/svg/g[1]/g[2])"#,
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, #"<x:g xmlns:x="urn:x"/><g id="header">"#,
      [
        "32: error: Did not expect element g there (/svg/g[1]/g[2])",
        "32: error: Element g has extra content: g (/svg/g[1]/g[2])",
        #"32: error: namespace "urn:x" not accepted (/svg/g[1]/g[2])"#,
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, #"<g id="header">text"#,
      [
        "32: error: Did not expect text in element g content (/svg/g[1]/g[2])",
        "32: error: Element g has extra content: text (/svg/g[1]/g[2])",
      ]),
    Corrupted(
      .smil, #"repeatCount="3""#, #"repeatCount="0""#,
      [
        "5: error: Invalid attribute repeatCount for element animate (/svg/g/rect[1]/animate)"
      ]),
    Corrupted(
      .smil, #"attributeName="opacity""#, #"attributeName="d""#,
      [
        "5: error: failed to compare type string (/svg/g/rect[1]/animate)",
        "5: error: Element animate failed to validate attributes (/svg/g/rect[1]/animate)",
        "5: error: Invalid attribute attributeName for element animate (/svg/g/rect[1]/animate)",
      ]),
    Corrupted(
      .smil, #"attributeName="opacity""#, #"attributename="opacity""#,
      [
        "5: error: Element animate failed to validate attributes (/svg/g/rect[1]/animate)",
        "5: error: Invalid attribute attributename for element animate (/svg/g/rect[1]/animate)",
      ]),
    Corrupted(
      .smil, "<animateTransform ", "<animateMotion ",
      [
        "4: error: Did not expect element animateMotion there (/svg/g/animateMotion)",
        "4: error: Element g has extra content: animateMotion (/svg/g/animateMotion)",
      ]),
  ])
  func `an error against the schema has line, path and the message of libxml2`(corrupted: Corrupted)
  {
    #expect(corrupted.findings() == corrupted.expected)
  }

  @Test(arguments: [
    ##"<use href="#photo"/>"##,
    ##"<use href="#photo" color="#cbd" width="9" height="9"/>"##,
    ##"<use id="p" href="#photo" y="1" color="#cbd" width="9" height="9" visibility="hidden"/>"##,
    ##"<use opacity=".5" x="1" y="2" width="9" height="9" id="p" color="#cbd" href="#photo"/>"##,
  ])
  func `a picture has its own position, or is placed where it is defined`(use: String) {
    #expect(Corrupted(.svg, Self.use, use, []).findings() == [])
  }

  @Test(arguments: [
    ##"<use x="0" y="0" width="137" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" x="0" y="0" width="137" height="137"/>"##,
    ##"<use href="#photo" x="0" y="0" width="137" color="#cbd"/>"##,
    ##"<use href="#photo" x="0" y="0" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" x="0" y="0"/>"##,
    ##"<use href="#photo" opacity="half" width="137" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" x="0" y="left" width="137" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" class="a" width="137" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" fill="#fff" width="137" height="137" color="#cbd"/>"##,
    ##"<use href="#photo" visibility="visible" width="137" height="137" color="#cbd"/>"##,
  ])
  func `a picture without an extent, or with forbidden attributes, is found`(use: String) {
    #expect(Corrupted(.svg, Self.use, use, []).findings() != [])
  }

  @Test(arguments: [
    ##"<rect width="9" height="9" x="1" y="2" rx="3" opacity=".5" fill-opacity=".5" fill="#fff"/>"##,
    ##"<rect fill="#fff" id="r" transform="scale(2)" class="paper" width="9" height="9"/>"##,
    ##"<circle cx="1" cy="1" r="1" stroke="#fff" stroke-width="2" stroke-opacity=".5"/>"##,
    ##"<path d="M0 0h9" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"/>"##,
    #"<text x="1" y="1" font-size="9" opacity=".5" text-anchor="end" font-weight="600" id="t"/>"#,
  ])
  func `optional attributes may be in any number and order`(shape: String) {
    #expect(Corrupted(.svg, Self.use, Self.use + shape, []).findings() == [])
  }

  @Test(arguments: [
    #"<rect width="9" height="9" x="1" y="2" rx="round"/>"#,
    #"<rect width="9" height="9" cx="1"/>"#,
    #"<rect width="9" height="9" stroke-width="2"/>"#,
    ##"<rect width="9" height="9" fill-opacity="half" fill="#fff"/>"##,
    #"<rect width="9" height="9" visibility="visible"/>"#,
    ##"<path d="M0 0h9" stroke="#fff" stroke-linecap="butt"/>"##,
    ##"<path d="M0 0h9" stroke="#fff" stroke-width="thick"/>"##,
    #"<path d="M0 0h9" x="1"/>"#,
    #"<text x="1" y="1" font-size="9" rx="2"/>"#,
    ##"<g fill="#fff"/>"##,
    #"<g x="1"/>"#,
    #"<g opacity="half"/>"#,
  ])
  func `optional attributes of another kind, or of another element, are found`(shape: String) {
    #expect(Corrupted(.svg, Self.use, Self.use + shape, []).findings() != [])
  }

  @Test func `a missing part is found at its element, not at one of the same name within`() {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="a"><title>a</title>
       <symbol>
        <symbol id="b"/>
       </symbol>
      </svg>
      """
    let found = StoryboardValidator().validate(svg: Array(drawing.utf8), name: "a")
    #expect(found.map { $0.line } == [2])
    #expect(found.first?.path == "/svg/symbol")
  }

  private static let use =
    ##"<use href="#photo" x="0" y="0" width="137" height="137" color="#cbd"/>"##
}
