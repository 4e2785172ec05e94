// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// One element as a scene draws it.
public struct SceneElement: Equatable, Sendable {
  /// Which element it is.
  public let id: ElementID
  /// The rectangle in the space of its group, in points; for an element whose height varies, the
  /// greatest of its heights.
  public let rect: Rect
  /// The track that shows and hides the element, as an index into the tracks of a run.
  public internal(set) var visibilityTrack: Int?
  /// The track that fades what the element holds.
  public internal(set) var opacityTrack: Int?
  /// The opacity of what the element holds where no track changes it.
  public let contentAlpha: Double
}
