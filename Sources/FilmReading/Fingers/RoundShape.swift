// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A disc in a picture: perhaps the dot that shows a finger, perhaps a photo or a button.
package struct RoundShape: Equatable, Sendable {
  /// The column of its centre, in pixels of the part that is read.
  package var x: Float
  /// The row of its centre, in pixels of the part that is read.
  package var y: Float
  /// Its radius, in pixels.
  package var radius: Float
  /// How much lighter it is outside than inside, in steps of luma; negative for a light disc.
  package var contrast: Float

  /// Makes a disc.
  package init(x: Float, y: Float, radius: Float, contrast: Float) {
    self.x = x
    self.y = y
    self.radius = radius
    self.contrast = contrast
  }

  /// Whether both may be the same disc: as large, and lighter or darker than what is around them.
  func looksLike(_ other: RoundShape) -> Bool {
    abs(radius - other.radius) < 0.12 * max(radius, other.radius)
      && contrast * other.contrast > 0
  }
}
