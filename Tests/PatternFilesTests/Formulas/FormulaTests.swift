// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PatternFiles

@Suite("Formulas") struct FormulaTests {
  private static func bench(_ x: Double = 0) throws -> FormulaBench {
    try FormulaBench(
      ["x": x, "list.offset": x, "nothing": 0, "large": 1e308], lists: ["some": [3, 4, 8]],
      formulas: ["double": "x * 2", "inverse": "1 / x", "round1": "round2", "round2": "round1"])
  }

  private static let values: [(String, Double)] = [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("10 - 2 - 3", 5), ("-2 * -3", 6), ("2 - -1", 3),
    ("12 / 4 / 3", 1), ("1.5e2", 150), ("1e-1", 0.1), ("7 % 3", 1), ("-7 % 3", 2), ("7 % -3", -2),
    ("-7 % -3", -1), ("6 % 3", 0), ("5.5 % 2", 1.5),
    ("0.1 + 0.2", 0.30000000000000004), ("true ? 1 : 2", 1), ("false ? 1 : true ? 2 : 3", 2),
    ("1 < 2 ? 10 : 20", 10), ("2 <= 2 ? 10 : 20", 10), ("2 > 2 ? 10 : 20", 20),
    ("2 >= 3 ? 10 : 20", 20), ("1 == 1 && !(1 != 1) ? 1 : 0", 1), ("open ? 5 : 6", 5),
    ("edge == 'bottom' ? 5 : 6", 5), ("'top' == edge ? 5 : 6", 6), ("edge != 'top' ? 5 : 6", 5),
    ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("clamp(5, 1, 3)", 3), ("clamp(-5, 1, 3)", 1),
    ("clamp(2, 2, 2)", 2), ("abs(-2)", 2), ("sign(-2)", -1), ("sign(0)", 0), ("sign(9)", 1),
    ("floor(-1.5)", -2), ("ceil(-1.5)", -1), ("round(2.5)", 3), ("round(-2.5)", -3),
    ("round(0.49999999999999994)", 0), ("sqrt(9)", 3), ("exp(0)", 1), ("log(1)", 0),
    ("mix(3, 5, 1.5)", 6), ("pixel(1.4)", 4.0 / 3), ("pixel(-0.5)", -2.0 / 3),
    ("smooth(5, 0, 10)", 0.5), ("smooth(-5, 0, 10)", 0), ("smooth(50, 0, 10)", 1),
    ("smooth(1, 2, 2)", 0), ("smooth(2, 2, 2)", 1), ("some[1]", 4), ("some[0] + some[2]", 11),
    ("count(some)", 3), ("project(5, 0.998)", 0),
  ]

  @Test(arguments: values)
  func `a formula has its value`(text: String, value: Double) throws {
    var bench = try Self.bench()
    #expect(try bench.run(text) == .value(value))
  }

  private static let points: [(Double, Double, Double, Double)] = [
    (-30.0, 10.0, 7.0, 0.0), (0, 10, 10, 0), (50, 15, 15, 0), (99.999, 19.9999, 19.9999, 0),
    (100, 20, 20, 1), (150, 10, 10, 1), (200, 0, 0, 1), (250, 0, -10, 1),
  ]

  @Test(arguments: points)
  func `map is constant beyond its ends, or goes on, and equal places are a step`(
    x: Double, map: Double, extended: Double, step: Double
  ) throws {
    var bench = try Self.bench(x)
    let points = "[0, 100, 200], [10, 20, 0]"
    func expect(_ text: String, _ value: Double) throws {
      guard case .value(let found) = try bench.run(text) else {
        Issue.record("\(text) has no value")
        return
      }
      #expect((found - value).magnitude < 1e-9)
    }
    try expect("map(x, \(points))", map)
    try expect("map(x, \(points), 'extend')", extended)
    try expect("map(x, [0, 100, 100, 200], [0, 0, 1, 1])", step)
    try expect("map(x, [50], [7])", 7)
    try expect("map(x, [50], [7], 'extend')", 7)
  }

  /// A pull of 100 points on a view of 800 points: 0.55·100·800 / (800 + 0.55·100).
  @Test func `rubber is the rubber band of the profile, for both directions`() throws {
    var bench = try Self.bench()
    let shown = 0.55 * 100 * 800 / (800 + 0.55 * 100)
    #expect(try bench.run("rubber(100, 800)") == .value(shown))
    #expect(try bench.run("rubber(-100, 800)") == .value(-shown))
  }

  private static let lazy: [(String, Double)] = [
    ("nothing > 0 ? 1 / nothing : 5", 5.0), ("nothing == 0 || 1 / nothing > 2 ? 1 : 0", 1),
    ("nothing != 0 && some[7] > 2 ? 1 : 0", 0), ("nothing > 0 ? inverse : 8", 8),
    ("x == 0 ? 1 : inverse + inverse", 1), ("(x == 0 ? double : 3) + double", 0),
    ("(x != 0 ? inverse : 1) + 1", 2),
  ]

