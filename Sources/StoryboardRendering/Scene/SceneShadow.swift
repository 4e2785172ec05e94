// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A soft shadow that changes: of an element whose reach follows a formula, or whose extents change.
struct SceneShadow: Equatable, Sendable {
  /// One of its rectangles: as the box, with an outline that goes beyond it.
  struct Shade: Equatable, Sendable {
    /// The extents of the box.
    var width, height: DrivenValue
    /// The radius of its corners.
    var corner: DrivenValue
    /// The width of the outline, of which one half is outside.
    var outline: DrivenValue

    /// Whether a track changes it.
    var isMoving: Bool {
      [width, height, corner, outline].contains { $0.track != nil }
    }
  }

  /// The name of the group of its rectangles.
  let name: SceneName
  /// The upper left corner of the box in the coordinates around it, in points.
  let origin: Point
  /// How much lower than the box it lies.
  let drop: DrivenValue
  /// Its opacity, which is less than 1 where it hardly reaches beyond the box.
  let opacity: DrivenValue
  /// Its rectangles, the largest first.
  let shades: [Shade]
}
