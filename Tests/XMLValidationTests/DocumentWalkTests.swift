// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct DocumentWalkTests {
  @Test(arguments: [
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="-5" height="896" class="paper" fill="none"/>"#,
      [
        #"26: error: width="-5": not negative (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="abc" height="896" class="paper" fill="none"/>"#,
      [
        #"26: error: width="abc": a number (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="1e3" height="896" class="paper" fill="none"/>"#,
      [
        #"26: error: width="1e3": a number (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" x="one" class="paper" fill="none"/>"#,
      [
        #"26: error: x="one": a number (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" y="" class="paper" fill="none"/>"#,
      [
        #"26: error: y="": a number (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" opacity="1.5" class="paper" fill="none"/>"#,
      [
        #"26: error: opacity="1.5": from 0 to 1 (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" visibility="visible" class="paper" fill="none"/>"#,
      [
        #"26: error: visibility="visible": hidden (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, #"<rect width="414" height="896" class="paper" fill="none"/>"#,
      #"<rect width="414" height="896" stroke-width="2" class="paper" fill="none"/>"#,
      [
        #"26: error: stroke-width without stroke (/svg/g[1]/rect)"#
      ]),
    Corrupted(
      .svg, ##"fill="#e5a""##, #"fill="redd""#,
      [
        #"32: error: fill="redd": #rgb, #rrggbb, none, currentColor, transparent or url(#id) (/svg/g[1]/g[2]/g/circle)"#
      ]),
    Corrupted(
      .svg, ##"fill="#e5a""##, ##"fill="#e5a4""##,
      [
        ##"32: error: fill="#e5a4": #rgb, #rrggbb, none, currentColor, transparent or url(#id) (/svg/g[1]/g[2]/g/circle)"##
      ]),
    Corrupted(
      .svg, ##"fill="#e5a""##, #"fill="url(#missing)""#,
      [
        #"32: error: fill refers to "missing", which no element has as its id (/svg/g[1]/g[2]/g/circle)"#
      ]),
    Corrupted(
      .svg, ##"fill="#e5a""##, #"fill="url(https://example.org/a.svg#b)""#,
      [
        #"32: error: fill="url(https://example.org/a.svg#b)": #rgb, #rrggbb, none, currentColor, transparent or url(#id) (/svg/g[1]/g[2]/g/circle)"#
      ]),
    Corrupted(
      .svg, #"fill-opacity=".3""#, #"fill-opacity="1.3""#,
      [
        #"34: error: fill-opacity="1.3": from 0 to 1 (/svg/g[2]/ellipse)"#
      ]),
    Corrupted(
      .svg, #"id="header-content""#, #"id="header""#,
      [
        "14: error: selector #header-content has no element (/svg/style)",
        #"32: error: id "header" is already that of /svg/g[1]/g[2] (/svg/g[1]/g[2]/g)"#,
      ]),
    Corrupted(
      .svg, #"id="header-content""#, #"id="1header""#,
      [
        "14: error: selector #header-content has no element (/svg/style)",
        #"32: error: id="1header": an id is letters, digits, -, _ and points and begins with a letter (/svg/g[1]/g[2]/g)"#,
      ]),
    Corrupted(
      .svg, ##"href="#photo""##, ##"href="#photos""##,
      [
        #"28: error: href refers to "photos", which no element has as its id (/svg/g[1]/g[1]/use)"#
      ]),
    Corrupted(
      .svg, ##"href="#photo""##, #"href="http://example.org/a.svg#photo""#,
      [
        #"28: error: use href="http://example.org/a.svg#photo": only #id is accepted (/svg/g[1]/g[1]/use)"#
      ]),
    Corrupted(
      .svg, #"clip-path="url(#outline)""#, #"clip-path="url(#nothing)""#,
      [
        #"25: error: clip-path refers to "nothing", which no element has as its id (/svg/g[1])"#
      ]),
    Corrupted(
      .svg, #"aria-labelledby="title desc""#, #"aria-labelledby="title nothing""#,
      [
        #"1: error: aria-labelledby refers to "nothing", which no element has as its id (/svg)"#
      ]),
    Corrupted(
      .svg, #"viewBox="0 0 414 896""#, #"viewBox="0 0 414""#,
      [
        #"1: error: viewBox="0 0 414": four numbers, width and height above 0 (/svg)"#
      ]),
    Corrupted(
      .svg, #"transform="translate(0,148)""#, #"transform="translate(0,148""#,
      [
        #"27: error: transform="translate(0,148": translate(), scale(), rotate() or matrix() of numbers (/svg/g[1]/g[1])"#
      ]),
    Corrupted(
      .svg, #"transform="translate(0,148)""#, #"transform="skewX(3)""#,
      [
        #"27: error: transform="skewX(3)": translate(), scale(), rotate() or matrix() of numbers (/svg/g[1]/g[1])"#
      ]),
    Corrupted(
      .svg, "M0 0h10v10H0zm2", "L0 0h10v10H0zm2",
      [
        "23: error: path data at byte 1: begins with M (/svg/defs/symbol/path)"
      ]),
    Corrupted(
      .svg, "M0 0h10v10H0zm2", "M0 0h10v1e1H0zm2",
      [
        "23: error: path data at byte 10: a command or number (/svg/defs/symbol/path)"
      ]),
    Corrupted(
      .svg, "a5 5 0 0110 10", "a5 5 0 2110 10",
      [
        "30: error: path data at byte 24: an arc flag is 0 or 1 (/svg/g[1]/g[1]/path)"
      ]),
    Corrupted(
      .svg, "<defs>", #"<?xml-stylesheet href="http://example.org/x.css"?><defs>"#,
      [
        "20: error: processing instruction <?xml-stylesheet?> not accepted (/svg/processing-instruction('xml-stylesheet'))"
      ]),
  ])
  func `an error in a value or reference is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }
}
