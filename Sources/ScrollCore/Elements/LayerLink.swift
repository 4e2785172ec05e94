// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How a layer hangs in the tree of layers: what it moves with, and what of it shows.
///
/// Elements of a layer keep their positions on it, and layers move with their parents. Both only
/// describe how to draw with few animations: translations and element frames are in screen
/// coordinates.
public struct LayerLink: Equatable, Sendable, BitwiseCopyable {
  /// The layer that it moves with: one with a lower index; 0 is the screen.
  public var parent: UInt8
  /// What shows of the layer and its children, in the layer's own coordinates, in points; nil for all.
  ///
  /// It is given as the display shows it: a right-to-left screen mirrors elements, but not clips.
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
