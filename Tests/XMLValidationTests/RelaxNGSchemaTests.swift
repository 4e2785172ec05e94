// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct RelaxNGSchemaTests {
  @Test(arguments: [
    Spoiled(
      .svg, "<circle cx", "<foreignObject/><circle cx",
      [
        "32: error: Did not expect element foreignObject there (/svg/g[1]/g[2]/g/foreignObject)",
        "32: error: Element g has extra content: foreignObject (/svg/g[1]/g[2]/g/foreignObject)",
      ]),
    Spoiled(
      .svg, "<circle cx", "<script>alert(1)</script><circle cx",
      [
        "32: error: Did not expect element script there (/svg/g[1]/g[2]/g/script)",
        "32: error: Element g has extra content: script (/svg/g[1]/g[2]/g/script)",
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="414" height="896" class="paper" onclick="x()"/>"#,
      [
        "26: error: Invalid attribute onclick for element rect (/svg/g[1]/rect)"
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="414" height="896" class="paper" data-frame="3"/>"#,
      [
        "26: error: Invalid attribute data-frame for element rect (/svg/g[1]/rect)"
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="414" height="896" class="paper" style="fill:red"/>"#,
      [
        "26: error: Invalid attribute style for element rect (/svg/g[1]/rect)"
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="abc" height="896" class="paper"/>"#,
      [
        "26: error: Type decimal doesn't allow value 'abc' (/svg/g[1]/rect)",
        "26: error: Element rect failed to validate attributes (/svg/g[1]/rect)",
        "26: error: Invalid attribute width for element rect (/svg/g[1]/rect)",
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="1e3" height="896" class="paper"/>"#,
      [
        "26: error: Type decimal doesn't allow value '1e3' (/svg/g[1]/rect)",
        "26: error: Element rect failed to validate attributes (/svg/g[1]/rect)",
        "26: error: Invalid attribute width for element rect (/svg/g[1]/rect)",
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#, #"<rect width="5" class="paper"/>"#,
      [
        "26: error: Element rect failed to validate attributes: height is missing (/svg/g[1]/rect)"
      ]),
    Spoiled(
      .svg, #"<rect width="414" height="896" class="paper"/>"#,
      #"<rect width="414" height="896" class="paper" x="one"/>"#,
      [
        "26: error: Invalid attribute x for element rect (/svg/g[1]/rect)"
      ]),
    Spoiled(
      .svg, #"aria-labelledby="title desc""#, "",
      [
        "1: error: Element svg failed to validate attributes (/svg)"
      ]),
    Spoiled(
      .svg, #"role="img" "#, "",
      [
        "1: error: Element svg failed to validate attributes: role is missing (/svg)"
      ]),
    Spoiled(
      .svg, "<title id=\"title\">Collapsing header on iPhone 11</title>\n", "",
      [
        #"1: error: aria-labelledby refers to "title", which no element has as its id (/svg)"#,
        "2: error: Did not expect element desc there (/svg/desc)",
        "2: error: Element svg has extra content: desc (/svg/desc)",
      ]),
    Spoiled(
      .svg, #"<g id="header">"#, #"<g id="header" xmlns:x="urn:x" x:y="1">"#,
      [
        "32: error: Invalid attribute y for element g (/svg/g[1]/g[2])",
        #"32: error: namespace "urn:x" not accepted (/svg/g[1]/g[2])"#,
      ]),
    Spoiled(
      .svg, #"<g id="header">"#, #"<x:g xmlns:x="urn:x"/><g id="header">"#,
      [
        "32: error: Did not expect element g there (/svg/g[1]/g[2])",
        "32: error: Element g has extra content: g (/svg/g[1]/g[2])",
        #"32: error: namespace "urn:x" not accepted (/svg/g[1]/g[2])"#,
      ]),
    Spoiled(
      .svg, #"<g id="header">"#, #"<g id="header">text"#,
      [
        "32: error: Did not expect text in element g content (/svg/g[1]/g[2])",
        "32: error: Element g has extra content: text (/svg/g[1]/g[2])",
      ]),
    Spoiled(
      .smil, #"repeatCount="3""#, #"repeatCount="0""#,
      [
        "5: error: Invalid attribute repeatCount for element animate (/svg/g/rect[1]/animate)"
      ]),
    Spoiled(
      .smil, #"attributeName="opacity""#, #"attributeName="d""#,
      [
        "5: error: failed to compare type string (/svg/g/rect[1]/animate)",
        "5: error: Element animate failed to validate attributes (/svg/g/rect[1]/animate)",
        "5: error: Invalid attribute attributeName for element animate (/svg/g/rect[1]/animate)",
      ]),
    Spoiled(
      .smil, #"attributeName="opacity""#, #"attributename="opacity""#,
      [
        "5: error: Element animate failed to validate attributes (/svg/g/rect[1]/animate)",
        "5: error: Invalid attribute attributename for element animate (/svg/g/rect[1]/animate)",
      ]),
    Spoiled(
      .smil, "<animateTransform ", "<animateMotion ",
      [
        "4: error: Did not expect element animateMotion there (/svg/g/animateMotion)",
        "4: error: Element g has extra content: animateMotion (/svg/g/animateMotion)",
      ]),
  ])
  func `what the schema does not know has line, path and the words of libxml2`(spoiled: Spoiled) {
    #expect(spoiled.findings() == spoiled.expected)
  }
}
