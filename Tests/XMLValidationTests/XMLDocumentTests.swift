// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct XMLDocumentTests {
  @Test(arguments: [
    Corrupted(
      .svg, #"<g id="header">"#, #"<g id="header" id="other">"#,
      [
        "32:26: error: Attribute id redefined"
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, #"<g id="header"><b>"#,
      [
        "32:106: error: Opening and ending tag mismatch: b line 32 and g",
        "35:7: error: Opening and ending tag mismatch: g line 25 and svg",
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, "<g id=header>",
      [
        #"32:7: error: AttValue: " or ' expected"#,
        "32:7: error: attributes construct error",
        "32:7: error: Couldn't find end of Start Tag g line 32",
        "33:5: error: Opening and ending tag mismatch: svg line 1 and g",
      ]),
    Corrupted(
      .svg, #"<g id="header">"#, #"<g id="header">&nothing;"#,
      [
        "32:25: error: Entity 'nothing' not defined"
      ]),
  ])
  func `an error in well-formedness has line, column and the message of libxml2`(
    corrupted: Corrupted
  ) {
    // Versions of libxml2 differ in the messages after the first error.
    #expect(corrupted.findings().starts(with: corrupted.expected))
  }
}
