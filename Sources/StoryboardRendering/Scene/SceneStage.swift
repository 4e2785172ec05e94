// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The drawing of a scene for one screen: a device in one orientation.
public struct SceneStage: Equatable, Sendable {
  /// The screen.
  public let screen: Screen
  /// The position of the screen's top left corner on the canvas, in points.
  public internal(set) var origin: Point
  /// The groups on the screen, back to front.
  public internal(set) var groups: [SceneGroup]
  /// The clips of layers.
  public internal(set) var clips: [SceneClip]
  /// The track that shows and hides the whole stage; nil if the device is never rotated.
  public internal(set) var visibilityTrack: Int?
  /// The finger's tracks along x and y and its presence; nil where it never changes.
  public internal(set) var fingerTracks: (x: Int?, y: Int?, visibility: Int?)
  /// The finger's position where no track changes it, in points from the screen's corner; nil if no
  /// run has a finger on this stage.
  public internal(set) var fingerBase: Point?

  /// Whether two stages draw the same.
  public static func == (a: SceneStage, b: SceneStage) -> Bool {
    a.screen == b.screen && a.origin == b.origin && a.groups == b.groups && a.clips == b.clips
      && a.visibilityTrack == b.visibilityTrack && a.fingerTracks == b.fingerTracks
      && a.fingerBase == b.fingerBase
  }
}
