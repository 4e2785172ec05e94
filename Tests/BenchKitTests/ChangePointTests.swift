// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import BenchKit

@Suite
struct ChangePointTests {
  /// A level for each number, with noise between minus and plus a share of it, the same in every run.
  private func noisy(_ levels: [Double], share: Double, seed: UInt64) -> [Double] {
    var state = seed
    return levels.map { level in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let unit = Double(state >> 11) / Double(1 << 53)
      return level * (1 + share * (2 * unit - 1))
    }
  }

  /// As many numbers at each level, each level a share above the last.
  private func stairs(_ steps: Int, share: Double, each: Int) -> [Double] {
    var level = 1000.0
    return (0...steps).flatMap { step -> [Double] in
      if step > 0 { level *= 1 + share }
      return [Double](repeating: level, count: each)
    }
  }

  @Test(arguments: [UInt64(1), 2, 3, 4, 5])
  func `Five steps of 0.9 per cent are found where they are, through noise of 0.1 per cent`(
    seed: UInt64
  ) {
    let series = noisy(stairs(5, share: 0.009, each: 12), share: 0.001, seed: seed)
    let points = ChangePoints(series, share: 0.002).points
    #expect(points.map(\.index) == [12, 24, 36, 48, 60])
    #expect(points.allSatisfy { abs($0.after / $0.before - 1.009) < 0.001 })
  }

  @Test
  func `Exact figures need two commits at each level`() {
    #expect(ChangePoints(stairs(5, share: 0.009, each: 2)).points.map(\.index) == [2, 4, 6, 8, 10])
  }

  @Test
  func `Noise alone is hardly ever a change`() {
    let alarms = (0..<100).map { seed in
      ChangePoints(
        noisy([Double](repeating: 1000, count: 60), share: 0.01, seed: UInt64(seed))
      ).points.count
    }
    #expect(alarms.reduce(0, +) <= 3)
  }

  @Test
  func `A level that never changes has no change, and an outlier is none`() {
    #expect(ChangePoints([Double](repeating: 7, count: 40)).points.isEmpty)
    var series = noisy([Double](repeating: 1000, count: 40), share: 0.001, seed: 9)
    series[20] *= 1.02
    #expect(ChangePoints(series).points.isEmpty)
    #expect(ChangePoints([]).points.isEmpty && ChangePoints([1, 2]).points.isEmpty)
  }

  @Test
  func `Steps below the least share that counts are one level`() {
    #expect(ChangePoints(stairs(3, share: 0.0005, each: 10), share: 0.01).points.isEmpty)
  }

  @Test
  func `Student's t has the probabilities of its tables`() {
    func close(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-9 }
    // t = −1 with 8 degrees of freedom, and t = 2 with 2: closed forms.
    let first = StudentTest.probability([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    #expect(close(first, 0.3465935070873341))
    #expect(close(StudentTest.incompleteBeta(0.5, 1, 0.5), 1 - 0.5.squareRoot()))
    #expect(close(StudentTest.incompleteBeta(0.3, 2, 1), 0.09))
    #expect(StudentTest.probability([1], [2]) == 1 && StudentTest.probability([], [2, 3]) == 1)
    #expect(StudentTest.probability([1, 1], [2, 2]) == 0)
  }

  @Test
  func `Two per cent more than a budget is a finding at one per cent, and 0.9 per cent is none`()
    throws
  {
    let record = Figures.record()
    let budget = try #require(Budget(record, reason: "first"))
    for (share, count) in [(1.02, 1), (1.011, 1), (1.009, 0)] {
      var more = record
      more.instructions = record.instructions.map { $0 * share }
      #expect(budget.findings(more, slack: 0.01).count == count)
    }
  }
}
