// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct StylesheetChecksTests {
  @Test(arguments: [
    Corrupted(
      .svg, #"class="paper""#, #"class="paper  thin""#,
      [
        "16: error: selector .paper has no element (/svg/style)",
        "17: error: selector .paper has no element (/svg/style)",
        #"26: error: class="paper thin": class names are letters, digits, - and _, with one space between (/svg/g[1]/rect)"#,
      ]),
    Corrupted(
      .svg, #"class="paper""#, #"class="thin""#,
      [
        "16: error: selector .paper has no element (/svg/style)",
        "17: error: selector .paper has no element (/svg/style)",
        #"26: error: class "thin" has no rule in the style sheet (/svg/g[1]/rect)"#,
      ]),
    Corrupted(
      .svg, "#list{animation:k0 5s", "#list{animation:k9 5s",
      [
        "5: error: @keyframes k0 is not used (/svg/style)",
        "13: error: animation k9 has no @keyframes (/svg/style)",
      ]),
    Corrupted(
      .svg, "#list{animation:k0 5s", "#list{animation:k0 0s",
      [
        "13: error: animation k0: no duration above 0 (/svg/style)"
      ]),
    Corrupted(
      .svg, "#finger{animation:k2 5s step-end infinite}\n", "",
      [
        "12: error: @keyframes k2 is not used (/svg/style)"
      ]),
    Corrupted(
      .svg, "#finger{animation", "#fingers{animation",
      [
        "15: error: selector #fingers has no element (/svg/style)"
      ]),
    Corrupted(
      .svg, "@keyframes k1{", "@keyframes k0{",
      [
        "11: error: @keyframes k0 is already there (/svg/style)",
        "14: error: animation k1 has no @keyframes (/svg/style)",
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill:#fff",
      [
        "16: error: style sheet: a rule inside a rule (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill:#fff}}",
      [
        "16: error: style sheet: } without { (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill}",
      [
        #"16: error: style sheet: "fill" is no declaration (/svg/style)"#
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill:url(http://example.org/x)}",
      [
        "16: error: url(http://example.org/x) not accepted: nothing is loaded (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", #"@import "x.css";.paper{fill:#fff}"#,
      [
        "16: error: style sheet: @import not accepted (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{behavior:none}",
      [
        "16: error: property behavior not accepted (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill:#fff}.thin{fill:#000}",
      [
        "16: error: selector .thin has no element (/svg/style)"
      ]),
    Corrupted(
      .svg, ".paper{fill:#fff}", ".paper{fill:#fff}/* no end",
      [
        "16: error: style sheet: a comment has no end (/svg/style)"
      ]),
  ])
  func `an error in a style sheet is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }

  @Test func `a sheet without motion need not contain every class`() {
    let text = Fixture.smil.split(separator: "<g transform").joined(
      separator: "<style>.a{fill:#111}</style><g class=\"a b\" transform")
    #expect(texts(StoryboardValidator().validate(svg: Array(text.utf8), name: "a")) == [])
  }
}
