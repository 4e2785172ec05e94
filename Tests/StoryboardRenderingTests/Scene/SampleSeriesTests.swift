// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct SampleSeriesTests {
  private func series(_ runs: [[Double]]) -> SampleSeries {
    SampleSeries(runs: runs.map(FrameSamples.init))
  }

  /// The differences from 0, without noise.
  private func settled(_ series: SampleSeries) -> SampleSeries {
    series.relative(to: series.map { _ in 0 }, noise: 1e-6)
  }

  @Test func `noise around one value is that value in all runs`() {
    let noisy = series([[56, 56 + 1e-13, 56 - 1e-13], [56 + 2e-13]])
    #expect(noisy.constant == nil)
    #expect(settled(noisy).constant == 56)
  }

  @Test func `a slow drift stays within the noise of the original`() {
    let drift = (0..<1000).map { Double($0) * 3e-7 }
    let settled = settled(series([drift]))
    #expect(zip(settled.runs[0], drift).allSatisfy { abs($0 - $1) <= 1e-6 })
    #expect(Set(settled.runs[0]).count > 200)
  }

  @Test func `motion stays as it is, and a rest after it is constant`() {
    let moving = settled(series([[.nan, 1, 2, 3, 3 + 1e-12, 3 - 1e-12]]))
    #expect(Array(moving.runs[0][1...]) == [1, 2, 3, 3, 3])
    #expect(moving.runs[0][0].isNaN)
  }

  @Test func `a difference is unknown if either part is`() {
    let difference = series([[1, 2, .nan]]).relative(to: series([[.nan, 0.5, 1]]), noise: 1e-6)
    #expect(difference.runs[0][1] == 1.5)
    #expect(difference.runs[0][0].isNaN && difference.runs[0][2].isNaN)
  }
}
