// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A full-screen view as a pattern meets it: one device, one orientation, one system version.
public struct Screen: Equatable, Sendable, BitwiseCopyable {
  /// Which way up the device is held.
  public var orientation: Orientation
  /// The view's extents, in points.
  public var size: Size
  /// `statusBarFrame.height`, in points; 0 where the bar is hidden.
  public var statusBarHeight: Double
  /// `safeAreaInsets` of the view, in points.
  public var safeAreaInsets: EdgeInsets
  /// Device pixels in a point.
  public var scale: Double

  /// Makes a screen from its facts; lengths in points.
  public init(
    orientation: Orientation, size: Size, statusBarHeight: Double, safeAreaInsets: EdgeInsets,
    scale: Double
  ) {
    self.orientation = orientation
    self.size = size
    self.statusBarHeight = statusBarHeight
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
  }

  /// The rectangle of the whole view, in points.
  public var bounds: Rect { Rect(0, 0, size.width, size.height) }
}
