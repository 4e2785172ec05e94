// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The state of a scroll view's drag, along its axis.
struct DragState: Sendable, BitwiseCopyable {
  /// The finger's coordinate from which the drag counts, in points; the slop is already taken off.
  var origin = 0.0
  /// The offset at which the drag began, in points.
  var startOffset = 0.0
  /// What a caught fling lends to the next one, in points per second.
  var carriedVelocity = 0.0
  /// The offset of the last `didScroll`, in points, while the scroll view is one of `ScrollHost.unheard`.
  var heardOffset = 0.0
  /// The offset that it has moved to since then, in points.
  var unheardOffset = 0.0
  /// Whether a tap on the status bar has begun the animation that runs.
  var isScrollingToTop = false
  /// The target that the pattern has set for a fling, in points; NaN for none.
  var target = Double.nan

  /// Starts a drag.
  mutating func begin(at coordinate: Double, offset: Double) {
    origin = coordinate
    startOffset = offset
  }
}
