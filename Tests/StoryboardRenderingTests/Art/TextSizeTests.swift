// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct `The size of a text style` {
  /// From Apple's Human Interface Guidelines, Typography.
  @Test(arguments: [
    (TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func `is the published one`(style: TextStyle, sizes: [Double]) {
    #expect(ContentSizeCategory.allCases.map { style.size(in: $0) } == sizes)
  }

  @Test(arguments: TextStyle.allCases)
  func `is smaller than its line, and grows with it`(style: TextStyle) {
    for size in ContentSizeCategory.allCases {
      #expect(style.size(in: size) < style.leading(in: size))
      let difference = style.letterGrowth(in: size) - style.growth(in: size)
      #expect(difference.magnitude < 0.65, "\(style) \(size)")
    }
  }
}
