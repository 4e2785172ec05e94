// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a layer hangs in the tree of layers: what it moves with, and what of it shows.
///
/// Elements of a layer keep their places on it, and layers above move with their parents. Both only tell
/// how to draw with few movements: translations and element frames are in screen coordinates all the same.
public struct LayerLink: Equatable, Sendable, BitwiseCopyable {
  /// The layer that it moves with: one with a lower index; 0 is the screen.
  public var parent: UInt8
  /// What shows of the layer and its children, in the layer's own coordinates, in points; nil for all.
  ///
  /// It is given as the display shows it: a right-to-left screen mirrors elements, not clips.
  public var clip: Rect?
  /// The radius of the clip's corners, in points.
  public var cornerRadius: Double

  /// Makes a link; lengths in points.
  public init(parent: UInt8 = 0, clip: Rect? = nil, cornerRadius: Double = 0) {
    self.parent = parent
    self.clip = clip
    self.cornerRadius = cornerRadius
  }
}