  @Test(arguments: lazy)
  func `what does not count is not evaluated`(text: String, value: Double) throws {
    var bench = try Self.bench()
    #expect(try bench.run(text) == .value(value))
  }

  private static let stops: [(String, Int)] = [
    ("1 / nothing", 2), ("nothing / nothing", 8), ("5 % nothing", 2), ("min(5, 1 / nothing)", 9),
    ("sqrt(-1)", 0), ("log(0)", 0), ("clamp(1, 3, 2)", 0), ("map(1, [2, 1], [0, 1])", 0),
    ("map(-9, [0, 0, 1], [0, 1, 2], 'extend')", 0), ("some[3]", 5), ("some[0.5]", 5),
    ("some[-1]", 5), ("large * 10", -1), ("1 + (large * 10 - large * 10)", -1),
    ("large * 10 - large * 10 < 1 ? 1 : 2", 24), ("inverse", 2), ("1 + inverse", 2),
  ]

  @Test(arguments: stops)
  func `a formula without a result stops at its sign`(text: String, offset: Int) throws {
    var bench = try Self.bench()
    #expect(try bench.run(text) == .stop(at: offset))
  }

  private static let mistakes: [(String, Int, String)] = [
    ("", 0, "expected a number, a name or '('; found the end of the formula"),
    ("1 +", 3, "expected a number, a name or '('; found the end of the formula"),
    ("1 2", 2, "expected an operator or the end of the formula; found 2.0"),
    ("(1", 2, "expected ')'; found the end of the formula"),
    ("1 ? 2", 5, "expected ':'; found the end of the formula"),
    ("1 < 2 < 3", 6, "comparisons do not chain: write `a < b && b < c`"),
    ("a.", 2, "expected a name after '.'; found the end of the formula"),
    ("a[1", 3, "expected ']'; found the end of the formula"),
    ("max(1, 2", 8, "expected ',' or ')'; found the end of the formula"),
    ("panel.progress(half)", 15, "expected a word in single quotes; found 'half'"),
    ("2 # 3", 2, "found '#', which no formula has"), ("1.", 0, "'1.' is not a number"),
    ("12ab", 0, "'12a' is not a number"), ("1e", 0, "'1e' is not a number"),
    ("'half", 0, "the word has no closing quote"),
    (String(repeating: "(", count: 65) + "1", 65, "the formula is nested too deep; found 1.0"),
    (String(repeating: "1", count: 2001), 2000, "a formula is at most 2000 bytes long"),
  ]

  @Test(arguments: mistakes)
  func `a mistake has a place`(text: String, offset: Int, message: String) {
    let error = #expect(throws: FormulaError.self) { try FormulaParser.parse(text) }
    #expect(error == FormulaError(offset: offset, message: message))
  }

  private static let wrong: [(String, Int, String?)] = [
    ("1 + true", 4, "expected a number; found true or false"),
    ("open + 1", 0, "expected a number; found true or false"),
    ("1 ? 2 : 3", 0, "expected true or false; found a number"),
    ("open ? 1 : false", 11, "expected a number; found true or false"),
    ("!5", 1, "expected true or false; found a number"),
    ("open == 1", 8, "expected true or false; found a number"),
    ("edge", 0, nil), ("x == 'top'", 5, "the word 'top' is compared with a number"),
    ("edge == 'tpo'", 8, "unknown word 'tpo' (did you mean 'top'?); known: top, bottom"),
    ("'top'", 0, "the word 'top' can only be compared with a parameter that has options"),
    ("[1]", 0, "a list can only be an argument of map"),
    ("clamp(1, 2)", 0, "expected clamp(x, low, high); found 2 arguments"),
    ("min(1)", 0, "expected min(a, b, …); found 1 arguments"),
    ("map(x, [0], [0, 1])", 12, "map needs as many x as y, at least one: found 1 and 2"),
    ("map(x, [0], [0], 'hold')", 17, "the fourth argument of map can only be 'extend'"),
    ("maxx(1, 2)", 0, nil), ("round1", 0, "the formula needs its own result"),
    ("x.y", 0, "unknown name 'x.y'"),
  ]

  @Test(arguments: wrong)
  func `types and names are checked when the file is read`(
    text: String, offset: Int, message: String?
  ) throws {
    var bench = try Self.bench()
    guard let message else {
      if text == "edge" {
        #expect(try bench.run(text) == .value(1))
      } else {
        #expect(throws: FormulaError.self) { try bench.run(text) }
      }
      return
    }
    do {
      _ = try bench.run(text)
      Issue.record("\(text) was accepted")
    } catch let error as FormulaError {
      #expect(error.offset == offset && error.message == message, "\(error)")
    }
  }
}
