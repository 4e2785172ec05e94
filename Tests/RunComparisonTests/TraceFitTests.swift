// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import RunComparison

@Suite struct `Fits of recordings` {
  /// Seeds of the noise, drawn at random: a few by default, more on demand.
  private static let seeds: [UInt64] = {
    let count = ProcessInformation.variable("SCROLLWORK_SEEDS").flatMap { Int($0) } ?? 40
    var generator = SeededGenerator(seed: 60501)
    return (0..<count).map { _ in generator.next() }
  }()

  /// The number of fits in which each 95 % interval contains the true constant.
  private func coverage(
    _ trace: SyntheticTrace, from start: Double, velocity: Double, for duration: Double,
    kind: MotionFit.Kind, _ constants: [(String, Double, (MotionFit) -> FittedConstant?)]
  ) throws -> [String: Double] {
    var counts: [String: Int] = [:]
    let seeds = Self.seeds.prefix(trace.hasFinger ? Self.seeds.count : Self.seeds.count / 2)
    for seed in seeds {
      let recording = trace.recording(from: start, velocity: velocity, for: duration, seed: seed)
      let motions = TraceFitter.fit(recording, facts: .init(viewport: trace.viewport))
      let motion = try #require(motions.first, "seed \(seed)")
      #expect(motions.count == 1 && motion.kind == kind, "seed \(seed): \(motions.map(\.kind))")
      for (name, value, constant) in constants {
        let fitted = try #require(constant(motion), "\(name), seed \(seed)")
        if fitted.interval.contains(value) { counts[name, default: 0] += 1 }
      }
    }
    return counts.mapValues { Double($0) / Double(seeds.count) }
  }

  @Test(arguments: [(60.0, 0.3, true), (120, 0.5, true), (60, 0.3, false)])
  func `have an interval that contains the decay rate of a fling`(
    _ rate: Double, _ noise: Double, _ hasFinger: Bool
  ) throws {
    let trace = SyntheticTrace(rate: rate, noise: noise, hasFinger: hasFinger)
    let coverage = try coverage(
      trace, from: 0, velocity: 1800, for: 0.12, kind: .fling,
      [("λ", DecelerationRate.normal.decayRate, { $0.decayRate })])
    #expect(coverage["λ", default: 0] >= 0.9, "\(coverage)")
  }

