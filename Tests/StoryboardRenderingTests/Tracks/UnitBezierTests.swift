// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import StoryboardRendering

/// `cubic-bezier` by its definition, with the parameter found by bisection.
func referenceBezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double
{
  func curve(_ t: Double, _ a: Double, _ b: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
  }
  var low = 0.0
  var high = 1.0
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if curve(middle, x1, x2) < x { low = middle } else { high = middle }
  }
  return curve((low + high) / 2, y1, y2)
}

@Suite struct UnitBezierTests {
  @Test func `the curve equals a bisection of its definition`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let x = Double.random(in: 0...1, using: &random)
      let y1 = Double.random(in: -3...3, using: &random)
      let y2 = Double.random(in: -3...3, using: &random)
      let expected = referenceBezier(x, 0.33, y1, 0.67, y2)
      #expect(abs(UnitBezier(y1: y1, y2: y2).value(at: x) - expected) < 1e-11)
    }
  }

  @Test func `the time of a parameter is the inverse of the parameter of a time`() {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(UnitBezier.time(at: UnitBezier.parameter(at: x)) - x) < 1e-12)
    }
  }

  @Test func `four fractions of the time at once give the same bits as one by one`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let x = SIMD4<Double>.random(in: 0...1, using: &random)
      let curve = UnitBezier(
        y1: Double.random(in: -3...3, using: &random), y2: Double.random(in: -3...3, using: &random)
      )
      let values = curve.value(at: x)
      for index in 0..<4 {
        #expect(values[index].bitPattern == curve.value(at: x[index]).bitPattern)
      }
    }
  }
}
