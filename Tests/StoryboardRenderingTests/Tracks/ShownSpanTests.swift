// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct ShownSpanTests {
  private static let curves: [UnitBezier?] = [nil, UnitBezier(y1: 0.1, y2: 1.2)]

  private static func span(_ frames: Range<Int>, _ curve: UnitBezier?) -> ShownSpan {
    ShownSpan(frames: frames, origin: 40, travel: -25, start: -0.3, pace: 0.1, curve: curve)
  }

  private static func difference(_ span: ShownSpan, _ samples: [Double]) -> Double {
    samples.withUnsafeBufferPointer { span.greatestDifference(from: $0.span) }
  }

  @Test(arguments: 1...13, curves)
  func `a wrong sample is found at any position`(count: Int, curve: UnitBezier?) {
    let span = Self.span(3..<(3 + count), curve)
    let shown = (0..<20).map { span.value($0) }
    #expect(Self.difference(span, shown) == 0)
    for off in span.frames {
      var samples = shown
      samples[off] += off % 2 == 0 ? 0.25 : -0.25
      #expect(abs(Self.difference(span, samples) - 0.25) < 1e-12)
    }
  }

  @Test(arguments: 1...9)
  func `samples of other frames do not count`(count: Int) {
    let span = Self.span(3..<(3 + count), nil)
    let samples = (0..<20).map { span.frames.contains($0) ? span.value($0) : 1000 }
    #expect(Self.difference(span, samples) == 0)
  }

  @Test func `a span without frames differs from nothing`() {
    let samples = [1.0, 2]
    #expect(Self.difference(ShownSpan(holding: 7, frames: 1..<1), samples) == 0)
  }
}
