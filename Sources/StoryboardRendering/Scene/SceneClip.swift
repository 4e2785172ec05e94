// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The visible part of a layer and its children.
public struct SceneClip: Equatable, Sendable {
  /// The layer.
  public let layer: Int
  /// The visible rectangle, in the layer's coordinates, in points.
  public let rect: Rect
  /// The radius of the corners, in points.
  public let cornerRadius: Double
  /// The track of the radius, as an index into the tracks of a run; nil for a radius that stays.
  var cornerTrack: Int?
}
