// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import RunComparison
@testable import ScrollCore

@Suite struct `Recorded tracks` {
  /// Numbers that stay, creep, jump and are missing for some time.
  private func samples(_ count: Int, seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var number = 0
    var samples: [Int] = []
    while samples.count < count {
      let length = Int.random(in: 1...150, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: samples += Array(repeating: RecordedTrack.missing, count: length)
      case 1: number = Int.random(in: -RecordedTrack.limit...RecordedTrack.limit, using: &random)
      case 2: number = Int.random(in: -70_000...70_000, using: &random)
      case 3: samples += Array(repeating: number, count: length)
      default:
        for _ in 0..<length {
          number += Int.random(in: -300...300, using: &random)
          samples.append(number)
        }
      }
    }
    return Array(samples.prefix(count))
  }

  @Test(arguments: [1, 63, 64, 65, 1000, 5000])
  func `have the numbers that they were made of`(count: Int) {
    for seed in UInt64(1)...20 {
      let samples = samples(count, seed: seed)
      let track = RecordedTrack(samples)
      #expect(track.samples(count) == samples)
      #expect(track.isConstant == samples.allSatisfy { $0 == samples[0] })
      #expect(track.constant == samples[0])
    }
  }

  @Test func `are equal if their numbers are, however these were appended`() {
    for seed in UInt64(1)...20 {
      let samples = samples(700, seed: seed)
      var runs = TrackBuilder()
      var first = 0
      while first < samples.count {
        let end = samples[first...].firstIndex { $0 != samples[first] } ?? samples.count
        runs.append(samples[first], repeated: end - first)
        first = end
      }
      #expect(runs.finish() == RecordedTrack(samples))
      var other = samples
      other[Int(seed) * 30] &+= 1
      #expect(RecordedTrack(other) != RecordedTrack(samples))
    }
  }

  @Test(arguments: ["ch8", "sh3", "bs3", "st7", "pp2", "pr2"])
  func `of frames that come part by part are those of the run`(variant: String) throws {
    let harness = Harness(variant, on: .iPhone11)
    let request = harness.request(
      RandomScript.steps(seed: 8, gestures: 4) + [.pause(5), .rotate(to: .landscape), .pause(1)])
    var timeline = try harness.entry.run(request)
    // All frames are looked at.
    timeline.stays = []
    let whole = RecordedExample.record(timeline, variant)
    var recorder = RunRecorder()
    var parts = 0
    let rest = try harness.entry.run(request) { part, count in
      recorder.append(part, frameCount: count)
      parts += 1
    }
    #expect(parts > 2)
    let run = recorder.run(
      rest, scenario: whole.scenario, pattern: whole.pattern, variant: whole.variant,
      device: whole.device)
    #expect(run == whole)
    #expect(RunWriter.write(run) == RunWriter.write(whole))
  }
}
