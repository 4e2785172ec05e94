// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct KeyframeReducerTests {
  static let reducer = KeyframeReducer(tolerance: 0.1, decimals: 2, smallestJump: 2)

  @Test(arguments: [60, 120], Array(0..<60))
  func `every frame is within the tolerance`(rate: Int, seed: Int) {
    let samples = RandomTrack.samples(seed: UInt64(seed), rate: rate)
    let keys = Self.reducer.keys(samples)
    for (frame, sample) in samples.enumerated() {
      let error = abs(keys.value(at: Double(frame)) / 100 - sample)
      #expect(error <= 0.1 + 1e-9, "frame \(frame) of seed \(seed)")
    }
  }

  @Test(arguments: [60, 120], Array(0..<30))
  func `between frames the curve stays between their samples`(rate: Int, seed: Int) {
    let samples = RandomTrack.samples(seed: UInt64(seed), rate: rate)
    let keys = Self.reducer.keys(samples)
    for frame in 1..<samples.count {
      let low = min(samples[frame - 1], samples[frame]) - 0.1 - 1e-9
      let high = max(samples[frame - 1], samples[frame]) + 0.1 + 1e-9
      for part in 1..<16 {
        let value = keys.value(at: Double(frame - 1) + Double(part) / 16) / 100
        #expect(value >= low && value <= high, "before frame \(frame) of seed \(seed)")
      }
    }
  }

  @Test(arguments: Array(0..<30))
  func `where a track must be straight it neither jumps nor bends`(seed: Int) {
    let samples = RandomTrack.samples(seed: UInt64(seed), rate: 60)
    let straight = [0, 1, 17, 40, 41, samples.count - 2]
    let keys = Self.reducer.keys(samples, straight: straight)
    for frame in straight {
      for part in 0...4 {
        let share = Double(part) / 4
        let value = keys.value(at: Double(frame) + share) / 100
        let wanted = samples[frame] + (samples[frame + 1] - samples[frame]) * share
        // Either end is rounded to hundredths.
        #expect(abs(value - wanted) < 0.0051, "after frame \(frame)")
      }
    }
    for (frame, sample) in samples.enumerated() {
      #expect(abs(keys.value(at: Double(frame)) / 100 - sample) <= 0.1 + 1e-9)
    }
  }

  @Test(arguments: Array(0..<30))
  func `timing stays in the unit square on request`(seed: Int) {
    let samples = RandomTrack.samples(seed: UInt64(seed), rate: 60)
    var reducer = Self.reducer
    reducer.staysInUnitSquare = true
    let keys = reducer.keys(samples)
    for key in keys {
      guard case .cubic(let y1, let y2, let decimals) = key.easing else { continue }
      var whole = 1
      for _ in 0..<decimals { whole *= 10 }
      #expect((0...whole).contains(y1) && (0...whole).contains(y2))
    }
    for (frame, sample) in samples.enumerated() {
      #expect(abs(keys.value(at: Double(frame)) / 100 - sample) <= 0.1 + 1e-9)
    }
  }

  @Test func `keys increase strictly from the first frame to the last`() {
    for seed in 0..<40 {
      let samples = RandomTrack.samples(seed: UInt64(seed), rate: 60)
      let keys = Self.reducer.keys(samples)
      #expect(keys.first?.quarters == 0)
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.quarters < $1.quarters })
      let last = keys[keys.count - 1].quarters
      #expect(last == 4 * (samples.count - 1) || last == 4 * (samples.count - 1) - 1)
    }
  }

  @Test func `a jump is a step a quarter frame before its frame`() {
    let samples = [100, 100, 100, 148, 148, 148].map(Double.init)
    let keys = Self.reducer.keys(samples)
    #expect(
      keys == [
        Keyframe(quarters: 0, value: 10_000, easing: .linear),
        Keyframe(quarters: 8, value: 10_000, easing: .step),
        Keyframe(quarters: 11, value: 14_800, easing: .linear),
        Keyframe(quarters: 20, value: 14_800, easing: .linear),
      ])
  }

  @Test func `a start of steady motion is not a jump`() {
    let samples = [0, 0, 0, 20, 40, 60, 80].map(Double.init)
    #expect(!Self.reducer.keys(samples).contains { $0.easing == .step })
  }

  @Test func `a rest needs two keys and a straight line two more`() {
    #expect(Self.reducer.keys([3, 3, 3, 3, 3]).count == 2)
    let line = (0..<100).map { Double($0) * 1.5 }
    #expect(Self.reducer.keys(line).count == 2)
    #expect(Self.reducer.keys([7]).count == 1)
  }

  @Test func `keys are at the requested frames`() {
    let samples = (0..<100).map { Double($0) * 1.5 }
    let keys = Self.reducer.keys(samples, knots: [10, 60])
    #expect(keys.map(\.quarters) == [0, 40, 240, 396])
  }

  @Test func `a decay needs few segments`() {
    let samples = (0..<240).map { 600 * (1 - SyntheticRun.exponential(-2 * Double($0) / 60)) }
    let keys = Self.reducer.keys(samples)
    #expect(keys.count <= 9, "\(keys.count)")
  }
}
