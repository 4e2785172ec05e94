// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// What shows of a layer and of all that hangs on it.
public struct SceneClip: Equatable, Sendable {
  /// The layer.
  public let layer: Int
  /// What shows, in the layer's own space, in points.
  public let rect: Rect
  /// The radius of the corners, in points.
  public let cornerRadius: Double
}
