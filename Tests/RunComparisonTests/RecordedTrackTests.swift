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

  @Test func `that follow another one are equal to those with the same numbers`() {
    for seed in UInt64(1)...20 {
      let count = 1000 - Int(seed)
      let base = followable(count, seed: seed)
      for isMirrored in [false, true] {
        let relation = RecordedTrack.Relation(shift: 31_200, isMirrored: isMirrored)
        let samples = base.map { isMirrored ? 31_200 - $0 : 31_200 + $0 }
        let track = RecordedTrack(relation, to: RecordedTrack(base))
        #expect(track.samples(count) == samples)
        #expect(track.samples(70..<200) == Array(samples[70..<200]))
        #expect(track.constant == samples[0])
        #expect(samples.indices.allSatisfy { track[$0] == samples[$0] })
        #expect(track == RecordedTrack(samples))
        #expect(RecordedTrack(samples) == track)
        for place in [0, Int(seed) * 31, count - 1] {
          var other = samples
          other[place] += 1
          #expect(track != RecordedTrack(other))
        }
      }
    }
  }

  @Test func `may only be followed if their numbers change, exist and are small`() {
    #expect(!RecordedTrack(constant: 3).isFollowable)
    #expect(RecordedTrack([3, 4]).isFollowable)
    #expect(!RecordedTrack([3, 4, RecordedTrack.missing]).isFollowable)
    #expect(!RecordedTrack([3, 1 << 40]).isFollowable)
    let follower = RecordedTrack(.init(shift: 1, isMirrored: false), to: RecordedTrack([3, 4]))
    #expect(!follower.isFollowable)
  }

  /// Numbers that stay, then creep and jump.
  private func followable(_ count: Int, seed: UInt64) -> [Int] {
    samples(count, seed: seed).map { $0 == RecordedTrack.missing ? 0 : $0 % 1_000_000 }
  }

  @Test func `of the same frames follow each other as long as their numbers do`() {
    for seed in UInt64(1)...20 {
      let count = 1500
      let base = followable(count, seed: seed)
      let shifted = base.map { $0 + 81_200 }
      let mirrored = base.map { -$0 }
      // It goes elsewhere in one frame, or no longer exists.
      let place = 100 + 60 * Int(seed)
      var leaving = shifted
      leaving[place] += 1
      var ending = mirrored
      ending[place] = RecordedTrack.missing
      let late = base.map { max($0, 500) }
      let all = [
        [Int](repeating: 7, count: count), samples(count, seed: seed + 100), base, shifted,
        mirrored, leaving, ending, late, samples(count, seed: seed + 50),
      ]
      // Parts that are as long as the blocks, and parts that are not.
      for lengths in [[64], [64, 17], [1, 63, 40]] {
        var builder = TrackGroupBuilder(count: all.count)
        var (first, part) = (0, 0)
        while first < count {
          let length = min(lengths[part % lengths.count], count - first)
          for (index, samples) in all.enumerated() {
            builder.append(to: index, count: length) { samples[first + $0] }
          }
          first += length
          part += 1
        }
        let tracks = builder.finish()
        for (track, samples) in zip(tracks, all) { #expect(track == RecordedTrack(samples)) }
        #expect(tracks.indices.filter { tracks[$0].relation != nil } == [3, 4])
      }
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
