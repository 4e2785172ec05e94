// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

@testable import RunComparison

/// Runs to record.
enum RecordedExample {
  /// A run of a variant under a random script.
  static func timeline(
    _ variant: String, seed: UInt64 = 1, device: DeviceProfile = .iPhone11, rate: Int = 60
  ) throws -> Timeline {
    try Harness(variant, on: device).with { $0.rate = rate }
      .run(RandomScript.steps(seed: seed, gestures: 3))
  }

  /// The same run, recorded.
  static func run(
    _ variant: String, seed: UInt64 = 1, device: DeviceProfile = .iPhone11, rate: Int = 60
  ) throws -> RecordedRun {
    record(try timeline(variant, seed: seed, device: device, rate: rate), variant)
  }

  static func record(_ timeline: Timeline, _ variant: String) -> RecordedRun {
    let pattern = PatternCatalog.builtIn.entries.first {
      $0.variants.contains { "\($0.id)" == variant }
    }
    return RecordedRun(
      timeline, scenario: "test/random", pattern: "\(pattern?.id ?? "")", variant: variant,
      device: "iphone-11")
  }

  /// A run of one value at 60 frames a second, whose finger lifts at a time in seconds.
  static func run(of value: (Double) -> Double, frames: Int = 200, lift: Double = 0) -> RecordedRun
  {
    var timeline = Timeline(rate: 60)
    timeline.epochs = [.init(firstFrame: 0, screen: DeviceProfile.iPhone8.screen(.portrait))]
    timeline.valueNames = [TrackName("contentOffset.y")]
    timeline.phases = Array(repeating: .idle, count: frames)
    timeline.values = (0..<frames).map { value(Double($0) / 60) }
    timeline.fingers = Array(repeating: Point(.nan, .nan), count: frames)
    timeline.bounds = Array(
      repeating: ScrollBounds(start: 0, end: 667, leadingInset: 20, trailingInset: 0),
      count: frames)
    timeline.layers = Array(repeating: .zero, count: frames)
    timeline.layerLinks = [LayerLink()]
    timeline.elementStarts = Array(repeating: 0, count: frames + 1)
    timeline.events = [TimelineEvent(time: lift, kind: .touchUp)]
    timeline.stepTimes = [0, Double(frames) / 60]
    return record(timeline, "ch7")
  }
}
