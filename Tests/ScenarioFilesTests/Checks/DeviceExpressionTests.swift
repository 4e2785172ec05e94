// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import ScenarioFiles

@Suite struct DeviceExpressionTests {
  // iPhone 11 in landscape: 896 × 414, status bar 0, insets 0, 48, 21, 48
  private static let screen = DeviceProfile.iPhone11.screen(.landscape)

  @Test(arguments: [
    ("1", 1.0), (" 1.5 + .5 - 1 ", 1), ("2 * 3 + 4", 10), ("2 + 3 * 4", 14), ("(2 + 3) * 4", 20),
    ("-2 * -(3 - 1)", 4),
    ("--1", 1), ("device.width", 896), ("device.height - 14", 400), ("device.scale", 2),
    ("device.statusBarHeight + 100", 100),
    ("device.safeArea.top", 0), ("device.safeArea.left", 48), ("device.safeArea.bottom", 21),
    ("device.safeArea.right", 48),
    ("2 * (device.width - device.height) * 0.5", 482), ("device.width-device.width", 0),
    ("-(device.width + 4 - (device.height * 2 - 8))", -80),
  ])
  func `an expression has its value on a screen`(_ text: String, _ expected: Double) throws {
    #expect(try ExpressionParser.parse(text).value(on: Self.screen) == expected)
  }

  @Test func `each fact appears once, in a fixed order`() throws {
    let expression = try ExpressionParser.parse(
      "device.scale + device.width - 3 * device.scale + 1")
    #expect(
      expression
        == DeviceExpression(
          1, [DeviceExpression.Term(.width), DeviceExpression.Term(.scale, factor: -2)]))
  }

  @Test(arguments: [
    ("", 0, "expected a number or a fact of the device; found the end of the text"),
    ("1 +", 3, "expected a number or a fact of the device; found the end of the text"),
    ("1 2", 2, "expected an operator or the end of the expression; found '2'"),
    ("(1", 2, "expected ')'; found the end of the text"),
    (
      "é/", 0,
      "unknown fact 'é'; accepted: \(DeviceExpression.Fact.allCases.map(\.rawValue).joined(separator: ", "))"
    ),
    ("1 / 2", 2, "expected an operator or the end of the expression; found '/'"),
    ("+1", 0, "expected a number or a fact of the device; found '+'"),
    ("1.2.3", 0, "'1.2.3' is not a number"),
    (
      "device.width * device.height", 13,
      "a fact of the device can only be multiplied with a number"
    ),
    (
      String(repeating: "9", count: 400), 0,
      "'\(String(repeating: "9", count: 60))…' is not a number"
    ),
    (
      "1" + String(repeating: "0", count: 200) + "*1" + String(repeating: "0", count: 200), 0,
      "the expression is too large for a number"
    ),
    (String(repeating: "(", count: 65) + "1", 64, "the expression is nested too deep; found '('"),
    (String(repeating: " ", count: 501), 0, "an expression is at most 500 characters long"),
  ])
  func `an error in an expression has a position`(_ text: String, _ offset: Int, _ message: String)
  {
    let failure = #expect(throws: ExpressionParser.Failure.self) {
      try ExpressionParser.parse(text)
    }
    #expect(failure?.offset == offset)
    #expect(failure?.message == message)
  }
}
