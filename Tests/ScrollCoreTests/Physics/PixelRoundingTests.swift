// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct PixelRoundingTests {
  @Test(arguments: [1.0, 2, 3])
  func `a rounded offset is the nearest device pixel`(scale: Double) {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<500 {
      let value = Double.random(in: -5000...5000, using: &generator)
      let rounded = PixelRounding.nearestPixel(value, scale: scale)
      #expect(isClose(rounded, value, 0.5 / scale + 1e-12), "seed 41")
      #expect(isClose(rounded * scale, (rounded * scale).rounded(), 1e-9))
      #expect(PixelRounding.nearestPixel(-value, scale: scale) == -rounded)
      #expect(PixelRounding.nearestPixel(rounded, scale: scale) == rounded)
    }
  }

  @Test func `ties go away from zero`() {
    #expect(PixelRounding.nearestPixel(0.25, scale: 2) == 0.5)
    #expect(PixelRounding.nearestPixel(0.75, scale: 2) == 1)
    #expect(PixelRounding.nearestPixel(-0.25, scale: 2) == -0.5)
    #expect(PixelRounding.nearestPixel(2.5, scale: 1) == 3)
    #expect(PixelRounding.nearestPixel(3.5, scale: 1) == 4)
    #expect(PixelRounding.nearestPixel(0.49999999999999994, scale: 1) == 0)
  }

  @Test func `whole pixels stay`() {
    for value in [0x1p60, -0x1p60, .infinity, -.infinity] {
      #expect(PixelRounding.nearestPixel(value, scale: 3) == value)
    }
    #expect(PixelRounding.nearestPixel(.nan, scale: 3).isNaN)
    #expect(PixelRounding.nearestPixel(0, scale: 3) == 0)
  }

  @Test func `offsets are left alone only without rounding`() {
    #expect(PixelRounding.rest.rounded(10.4, scale: 2) == 10.5)
    #expect(PixelRounding.frame.rounded(10.4, scale: 2) == 10.5)
    #expect(PixelRounding.none.rounded(10.4, scale: 2) == 10.4)
  }
}
