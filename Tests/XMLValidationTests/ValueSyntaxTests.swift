// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct ValueSyntaxTests {
  private func test(_ text: String, _ check: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    var text = text
    return text.withUTF8(check)
  }

  @Test(arguments: [
    ("translate(1)", true), ("translate(1 2)", true), ("translate(1,2)", true),
    ("translate(1-2)", true),
    ("translate(1 , -.2)scale(2)", true), ("rotate(90 5 5) scale(1,-1)", true),
    ("matrix(1 0 0 1 5 6)", true),
    ("", false), ("translate()", false), ("translate(1 2 3)", false), ("translate(1px)", false),
    ("translate(1,)", false), ("rotate(1 2)", false), ("matrix(1 2 3)", false),
    ("translate(1", false),
    ("translate(1))", false), ("skewX(1)", false), ("none", false),
  ])
  func `transforms`(text: String, isGood: Bool) {
    #expect(test(text, ValueSyntax.isTransformList) == isGood)
  }

  @Test(arguments: [
    ("#abc", true), ("#A1b2C3", true), ("none", true), ("currentColor", true),
    ("url(#a.b-c)", true),
    ("#ab", false), ("#abcd", false), ("#ggg", false), ("red", false), ("url(a)", false),
    ("url(#)", false),
    ("url(#a", false), ("none ", false), ("", false),
  ])
  func `paints`(text: String, isGood: Bool) {
    #expect(test(text, ValueSyntax.isPaint) == isGood)
  }

  @Test(arguments: [
    ("1,2 3,4", true), ("1 2 3 4", true), ("1-2", true), ("1", false), ("1 2 3", false),
    ("1,2,", false), ("", false),
  ])
  func `points`(text: String, isGood: Bool) {
    #expect(test(text, ValueSyntax.isPointList) == isGood)
  }

  @Test(arguments: [
    ("0 0 1 1", true), ("-7 -7 14 14", true), ("0,0,1,1", true), ("0 0 0 1", false),
    ("0 0 1 -1", false),
    ("0 0 1", false), ("0 0 1 1 1", false), ("0 0 1 1px", false),
  ])
  func `view boxes`(text: String, isGood: Bool) {
    #expect(test(text, ValueSyntax.isViewBox) == isGood)
  }

  @Test(arguments: [("4s", 4.0), (".25s", 0.25), ("250ms", 0.25), ("0s", 0)])
  func `times`(text: String, seconds: Double) {
    #expect(test(text) { ValueSyntax.seconds($0) == seconds })
  }

  @Test(arguments: ["4", "s", "4 s", "4s ", "1e3s", "4m"])
  func `invalid times`(text: String) {
    #expect(test(text) { ValueSyntax.seconds($0) == nil })
  }

  @Test(arguments: [
    ("a", true), ("_a-1.b", true), ("1a", false), ("a b", false), ("", false), ("é", false),
    ("-a", false),
  ])
  func `identifiers`(text: String, isGood: Bool) {
    #expect(test(text, ValueSyntax.isIdentifier) == isGood)
  }

  @Test(arguments: [
    ("0", true), ("-1.5", true), ("+2", true), (".5", true), ("", false), ("1e3", false),
    ("1 ", false), (" 1", false), ("1px", false), ("-", false), ("NaN", false), ("1.", false),
  ])
  func `numbers`(text: String, isGood: Bool) {
    #expect(test(text) { (ValueSyntax.number($0) != nil) == isGood })
  }

  @Test(arguments: [
    ("0.7", 0.7), (".1", 0.1), ("-12.34567", -12.34567), ("+99.99", 99.99), ("5.27778", 5.27778),
    ("1234567890123456768", 1_234_567_890_123_456_768), ("0.000000000000000005", 5e-18),
  ])
  func `a number is what Swift reads from the same digits`(text: String, number: Double) {
    var text = text
    #expect(text.withUTF8(ValueSyntax.number).map { abs($0 - number) <= number.ulp } == true)
    if text.utf8.count < 16 { #expect(text.withUTF8(ValueSyntax.number) == number) }
  }

  @Test(arguments: [
    (AttributeRule.number, ["-3", ".25"], ["three", ""]),
    (.size, ["0", "3.5"], ["-1", "wide", "1e3"]),
    (.fraction, ["0", ".5", "1"], ["1.01", "-.1", "half"]),
    (.integer, ["-1", "0", "12"], ["1.5", "one", ""]),
    (.truth, ["true", "false"], ["True", "1", ""]),
    (.hidden, ["true"], ["false", ""]),
    (.flag, ["", "hidden"], ["until-found", " "]),
    (.live, ["off", "polite"], ["assertive", ""]),
    (.current, ["true", "page", "step", "time"], ["false", "date"]),
    (.visibility, ["hidden"], ["visible", "collapse", "hiddenly"]),
    (.fillRule, ["evenodd"], ["nonzero"]),
    (.roundness, ["round"], ["butt", "bevel"]),
    (.anchor, ["middle", "end"], ["start", "centre"]),
    (.weight, ["bold", "1", "600", "1000"], ["0", "1001", "6e2", "-600", "heavy", "", "600.0"]),
  ])
  func `values of an attribute are valid, or refused with the valid ones`(
    rule: AttributeRule, good: [String], bad: [String]
  ) {
    for text in good { #expect(test(text) { rule.refusal(of: $0) == nil }, "\(text)") }
    for text in bad { #expect(test(text) { rule.refusal(of: $0) != nil }, "\(text)") }
  }
}
