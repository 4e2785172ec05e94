// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Safe area insets that replace a device's own, edge by edge, in points.
package struct InsetsOverride: Equatable, Sendable {
  /// The inset of the top edge, in points; nil for the device's own.
  package var top: Double?
  /// The inset of the left edge, in points; nil for the device's own.
  package var left: Double?
  /// The inset of the bottom edge, in points; nil for the device's own.
  package var bottom: Double?
  /// The inset of the right edge, in points; nil for the device's own.
  package var right: Double?

  /// Makes an override, in points; nil leaves an edge as it is.
  package init(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// A screen with these insets; its status bar stays.
  package func applied(to screen: Screen) -> Screen {
    var result = screen
    result.safeAreaInsets = EdgeInsets(
      top: top ?? screen.safeAreaInsets.top, left: left ?? screen.safeAreaInsets.left,
      bottom: bottom ?? screen.safeAreaInsets.bottom, right: right ?? screen.safeAreaInsets.right)
    return result
  }
}
