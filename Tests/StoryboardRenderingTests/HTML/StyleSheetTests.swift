// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PageTexts
import Testing

@testable import StoryboardRendering

@Suite struct StyleSheetTests {
  @Test(arguments: [
    ("/* Says. */\n.a .b > .c,\n.d { margin: 0 auto; }\n", ".a .b>.c,.d{margin:0 auto}\n"),
    (
      "@media (min-width: 2px) and (hover: none) {\n  a { top: 0; }\n}\n",
      "@media (min-width:2px) and (hover:none){a{top:0}}\n"
    ),
    (
      "a { width: calc(1px + 2px * var(--b) - 0.5em); }",
      "a{width:calc(1px + 2px * var(--b) - .5em)}\n"
    ),
    (
      "a { margin: -0.5em 10.5px 0.25px; color: #0a0b0c }",
      "a{margin:-0.5em 10.5px .25px;color:#0a0b0c}\n"
    ),
    (
      "a::before { content: \" : ; } \\\" /* */ 0.5\"; }",
      "a::before{content:\" : ; } \\\" /* */ 0.5\"}\n"
    ),
    (
      ":root:not(.a) .b { display: none !important; }", ":root:not(.a) .b{display:none!important}\n"
    ),
    ("a :hover, #b:checked + p ~ q { } ", "a :hover,#b:checked + p~q{}\n"),
    ("a { b: 1; /* one */ c: 2; }\nd { }", "a{b:1;c:2}\nd{}\n"),
  ])
  func `only insignificant characters are left out`(text: String, compact: String) {
    #expect(StyleSheet.compact(text) == compact)
    #expect(StyleSheet.compact(compact) == compact)
  }

  @Test func `parts that need the script are styled only if it runs`() {
    let page = StyleSheet.compact(EmbeddedAssets.pageCSS)
    for selector in ["#dock", ".lane", ".plot", ".moment", "#trial", "dialog", ".overlay"] {
      #expect(!page.contains(selector), "\(selector)")
      #expect(StoryboardPage.scriptStyle.contains(selector), "\(selector)")
    }
    #expect(!StoryboardPage.scriptStyle.contains { $0 == "<" || $0 == "&" })
  }
}
