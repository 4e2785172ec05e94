// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct StoryboardPageTests {
  @Test(arguments: [
    Corrupted(
      .page, "<!DOCTYPE html>\n", "",
      [
        "1: error: a page begins with <!DOCTYPE html>, without identifiers"
      ]),
    Corrupted(
      .page, "<!DOCTYPE html>",
      #"<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">"#,
      [
        "1: error: a page begins with <!DOCTYPE html>, without identifiers"
      ]),
    Corrupted(
      .page, "<!DOCTYPE html>", #"<!DOCTYPE html [<!ENTITY a "b">]>"#,
      [
        "1:16: error: internal subset not accepted"
      ]),
    Corrupted(
      .page, "<p>A header", #"<p style="color:red">A header"#,
      [
        "22: error: Invalid attribute style for element p (/html/body/header/p)"
      ]),
    Corrupted(
      .page, #"<button type="button""#, #"<button type="button" onclick="x()""#,
      [
        "26: error: Invalid attribute onclick for element button (/html/body/main/section/button)"
      ]),
    Corrupted(
      .page, #"<button type="button""#, #"<button type="button" data-x="1""#,
      [
        "26: error: Invalid attribute data-x for element button (/html/body/main/section/button)"
      ]),
    Corrupted(
      .page, #"src="small.svg""#, #"src="https://example.org/small.svg""#,
      [
        "36: error: img src: data: or a file beside the page is accepted, nothing remote (/html/body/main/section/p/img)"
      ]),
    Corrupted(
      .page, #"src="small.svg""#, #"src="//example.org/small.svg""#,
      [
        "36: error: img src: data: or a file beside the page is accepted, nothing remote (/html/body/main/section/p/img)"
      ]),
    Corrupted(
      .page, #"href="https://example.org/""#, "href=\"java\tscript:alert(1)\"",
      [
        "36: error: a href: scheme javascript: not accepted (/html/body/main/section/p/a[2])"
      ]),
    Corrupted(
      .page, #"href="https://example.org/""#, #"href=" javascript:alert(1)""#,
      [
        "36: error: a href: scheme javascript: not accepted (/html/body/main/section/p/a[2])"
      ]),
    Corrupted(
      .page, #"<script type="module">"#, #"<script src="x.js" type="module">"#,
      [
        "40: error: Invalid attribute src for element script (/html/body/script)"
      ]),
    Corrupted(
      .page, #"<link rel="icon" href="data:,"/>"#, #"<link rel="stylesheet" href="x.css"/>"#,
      [
        "8: error: failed to compare type string (/html/head/link)",
        "8: error: Element link failed to validate attributes (/html/head/link)",
        "8: error: link href: only data: is accepted (/html/head/link)",
      ]),
    Corrupted(
      .page, #"href="data:,""#, #"href="favicon.ico""#,
      [
        "8: error: link href: only data: is accepted (/html/head/link)"
      ]),
    Corrupted(
      .page, #"aria-controls="time""#, #"aria-controls="tim""#,
      [
        #"26: error: aria-controls refers to "tim", which no element has as its id (/html/body/main/section/button)"#
      ]),
    Corrupted(
      .page, #"<label for="time">"#, #"<label for="tim">"#,
      [
        #"27: error: for refers to "tim", which no element has as its id (/html/body/main/section/label)"#
      ]),
    Corrupted(
      .page, ##"href="#main""##, ##"href="#mein""##,
      [
        #"21: error: href refers to "mein", which no element has as its id (/html/body/a)"#
      ]),
    Corrupted(
      .page, #"id="devices""#, #"id="main""#,
      [
        #"24: error: aria-labelledby refers to "devices", which no element has as its id (/html/body/main/section)"#,
        #"25: error: id "main" is already that of /html/body/main (/html/body/main/section/h2)"#,
      ]),
    Corrupted(
      .page, "<b>while</b>", "<blink>while</blink>",
      [
        "22: error: Did not expect element blink there (/html/body/header/p/blink)"
      ]),
    Corrupted(
      .page, "<summary>Keys</summary>", "",
      [
        "35: error: Did not expect element dl there (/html/body/main/section/details[1]/dl)"
      ]),
    Corrupted(
      .page, #"lang="en""#, "",
      [
        "2: error: Element html failed to validate attributes (/html)"
      ]),
    Corrupted(
      .page, "50% { opacity: .5 } ", "110% { opacity: .5 } ",
      [
        "16: error: @keyframes blink: selector 110% is above 100% (/html/head/style)",
        "16: error: @keyframes blink: selector to does not rise after 110% (/html/head/style)",
      ]),
    Corrupted(
      .page, "url(data:image/png;base64,AAAA)", "url(https://example.org/a.png)",
      [
        "13: error: url(https://example.org/a.png) not accepted: nothing is loaded (/html/head/style)"
      ]),
    Corrupted(
      .page, "/* a { comment */", "/* a { comment",
      [
        "14: error: style sheet: a comment has no end (/html/head/style)"
      ]),
    Corrupted(
      .page, "--paper: #f7f6f2;", "--paper: #f7f6f2; }",
      [
        #"10: error: style sheet: "color-scheme: light dark" has no block (/html/head/style)"#
      ]),
    Corrupted(
      .page, #"<h2 id="devices">"#, #"<h2 id="devices"><iframe></iframe>"#,
      [
        "25: error: Did not expect element iframe there (/html/body/main/section/h2/iframe)",
        "25: error: Element h2 has extra content: iframe (/html/body/main/section/h2/iframe)",
      ]),
    Corrupted(
      .page, #"<rect width="414" height="896" rx="40"/>"#, "<foreignObject/>",
      [
        "31: error: Did not expect element foreignObject there (/html/body/main/section/figure/svg/foreignObject)",
        "31: error: Element svg has extra content: foreignObject (/html/body/main/section/figure/svg/foreignObject)",
      ]),
    Corrupted(
      .page, #"role="img" aria-labelledby="phone""#, #"role="img" aria-labelledby="phones""#,
      [
        #"31: error: aria-labelledby refers to "phones", which no element has as its id (/html/body/main/section/figure/svg)"#
      ]),
  ])
  func `an error in a page is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }
}
