// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct ElementaryRemainderTests {
  /// Numbers of any bit pattern, and of like magnitude.
  private static func pairs(seed: UInt64) -> [(Double, Double)] {
    var generator = SeededGenerator(seed: seed)
    let patterns = (0..<20_000).map { _ in
      (Double(bitPattern: generator.next()), Double(bitPattern: generator.next()))
    }
    let near = (0..<20_000).map { _ in
      (
        Double.random(in: -1e4...1e4, using: &generator),
        Double.random(in: -500...500, using: &generator)
      )
    }
    let whole = (0..<20_000).map { _ in
      (
        Double(Int64.random(in: -(1 << 54)...1 << 54, using: &generator)),
        Double(Int.random(in: -1_000...1_000, using: &generator)) / 2
      )
    }
    return patterns + near + whole
  }

  @Test func `the remainder is that of the C library, to the bit`() {
    for (x, y) in Self.pairs(seed: 11) {
      let (found, expected) = (
        Elementary.remainder(x, dividingBy: y), x.truncatingRemainder(dividingBy: y)
      )
      guard !expected.isNaN else {
        #expect(found.isNaN, "\(x) by \(y)")
        continue
      }
      #expect(found.bitPattern == expected.bitPattern, "\(x) by \(y)")
    }
  }

  @Test(arguments: [
    (Double.greatestFiniteMagnitude, Double.leastNonzeroMagnitude), (1, .infinity), (0, 3),
    (-0.0, 3), (6, 3), (-6, 3), (5.5, -2), (9, 0.5), (0x1p53 - 1, 7), (0x1p53, 7), (7, 0x1p53),
    (.leastNonzeroMagnitude, 1), (.greatestFiniteMagnitude, 1.5),
    (0x1.fffffffffffffp1023, 0x1.8p1022),
  ])
  func `the remainder of special numbers`(x: Double, y: Double) {
    let expected = x.truncatingRemainder(dividingBy: y)
    #expect(Elementary.remainder(x, dividingBy: y).bitPattern == expected.bitPattern)
  }

  @Test func `there is no remainder of what is infinite, nor by 0`() {
    #expect(Elementary.remainder(.infinity, dividingBy: 2).isNaN)
    #expect(Elementary.remainder(2, dividingBy: 0).isNaN)
    #expect(Elementary.remainder(.nan, dividingBy: 2).isNaN)
    #expect(Elementary.remainder(2, dividingBy: .nan).isNaN)
  }

  @Test func `rounding is that of the C library, to the bit`() {
    let special = [
      0.49999999999999994, 0.5, 1.5, 2.5, 0x1p52, 0x1p52 - 0.5, 0x1p53 + 2, .infinity, 0,
    ]
    let random = Self.pairs(seed: 12).flatMap { [$0.0, $0.1] }.filter { !$0.isNaN }
    let mirrored = special.map { -$0 }
    for x in special + mirrored + random {
      #expect(
        Elementary.rounded(x).bitPattern == x.rounded(.toNearestOrAwayFromZero).bitPattern, "\(x)")
    }
  }
}
