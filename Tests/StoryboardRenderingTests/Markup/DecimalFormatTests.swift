// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct DecimalFormatTests {
  static func text(_ value: Double, _ decimals: Int, keepsLeadingZero: Bool = false) -> String {
    var bytes: [UInt8] = []
    DecimalFormat(decimals: decimals, keepsLeadingZero: keepsLeadingZero)
      .append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (0, 2, "0"), (-0.0, 2, "0"), (-0.004, 2, "0"), (0.5, 2, ".5"), (-0.5, 2, "-.5"),
    (148, 2, "148"), (-148.25, 2, "-148.25"), (1.005, 1, "1"), (0.996, 2, "1"), (2.345, 0, "2"),
    (0.05, 1, ".1"), (1000, 3, "1000"), (.nan, 2, "0"), (.infinity, 2, "0"),
    (12.3456789, 9, "12.3456789"),
  ])
  func `numbers are as short as possible`(value: Double, decimals: Int, expected: String) {
    #expect(Self.text(value, decimals) == expected)
  }

  @Test func `a leading zero is kept on request`() {
    #expect(Self.text(0.25, 2, keepsLeadingZero: true) == "0.25")
    #expect(Self.text(-0.25, 2, keepsLeadingZero: true) == "-0.25")
  }

  @Test(arguments: 0...9)
  func `the text reads back to the rounded number`(decimals: Int) throws {
    var random = SeededGenerator(seed: UInt64(decimals) + 1)
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    let format = DecimalFormat(decimals: decimals)
    for _ in 0..<2000 {
      let value = Double.random(in: -3000...3000, using: &random)
      let text = Self.text(value, decimals)
      let parsed = try #require(Double(text), "\(text)")
      #expect(parsed == format.rounded(value), "\(value)")
      #expect(abs(parsed - value) <= unit * 0.5000001 + 1e-12, "\(value)")
      #expect(!text.contains("e") && text != "-0")
      #expect(!text.contains(".") || text.last != "0" && text.last != ".")
    }
  }

  /// Hundredths have a separate implementation up to ten thousand.
  @Test func `hundredths are written like other decimals`() {
    let format = DecimalFormat(decimals: 2)
    let numbers = Array(-10_100...10_100) + stride(from: -1_000_300, through: 1_000_300, by: 37)
    for scaled in numbers {
      var bytes: [UInt8] = []
      format.append(scaled: scaled, to: &bytes)
      var padded = String(scaled.magnitude)
      while padded.count < 3 { padded = "0" + padded }
      var expected = padded.dropLast(2) + "." + padded.suffix(2)
      while expected.last == "0" { expected.removeLast() }
      if expected.last == "." { expected.removeLast() }
      if expected.count > 1, expected.first == "0" { expected.removeFirst() }
      if expected.isEmpty { expected = "0" }
      #expect(String(decoding: bytes, as: UTF8.self) == (scaled < 0 ? "-" : "") + expected)
    }
  }

  @Test func `numbers beyond the range are clamped to it`() {
    #expect(Self.text(1e300, 2) == "46000000000000000")
    #expect(Self.text(-1e300, 2) == "-46000000000000000")
  }
}
