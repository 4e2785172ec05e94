// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct NestedGroupsTests {
  @Test func `nested groups with clips and scales have no findings`() {
    #expect(texts(StoryboardValidator().validate(svg: Array(Fixture.nested.utf8), name: "a")) == [])
  }

  @Test(arguments: [
    Corrupted(
      .nested, "url(#layer2-clip)", "url(#sheet)",
      [
        #"24: error: clip-path refers to "sheet", which is a rect, not a clipPath (/svg/g[1]/g/g[1])"#
      ]),
    Corrupted(
      .nested, "url(#layer2-clip)", "layer2-clip",
      [
        #"24: error: clip-path="layer2-clip": url(#id) (/svg/g[1]/g/g[1])"#
      ]),
    Corrupted(
      .nested, #"<rect x="10" width="394" height="896" rx="12"/>"#, "",
      [
        "20: error: Expecting an element , got nothing (/svg/clipPath[1])"
      ]),
    Corrupted(
      .nested, #"height="896" rx="12"/>"#, ##"height="896" rx="12" fill="#fff"/>"##,
      [
        "20: error: Invalid attribute fill for element rect (/svg/clipPath[1]/rect)"
      ]),
    Corrupted(
      .nested, #"width="394" height="896""#, #"width="394" height="-896""#,
      [
        #"20: error: height="-896": not negative (/svg/clipPath[1]/rect)"#
      ]),
    Corrupted(
      .nested, "k2 5s linear infinite,k1", "k0 5s linear infinite,k1",
      [
        "12: error: @keyframes k2 is not used (/svg/style)",
        "18: error: #header-content: animations k0 and k1 both change transform (/svg/style)",
      ]),
    Corrupted(
      .nested, "#layer3{", "#layer1{",
      [
        "17: error: #layer1 has animations in a rule before, which this one replaces (/svg/style)"
      ]),
    Corrupted(
      .nested, #"values="1;1.15346;1""#, #"values="1;0;1""#,
      [
        #"27: error: values: item 2 "0": a scale is above 0 (/svg/g[2]/animateTransform)"#
      ]),
    Corrupted(
      .nested, #"values="1;1.15346;1""#, #"values="1;1 2 3;1""#,
      [
        #"27: error: values: item 2 "1 2 3" is not 1 or 2 numbers (/svg/g[2]/animateTransform)"#
      ]),
    Corrupted(
      .nested, #"<animate attributeName="opacity" dur"#,
      #"<animateTransform attributeName="transform" type="translate" dur"#,
      [
        "27: error: a second animation of transform replaces the one before (/svg/g[2]/animateTransform[2])"
      ]),
  ])
  func `an error in nested groups is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }
}