  @Test func `have intervals that contain all constants of a fling that bounces`() throws {
    let trace = SyntheticTrace(rate: 60, noise: 0.2)
    let coverage = try coverage(
      trace, from: 500, velocity: -2500, for: 0.1, kind: .flingAndBounce,
      [
        ("λ", DecelerationRate.normal.decayRate, { $0.decayRate }),
        ("response", 0.575, { $0.response }), ("damping ratio", 1, { $0.dampingRatio }),
      ])
    for (name, share) in coverage { #expect(share >= 0.9, "\(name): \(share)") }
    #expect(coverage.count == 3)
  }

  @Test func `have intervals that contain the spring and the rubber band of a pull`() throws {
    var trace = SyntheticTrace(rate: 120, noise: 0.2)
    // A spring that starts from rest is easier to estimate than one that is pushed.
    trace.profile.bounce = BounceLaw(
      spring: SpringParameters(dampingRatio: 0.8, response: 0.5), inwardFling: .ignored)
    let coverage = try coverage(
      trace, from: -120, velocity: -400, for: 0.6, kind: .bounce,
      [
        ("response", 0.5, { $0.response }), ("damping ratio", 0.8, { $0.dampingRatio }),
        ("rubber band", 0.55, { $0.rubberBand }),
      ])
    for (name, share) in coverage { #expect(share >= 0.9, "\(name): \(share)") }
    #expect(coverage.count == 3)
  }

  @Test func `state of UIKit's return only what the recording determines`() throws {
    let trace = SyntheticTrace(rate: 120, noise: 0.1)
    let recording = trace.recording(from: -120, velocity: -400, for: 0.6, seed: 9)
    let motion = try #require(TraceFitter.fit(recording, facts: .init(viewport: 667)).first)
    #expect(motion.kind == .bounce)
    // It is nearly an exponential: the spring is not determined, but the gain and the rubber band
    // are.
    #expect(try #require(motion.response).margin > 0.05)
    let gain = try #require(motion.releaseGain)
    #expect(gain.margin < 0.3 && (gain.value - 10).magnitude < 0.3)
    let band = try #require(motion.rubberBand)
    #expect(band.margin < 0.005 && (band.value - 0.55).magnitude < 0.005)
  }

  @Test func `are accurate, and not only wide`() throws {
    let fling = SyntheticTrace(noise: 0.3).recording(from: 0, velocity: 1800, for: 0.12, seed: 1)
    let motion = try #require(TraceFitter.fit(fling).first)
    let rate = try #require(motion.decayRate)
    #expect(rate.margin < 0.01)
    #expect((rate.value - 2.002).magnitude < 0.01)
    #expect((try #require(motion.decelerationRate).value - 0.998).magnitude < 1e-5)
    #expect(motion.rms < 0.4 && motion.largestResidual < 1.2)
  }

  @Test func `reproduce the published numbers of a fling that was recorded on a device`() throws {
    // flutter/flutter pull request 60501: trigger velocity 4030.7877, target 2135.0, delta 2008.5,
    // and the velocity was 0 at 2.98716 s. The recording itself is not published, so it is computed
    // from its velocity, and the fit is compared with the published resting position.
    var trace = SyntheticTrace(noise: 0.05)
    trace.range = ScrollRange(minimum: 0, maximum: 9000)
    let recording = trace.recording(
      from: 126.5 - 403.07877, velocity: 4030.7877, for: 0.1, seed: 60501)
    // The scroll view starts at 0: the drag before is beyond that and does not matter here.
    let motion = try #require(TraceFitter.fit(recording).first)
    let rate = try #require(motion.decayRate)
    #expect(motion.kind == .fling)
    #expect(rate.interval.contains(DecelerationRate.normal.decayRate))
    // Back from the first sample after the touch up to the touch up itself.
    let since = motion.liftTime - 0.35
    let velocity = motion.velocity.value * Elementary.exp(rate.value * since)
    let offset = motion.offset.value - (velocity - motion.velocity.value) / rate.value
    #expect((velocity - 4030.7877).magnitude < 3)
    #expect((offset - 126.5).magnitude < 0.5)
    let fling = DecaySimulation(position: 126.5, velocity: 4030.7877, rate: .normal)
    #expect(PixelRounding.rest.rounded(fling.restingPosition, scale: 2) == 2135)
    #expect((fling.restingPosition - 126.5 - 2008.5).magnitude < 0.12)
    #expect((fling.duration - 2.98716).magnitude < 1 / 60.0)
    // Speed and travel alone give the rate too.
    let told = Constants.decayRate(velocity: 4030.7877, distance: 2008.5)
    #expect((told - DecelerationRate.normal.decayRate).magnitude < 2e-4)
    #expect((motion.rest - 2135).magnitude < 0.5)
  }

  @Test func `find several motions in one recording`() throws {
    let trace = SyntheticTrace()
    let first = trace.recording(from: 0, velocity: 1500, for: 0.15, seed: 1)
    var second = trace.recording(from: -120, velocity: -500, for: 0.5, seed: 2)
    let end = try #require(first.times.last) + 0.02
    second.times = second.times.map { $0 + end }
    let joined = TraceRecording(
      times: first.times + second.times, offsets: first.offsets + second.offsets,
      finger: first.finger + second.finger)
    let motions = TraceFitter.fit(joined, facts: .init(viewport: 667))
    #expect(motions.map(\.kind).contains(.fling))
    #expect(motions.map(\.kind).contains(.bounce))
  }

  @Test func `find nothing in recordings without motion`() {
    let times = (0..<200).map { Double($0) / 60 }
    var generator = SeededGenerator(seed: 5)
    let still = times.map { _ in 100 + 0.1 * SyntheticTrace.normal(&generator) }
    #expect(TraceFitter.fit(TraceRecording(times: times, offsets: still)).isEmpty)
    #expect(TraceFitter.fit(TraceRecording(times: [0, 1], offsets: [0, 0])).isEmpty)
    let hostile = times.map { _ in Double.random(in: -1e9...1e9, using: &generator) }
    _ = TraceFitter.fit(TraceRecording(times: times, offsets: hostile))
  }
}

@Suite struct `Recordings aligned with simulations` {
  @Test func `agree if the physics are the same, and say where they differ`() throws {
    let trace = SyntheticTrace(noise: 0.1)
    let recording = trace.recording(from: 500, velocity: -2500, for: 0.1, seed: 3)
    let motions = TraceFitter.fit(recording)
    let same = TraceOverlay(recording, motions: motions, profile: .uikit, viewport: 667)
    #expect(same.rms < 0.5 && same.largest < 2)
    let other = TraceOverlay(recording, motions: motions, profile: .flutter, viewport: 667)
    #expect(other.largest > 5)
  }

  @Test func `are shifted in time to the best fit`() throws {
    let run = (0..<400).map { frame in
      DecaySimulation(position: 0, velocity: 1500).position(at: max(0, Double(frame) / 60 - 1))
    }
    let times = (0..<300).map { Double($0) / 60 }
    let recording = TraceRecording(
      times: times,
      offsets: times.map {
        DecaySimulation(position: 0, velocity: 1500).position(at: max(0, $0 - 0.6))
      })
    let overlay = TraceOverlay(recording, over: run, rate: 60)
    #expect((overlay.shift + 0.4).magnitude < 0.001)
    #expect(overlay.rms < 0.5)
  }
}

@Suite struct `Least squares` {
  @Test func `estimate the constants and errors of a straight line as in the closed form`()
    throws
  {
    // A textbook example: y = 1.1 + 0.6·x fits these, with s² = 0.8/3 and errors √(s²·1.1),
    // √(s²/10).
    let fit = try #require(
      LeastSquares(
        times: [1, 2, 3, 4, 5], values: [2, 2, 3, 3, 4.5].map { $0 }, start: [0, 0],
        steps: [1e-3, 1e-3]
      ) { p in { p[0] + p[1] * $0 } })
    #expect((fit.parameters[0] - 1.1).magnitude < 1e-9)
    #expect((fit.parameters[1] - 0.6).magnitude < 1e-9)
    let variance = fit.residuals.reduce(0) { $0 + $1 * $1 } / 3
    #expect((fit.standardErrors[0] - (variance * 1.1).squareRoot()).magnitude < 1e-9)
    #expect((fit.standardErrors[1] - (variance / 10).squareRoot()).magnitude < 1e-9)
  }

  @Test(arguments: [(4, 2.7764), (9, 2.2622), (30, 2.0423), (200, 1.9719)])
  func `use Student's distribution for their intervals`(_ freedom: Int, _ published: Double) {
    let quantile = FittedConstant.quantile(freedom: freedom)
    #expect((quantile - published).magnitude < published * 0.005)
  }

  @Test(arguments: [8.0, 9, 11, 12, 15], [300.0, 900, 1800])
  func `recognise a fling by any stop speed`(stop: Double, velocity: Double) throws {
    var trace = SyntheticTrace(rate: 60, noise: 0.1)
    trace.profile.stopSpeed = .points(stop)
    let recording = trace.recording(from: 0, velocity: velocity, for: 0.2, seed: 3)
    let motion = try #require(TraceFitter.fit(recording, facts: .init(viewport: 667)).first)
    #expect(motion.kind == .fling)
    #expect(motion.rubberBand == nil)
    #expect((try #require(motion.decayRate).value - 2.002).magnitude < 0.05)
  }
}
