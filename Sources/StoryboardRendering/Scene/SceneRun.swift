// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The motion of a scene in one timeline.
public struct SceneRun: Equatable, Sendable {
  /// Display frames per second.
  public let rate: Int
  /// The number of frames; frame `n` is shown at `n / rate` seconds.
  public let frameCount: Int
  /// The tracks; every run of a scene has the same targets and properties in the same order.
  public let tracks: [SceneTrack]
  /// The first frame at or after each event, rising and without repeats.
  public let eventFrames: [Int]
  /// The frame that represents the motion as a still picture.
  public let posterFrame: Int

  /// When the last frame is shown, in seconds.
  public var duration: Double { Double(max(frameCount - 1, 0)) / Double(rate) }
}

extension SceneRun {
  /// The run with a frame that is shown several times.
  ///
  /// - Parameters:
  ///   - frame: The frame, which becomes the still picture.
  ///   - count: How many frames are added.
  ///   - hasMark: Whether the run gets a track that shows a mark in these frames only.
  func holding(_ frame: Int, count: Int, hasMark: Bool) -> SceneRun {
    func held(_ samples: [Double]) -> [Double] {
      samples[...frame] + Array(repeating: samples[frame], count: count) + samples[(frame + 1)...]
    }
    var tracks = tracks.map {
      SceneTrack(target: $0.target, property: $0.property, samples: held($0.samples.all))
    }
    if hasMark {
      let samples = (0..<frameCount + count).map { (frame...frame + count).contains($0) ? 1.0 : 0 }
      tracks.append(
        SceneTrack(
          target: SceneName(.mark, stage: 0), property: .visibility, samples: samples))
    }
    let events = eventFrames.map { $0 > frame ? $0 + count : $0 } + [frame, frame + count]
    return SceneRun(
      rate: rate, frameCount: frameCount + count, tracks: tracks,
      eventFrames: Set(events).sorted(), posterFrame: frame)
  }
}
