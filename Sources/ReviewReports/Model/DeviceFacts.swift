// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// The device of a run, with the facts by which devices differ.
package struct DeviceFacts: Equatable, Sendable {
  /// The identifier, such as `iphone-11-landscape`, on pages and the command line.
  package var id: String
  /// What a person calls it.
  package var name: String
  /// Whether it is in landscape at the start of the run.
  package var isLandscape: Bool
  /// Display frames per second.
  package var rate: Int
  /// The extents of the screen, in points.
  package var size: Size
  /// Device pixels in a point.
  package var scale: Double
  /// The height of the status bar, in points.
  package var statusBarHeight: Double
  /// The safe area, in points.
  package var safeArea: EdgeInsets
  /// The size of text.
  package var contentSize: ContentSizeCategory
  /// Whether the language runs from right to left.
  package var isRightToLeft: Bool

  /// Takes the facts from the first screen of a run; the rate is in frames per second.
  package init(id: String, name: String, screen: Screen, rate: Int) {
    self.id = id
    self.name = name
    self.rate = rate
    isLandscape = screen.orientation == .landscape
    size = screen.size
    scale = screen.scale
    statusBarHeight = screen.statusBarHeight
    safeArea = screen.safeAreaInsets
    contentSize = screen.contentSize
    isRightToLeft = screen.direction == .rightToLeft
  }
}
