// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScenarioFiles

@Suite struct JSON5DocumentTests {
  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), ("[[],{}]", "[[],{}]"), ("null", "null"), ("'a'", "\"a\""),
    (" true ", "true"), ("[true\u{A0},Infinity\u{2028},1\u{3000}]", "[true,inf,1.0]"),
    ("false// end", "false"), ("/**/[1,]", "[1.0]"),
    ("{a:1,}", "{\"a\":1.0}"),
    ("{'a b':1,\"c\":[2,[3]],d:{e:4}}", "{\"a b\":1.0,\"c\":[2.0,[3.0]],\"d\":{\"e\":4.0}}"),
    ("{$_é9:1}", "{\"$_é9\":1.0}"), ("{\\u0061b:1}", "{\"ab\":1.0}"),
    ("{a\u{200D}b:1}", "{\"a\u{200D}b\":1.0}"),
    ("{ true : 1, null : 2, Infinity : 3 }", "{\"true\":1.0,\"null\":2.0,\"Infinity\":3.0}"),
    ("[ // one\r 1, /* two * / */ 2 ]", "[1.0,2.0]"), ("//\u{2028}1", "1.0"),
    ("\u{FEFF}1", "1.0"), ("\u{A0}\u{3000}\u{2029}\u{0B}1\u{FEFF}", "1.0"),
  ])
  func `reads all kinds of JSON5 values`(_ text: String, _ expected: String) throws {
    #expect(spelling(try document(text).root) == expected)
  }

  @Test(arguments: [
    ("''", ""), ("'\"'", "\""), ("\"'\"", "'"), (#"'\''"#, "'"),
    (#"'\b\f\n\r\t\v\0'"#, "\u{8}\u{C}\n\r\t\u{B}\0"),
    (#"'\x41\u00e9\uD83D\uDE00'"#, "Aé😀"), (#"'\q\/\é'"#, "q/é"), ("'a\\\nb'", "ab"),
    ("'a\\\r\nb'", "ab"),
    ("'a\\\rb'", "ab"), ("'a\\\u{2028}b'", "ab"), ("'a\u{2028}b'", "a\u{2028}b"), ("'\tx'", "\tx"),
    ("'日本😀'", "日本😀"),
    (#"'\u2028'"#, "\u{2028}"), (#"'\a\B'"#, "aB"),
  ])
  func `reads every escape of a string`(_ text: String, _ expected: String) throws {
    let document = try document(text)
    #expect(document.text(of: 0).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  /// Numbers as JSON5 may write them, and their values.
  private static let notations: [(String, Double)] = [
    ("0", 0.0), ("-0", 0.0), ("+1", 1), ("12.50", 12.5), (".5", 0.5), ("-.5", -0.5), ("5.", 5),
    ("5.e1", 50), ("1e3", 1000),
    ("1E+3", 1000), ("1e-3", 0.001), ("0x1F", 31), ("-0XfF", -255), ("+0x0", 0),
    ("1e400", .infinity),
    ("-1e400", -.infinity), ("1e-400", 0), ("Infinity", .infinity), ("-Infinity", -.infinity),
    ("+Infinity", .infinity),
    ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
    ("2.2250738585072014e-308", 2.2250738585072014e-308),
    ("4.9406564584124654e-324", .leastNonzeroMagnitude),
    ("1.7976931348623157e308", 1.7976931348623157e308), ("0.1", 0.1),
    ("0x20000000000001", 9_007_199_254_740_992),
    ("179769313486231570000000000000000000000", 1.7976931348623157e38), ("8.41e21", 8.41e21),
  ]

  @Test(arguments: notations)
  func `reads every notation of a number, rounded correctly`(_ text: String, _ expected: Double)
    throws
  {
    #expect(try document(text).number(at: 0) == expected)
  }

  @Test(arguments: ["NaN", "-NaN", "+NaN"])
  func `reads NaN`(_ text: String) throws {
    #expect(try document(text).number(at: 0).isNaN)
  }

  @Test func `reads back the bits of random numbers`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(try document("\(number)").number(at: 0).bitPattern == number.bitPattern)
    }
  }

  @Test func `keeps keys in the order of the text`() throws {
    let keys = (0..<200).map { "k\(($0 * 7919) % 200)" }
    let text = "{\(keys.map { "\($0):0" }.joined(separator: ","))}"
    let spelt = spelling(try document(text).root)
    #expect(spelt == "{\(keys.map { "\"\($0)\":0.0" }.joined(separator: ","))}")
  }
}
