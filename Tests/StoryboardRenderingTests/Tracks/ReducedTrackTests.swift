// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct ReducedTrackTests {
  /// Reduces a track that moves alone, without knots.
  static func reduce(
    _ track: SceneTrack, rate: Int, _ clock: LoopClock, _ options: SVGOptions
  ) -> ReducedTrack {
    var known: TrackReduction?
    return ReducedTrack(
      track,
      tolerance: ErrorBudget.allowance(options.tolerance, decimals: options.precision),
      rate: rate, knots: [], clock: clock, precision: options.keyframePrecision,
      known: &known)
  }

  @Test(arguments: [60, 80, 120], SVGOptions.Encoding.allCases)
  func `rounded times, values and timing together stay within the tolerance`(
    rate: Int, encoding: SVGOptions.Encoding
  ) {
    var options = SVGOptions()
    options.encoding = encoding
    for seed in 0..<40 {
      let samples = RandomTrack.samples(seed: UInt64(seed) + 500, rate: rate)
      let track = SceneTrack(
        target: SceneName(.finger, stage: 0), property: .translateY, samples: samples)
      let clock = LoopClock(runs: [(rate, samples.count)], rest: 1, timeError: 0.1 / 20 / 20_000)
      let reduced = Self.reduce(track, rate: rate, clock, options)
      #expect(reduced.maximumError <= 0.1, "seed \(seed)")
    }
  }

  @Test func `a coarser tolerance needs fewer keys`() {
    let samples = RandomTrack.samples(seed: 3, rate: 60, hasJumps: false)
    let track = SceneTrack(
      target: SceneName(.finger, stage: 0), property: .translateY, samples: samples)
    let clock = LoopClock(runs: [(60, samples.count)], rest: 1, timeError: 1e-6)
    var options = SVGOptions()
    let fine = Self.reduce(track, rate: 60, clock, options)
    options.tolerance = 1
    let coarse = Self.reduce(track, rate: 60, clock, options)
    #expect(coarse.keys.count < fine.keys.count)
    #expect(coarse.maximumError > 0.1 && coarse.maximumError <= 1)
  }

  @Test func `presence changes a quarter frame before its frames`() {
    let track = SceneTrack(
      target: SceneName(.finger, stage: 0), property: .visibility, samples: [0, 0, 1, 1, 0])
    let clock = LoopClock(runs: [(60, 5)], rest: 1, timeError: 1e-6)
    let reduced = Self.reduce(track, rate: 60, clock, SVGOptions())
    #expect(reduced.keys.map(\.quarters) == [0, 7, 15])
    #expect(reduced.keys.map(\.value) == [0, 1, 0])
    #expect(reduced.maximumError == 0)
  }
}
