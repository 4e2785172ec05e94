// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Fits of headers` {
  /// A list that is dragged to and fro below a header of 48 to 148 points, and a header that is
  /// late and too high.
  private struct Planted {
    var rate = 60.0
    var noise = 0.3
    /// The lag of the header, in seconds.
    var lag = 0.012
    /// The mean error of the header, in points.
    var mean = 1.5
    /// The initial offset of the list, and its travel, in points.
    var start = -148.0
    var way = 100.0

    func offset(_ time: Double) -> Double {
      start + way * (1 - Elementary.cos(Double.pi * time)) / 2
    }

    static func header(_ offset: Double) -> Double { min(max(-offset, 48), 148) }

    /// The recording, and the header that follows its noisy offsets.
    func recording(seed: UInt64) -> (recording: TraceRecording, simulated: [Double]) {
      var generator = SeededGenerator(seed: seed)
      let times = (0..<Int(4 * rate)).map { Double($0) / rate }
      let offsets = times.map { offset($0) + noise * SyntheticTrace.normal(&generator) }
      let header = times.map {
        Self.header(offset($0 - lag)) + mean + noise * SyntheticTrace.normal(&generator)
      }
      return (
        TraceRecording(times: times, offsets: offsets, header: header), offsets.map(Self.header)
      )
    }
  }

  @Test(arguments: [(60.0, 0.012, 1.5), (60, 0.05, -0.4), (120, 0, 0), (120, -0.02, 3)])
  func `have intervals that contain the mean and the lag`(rate: Double, lag: Double, mean: Double)
    throws
  {
    var planted = Planted()
    (planted.rate, planted.lag, planted.mean) = (rate, lag, mean)
    var held = (mean: 0, lag: 0)
    let count = 40
    for seed in 0..<UInt64(count) {
      let (recording, simulated) = planted.recording(seed: 7000 + seed)
      let fit = try #require(HeaderFit(recording, simulated: simulated))
      let fitted = try #require(fit.lag)
      if fit.mean.interval.contains(mean) { held.mean += 1 }
      if fitted.interval.contains(lag) { held.lag += 1 }
      #expect(fitted.margin < 0.002 && fit.mean.margin < 0.15)
      #expect(fit.rest < 0.6 && fit.rest < fit.rms + 0.05)
    }
    #expect(held.mean >= count * 9 / 10 && held.lag >= count * 9 / 10, "\(held)")
  }

  @Test func `find a header that waits a frame, and no other difference`() throws {
    var planted = Planted()
    (planted.noise, planted.mean, planted.lag) = (0, 0, 1 / 60.0)
    let (recording, simulated) = planted.recording(seed: 1)
    let fit = try #require(HeaderFit(recording, simulated: simulated))
    #expect(try abs(#require(fit.lag).value - 1 / 60.0) < 1e-6)
    #expect(abs(fit.mean.value) < 1e-3 && fit.rest < 1e-3)
    #expect(abs(fit.largest - 2.6) < 0.1 && fit.sampleCount == 240)
    #expect(abs(recording.header[fit.worst] - simulated[fit.worst]) == fit.largest)
  }

  @Test func `have no lag for a header at rest`() throws {
    var planted = Planted()
    (planted.start, planted.way) = (-100, 0)
    let (recording, simulated) = planted.recording(seed: 2)
    let fit = try #require(HeaderFit(recording, simulated: simulated))
    #expect(fit.lag == nil)
    #expect(fit.mean.interval.contains(1.5) && fit.mean.margin < 0.1)
  }

  @Test func `need both headers`() {
    let (recording, simulated) = Planted().recording(seed: 3)
    let none = simulated.map { _ in Double.nan }
    #expect(HeaderFit(recording, simulated: none) == nil)
    var bare = recording
    bare.header = []
    #expect(HeaderFit(bare, simulated: simulated) == nil)
  }
}
