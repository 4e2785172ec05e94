// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
@testable import XMLValidation

@Suite struct KeyframesChecksTests {
  @Test(arguments: [
    Corrupted(
      .svg, "62.5%{", "39%{",
      [
        "8: error: @keyframes k0: selector 39% does not rise after 40% (/svg/style)"
      ]),
    Corrupted(
      .svg, "0%{transform:translateY(0px)", "1%{transform:translateY(0px)",
      [
        "6: error: @keyframes k0: begins with 1%, not 0% (/svg/style)"
      ]),
    Corrupted(
      .svg, "100%{transform:translateY(0)}", "99%{transform:translateY(0)}",
      [
        "9: error: @keyframes k0: ends with 99%, not 100% (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "60%,50%{opacity:.25}",
      [
        "11: error: @keyframes k1: selector 60%,50% does not rise (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "50%,100%{opacity:.25}",
      [
        "11: error: @keyframes k1: selector 100% does not rise after 50%,100% (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "50%,{opacity:.25}",
      [
        "11: error: @keyframes k1: selector 50%, is no list of percentages (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "50%{opacity:1.25}",
      [
        "11: error: @keyframes k1 50%: opacity: 1.25: from 0 to 1 (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "50%{cx:3px}",
      [
        "11: error: @keyframes k1 50%: property cx not accepted (/svg/style)"
      ]),
    Corrupted(
      .svg, "50%{opacity:.25}", "50%{}",
      [
        "11: error: @keyframes k1: 50% is empty (/svg/style)"
      ]),
    Corrupted(
      .svg, "translateY(-120.5px)", "translateY(-120.5)",
      [
        "7: error: @keyframes k0 40%: transform: translateY(-120.5): translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg (/svg/style)"
      ]),
    Corrupted(
      .svg, "translateY(-120.5px)", "translate3d(0,1px,0)",
      [
        "7: error: @keyframes k0 40%: transform: translate3d(0,1px,0): translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg (/svg/style)"
      ]),
    Corrupted(
      .svg, "translateY(-120.5px)", "translateX(-120.5px)",
      [
        "7: error: @keyframes k0 40%: transform: translateX() after stops with translateY() (/svg/style)"
      ]),
    Corrupted(
      .svg, "opacity:.25", "filter:blur(-1px)",
      [
        "11: error: @keyframes k1 50%: filter: blur(-1px): blur() of px that are not negative (/svg/style)"
      ]),
    Corrupted(
      .svg, "opacity:.25", "filter:sepia(1)",
      [
        "11: error: @keyframes k1 50%: filter: sepia(1): blur() of px that are not negative (/svg/style)"
      ]),
    Corrupted(
      .svg, "opacity:.25", "stroke-width:-4px",
      [
        "11: error: @keyframes k1 50%: stroke-width: -4px: px that are not negative (/svg/style)"
      ]),
    Corrupted(
      .svg, "opacity:.25", "rx:4",
      ["11: error: @keyframes k1 50%: rx: 4: px that are not negative (/svg/style)"]),
    Corrupted(
      .svg, "translateY(-120.5px)", "rotate(30deg)",
      [
        "7: error: @keyframes k0 40%: transform: rotate() after stops with translateY() (/svg/style)"
      ]),
    Corrupted(
      .svg, "opacity:.25", "translate:3px 4px",
      [
        "11: error: @keyframes k1 50%: translate: 3px 4px: px along x, or 0 and px along y (/svg/style)"
      ]),
    Corrupted(
      .svg, "0%{opacity:1}50%{opacity:.25}", "0%{translate:0 1.5px}50%{translate:-3px}",
      [
        "11: error: @keyframes k1 50%: translate: x after stops along y (/svg/style)",
        "11: error: @keyframes k1: 100% changes other properties than the stops before (/svg/style)",
      ]),
    Corrupted(
      .svg, "translateY(-120.5px)", "scale(1.1)",
      [
        "7: error: @keyframes k0 40%: transform: scale() after stops with translateY() (/svg/style)"
      ]),
    Corrupted(
      .nested, "scale(1.15346)", "scale(0)",
      [
        "10: error: @keyframes k1 100%: transform: scale(0): translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg (/svg/style)"
      ]),
    Corrupted(
      .nested, "scale(1.15346)", "scale(1.15346px)",
      [
        "10: error: @keyframes k1 100%: transform: scale(1.15346px): translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg (/svg/style)"
      ]),
    Corrupted(
      .nested, "scale(1.15346)", "scale(1.15346) translateY(3px)",
      [
        "10: error: @keyframes k1 100%: transform: scale(1.15346) translateY(3px): translateX() or translateY() of px, scale() of a number above 0 or of 1 and such a number, or rotate() of deg (/svg/style)"
      ]),
    Corrupted(
      .svg, "cubic-bezier(.33,.2,.67,1.8)", "cubic-bezier(1.33,.2,.67,1.8)",
      [
        "6: error: @keyframes k0 0%: animation-timing-function: cubic-bezier(1.33,.2,.67,1.8): linear, cubic-bezier() with x from 0 to 1, steps(1,end) or step-end (/svg/style)"
      ]),
    Corrupted(
      .svg, "steps(1,end)", "ease-in",
      [
        "7: error: @keyframes k0 40%: animation-timing-function: ease-in: linear, cubic-bezier() with x from 0 to 1, steps(1,end) or step-end (/svg/style)"
      ]),
  ])
  func `an error in keyframes is found at its position`(corrupted: Corrupted) {
    #expect(corrupted.findings() == corrupted.expected)
  }
}
