// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// A part of the shadow of an element whose extents change: a rectangle that darkens what lies behind it.
public struct SceneShade: Equatable, Sendable {
  /// The name of the group that fades with the element.
  let name: SceneName
  /// The rectangle in the coordinates of its group, in points.
  public let rect: Rect
  /// The radius of the corners, in points.
  public let cornerRadius: Double
  /// The opacity where no track changes it.
  let alpha: Double
  /// The track that shows and hides the element, as an index into the tracks of a run.
  var visibilityTrack: Int?
  /// The track that fades it.
  var opacityTrack: Int?
}
