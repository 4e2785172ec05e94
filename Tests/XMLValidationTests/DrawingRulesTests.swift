// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

/// Damage that a schema accepts but that changes the picture, or dark mode, or reduced motion.
@Suite struct DrawingRulesTests {
  private func findings(_ text: String) -> [String] {
    texts(StoryboardValidator().validate(svg: Array(text.utf8), name: "a"))
  }

  @Test func `the renderer's output has no findings`() {
    #expect(findings(Fixture.written) == [])
  }

  @Test func `stills of a long drawing may be rounded as they are printed`() {
    func drawing(_ part: String) -> String {
      // Frames 60 and 20220 of 301 s at 120 frames a second.
      Fixture.written.replacing("f60", with: "f20220").replacing("0.3!", with: part + "!")
        .replacing("f30", with: "f60").replacing("0.15!", with: "0.0016611!")
    }
    #expect(findings(drawing("0.5598007")) == findings(drawing("0.5598006")))
    #expect(!findings(drawing("0.5598007")).contains { $0.contains("of the loop") })
    #expect(findings(drawing("0.5608")).contains { $0.contains("of the loop") })
  }

  /// What the renderer writes, and what it never writes.
  private static let damages: [(String, String)] = [
    // Selectors.
    ("#layer1{", "#layer1;{"), ("#layer1{", "#layer1:bogus{"), ("#layer1{", "#layer1>{"),
    ("#layer1{", "#layer1,{"), ("#layer1{", "#layer1 *{"), ("#layer1{", "##layer1{"),
    ("#layer1{", "layer1{"), ("#layer1{", ">{"), ("#layer1{", ":bogus{"), ("#layer1{", "#layer5{"),
    ("#layer1{", "#layer1.tail{"), ("#layer1{", "g#layer1{"), ("#layer1{", "{"),
    (".f:target~g *{", ".f:target g *{"), (".f:target~g *{", ".f:target~g{"),
    (".f:target~g *{", ".f:hover~g *{"), (".f:target~g *{", ".f~g *{"),
    ("#f30:target~g *", "#f31:target~g *"), ("#f30:target~g *", "#f30:target+g *"),
    ("@media(prefers-reduced-motion:reduce){*{", "@media(prefers-reduced-motion:reduce){g{"),
    // Rules in addition to the renderer's, or missing ones.
    ("#layer1{", "*{display:none}#layer1{"), ("#layer1{", "svg{opacity:0}#layer1{"),
    ("#layer1{", "@media print{#layer1{}}#layer1{"), ("#layer1{", "@media;{}#layer1{"),
    ("@media(prefers-reduced-motion:reduce){*{animation:none!important}}", ""),
    (".a-bar{fill:#1b1b1f}", ".a-bar{}"), (".a-bar{fill:#1b1b1f}", ".a-bar{;}"),
    // Conditions.
    ("(prefers-reduced-motion:reduce)", "(prefers-reduced-motion:no-preference)"),
    ("(prefers-color-scheme:dark)", "(prefers-color-scheme:light)"),
    ("(prefers-color-scheme:dark)", "not (prefers-color-scheme:dark)"),
    ("(prefers-color-scheme:dark)", "print"), ("(prefers-color-scheme:dark)", ""),
    // Animations.
    ("k0 3.333333s linear infinite", "k0 3.333333s linear 0"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite 0"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear"),
    ("k0 3.333333s linear infinite", "k0 3.333333s infinite"),
    ("k0 3.333333s linear infinite", "k0 3.333333s ease infinite"),
    ("k0 3.333333s linear infinite", "k0 3.333333s step-end infinite"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite reverse"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite paused"),
    ("k0 3.333333s linear infinite", "k0 33.33333s linear infinite"),
    ("k0 3.333333s linear infinite", "k0 3.333333s -1s linear infinite"),
    ("k0 3.333333s linear infinite", "k0 3.333333 linear infinite"),
    ("k0 3.333333s linear infinite", "k1 3.333333s linear infinite"),
    ("k0 3.333333s linear infinite", "none"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite!important"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite;display:none"),
    ("k0 3.333333s linear infinite", "k0 3.333333s linear infinite;animation:none"),
    ("#layer1{animation:", "#layer1{animation-name:"),
    ("#layer1{animation:", "#layer1{Xanimation:"),
    ("k2 3.333333s step-end infinite}", "k2 3.333333s linear infinite}"),
    // Stills.
    ("animation-duration:1ms!important", "animation-duration:1s!important"),
    ("animation-duration:1ms!important", "animation-duration:1ms"),
    ("animation-delay:-1s!important", "animation-delay:1s!important"),
    ("animation-fill-mode:both!important", "animation-fill-mode:none!important"),
    (";animation-fill-mode:both!important", ""), (".tail{opacity:0}", ".tail{opacity:1}"),
    ("animation-iteration-count:0.15!important", "animation-iteration-count:0.2!important"),
    ("animation-iteration-count:0.15!important", "animation-iteration-count:-1!important"),
    ("animation-iteration-count:0.15!important", "animation-iteration-count:0.15"),
    ("animation-iteration-count:0!important", "animation-iteration-count:1!important"),
    // Colours.
    ("fill:#1b1b1f", "fill:bogus"), ("fill:#1b1b1f", "fill:#1b1b1"),
    ("fill:#1b1b1f", "stroke:#1b1b1f"),
    ("fill:#1b1b1f", "fill:#1b1b1f!important"), ("fill:#1b1b1f", "fill:var(--x)"),
    ("fill:#1b1b1f", "fill:#1b1b1f;fill:#fff"), ("fill:#1b1b1f", "fill :"),
    ("fill-opacity:.5}}", "fill-opacity:5}}"), ("stroke:#8d8e96", "stroke-width:9"),
    ("stroke:#8d8e96", "--x:1"),
    // Keyframes.
    ("60%,100%{translate:0 -13.5px}", "60%,100%{translate:0 -13.5px!important}"),
    ("60%,100%{translate:0 -13.5px}", "60%,100%{opacity:1}"),
    ("60%,100%{translate:0 -13.5px}", "60%,100%{translate:0 -13.5px;opacity:1}"),
    ("60%,100%{translate:0 -13.5px}", "60%,100%{translate:0 -13.5px;translate:0 1px}"),
    ("60%,100%{translate:0 -13.5px}", "60%,100%{translate:0 -99999999px}"),
    ("60%,100%{translate:0 -13.5px}", "60%;100%{translate:0 -13.5px}"),
    ("60%,100%{translate:0 -13.5px}", "60%,100%;{translate:0 -13.5px}"),
    ("animation-timing-function:step-end}", "animation-timing-function:bogus}"),
    ("@keyframes k0{", "@keyframes k0;{"), ("@keyframes k0{", "@-webkit-keyframes k0{"),
    // The root.
    (#"width="435.5""#, #"width="0""#), (#"width="435.5""#, #"width="43.55""#),
    (#"height="867""#, #"height="-867""#), ("0 0 435.5 867", "0 0 1 1"),
    ("0 0 435.5 867", "5 0 435.5 867"), ("0 0 435.5 867", "0 0 435.5 86"),
    ("0 0 435.5 867", "0 0 435.5"),
  ]

  @Test(arguments: damages)
  func `damage is found`(original: String, damage: String) throws {
    let place = try #require(Fixture.written.firstRange(of: original))
    var text = Fixture.written
    text.replaceSubrange(place, with: damage)
    #expect(findings(text) != [])
  }
}
