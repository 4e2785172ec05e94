// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct `A text style` {
  /// From Apple's Human Interface Guidelines, Typography.
  @Test(arguments: [
    (TextStyle.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ])
  func `has the published leading values`(style: TextStyle, leadings: [Double]) {
    #expect(ContentSizeCategory.allCases.map { style.leading(in: $0) } == leadings)
  }

  @Test func `scales a length by the growth of its leading, rounded to pixels`() {
    let cases: [(Double, ContentSizeCategory, Double, Double)] = [
      (44, .accessibility5, 3, 124), (44, .accessibility3, 2, 96), (60, .xSmall, 2, 52),
      (60, .xSmall, 3, 52 - 1.0 / 6), (0, .accessibility5, 3, 0),
    ]
    for (length, category, scale, expected) in cases {
      let scaled = TextStyle.body.scaled(length, in: category, pixelsPerPoint: scale)
      #expect(abs(scaled - expected) <= 0.5 / scale + 1e-9)
      #expect(abs((scaled * scale).rounded() - scaled * scale) < 1e-9)
    }
  }

  @Test(arguments: TextStyle.allCases)
  func `leaves a length unchanged at the default size, to the bit`(style: TextStyle) {
    for length in [44, 1.0 / 3, 0.1, -0.0, 1e9] {
      let scaled = style.scaled(length, in: .large, pixelsPerPoint: 3)
      #expect(scaled.bitPattern == length.bitPattern)
    }
  }

  @Test(arguments: TextStyle.allCases)
  func `never shrinks from one text size to the next`(style: TextStyle) {
    let grown = ContentSizeCategory.allCases.map {
      style.scaled(60, in: $0, pixelsPerPoint: 3)
    }
    #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
