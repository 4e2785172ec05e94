// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Everything that a scene draws for one screen: one device held one way up.
public struct SceneStage: Equatable, Sendable {
  /// The screen's facts.
  public let screen: Screen
  /// Where the screen's top left corner lies on the canvas, in points.
  public internal(set) var origin: Point
  /// What lies on the screen, back to front.
  public internal(set) var groups: [SceneGroup]
  /// What shows of layers that are clipped, by layer.
  public internal(set) var clips: [SceneClip]
  /// The track that shows and hides the whole stage; nil where the device is never turned.
  public internal(set) var visibilityTrack: Int?
  /// The finger's tracks along x and y and its presence; nil where it never changes.
  public internal(set) var fingerTracks: (x: Int?, y: Int?, visibility: Int?)
  /// The finger's place where no track changes it, in points from the screen's corner; nil where no
  /// run has a finger on this stage.
  public internal(set) var fingerBase: Point?

  /// Whether two stages draw the same.
  public static func == (a: SceneStage, b: SceneStage) -> Bool {
    a.screen == b.screen && a.origin == b.origin && a.groups == b.groups && a.clips == b.clips
      && a.visibilityTrack == b.visibilityTrack && a.fingerTracks == b.fingerTracks
      && a.fingerBase == b.fingerBase
  }
}
