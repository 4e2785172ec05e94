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
