// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a layout gives out for one element, as an object: what the core gives out for it, in the terms of a
/// collection view.
package final class ElementAttributes {
  /// The kind of a section's header.
  package static let header = "sectionHeader"

  /// The section and the row in it; row 0 for a header.
  package let indexPath: IndexPath
  /// The kind of what is no row, ``header``; nil for a row.
  package let representedElementKind: String?
  /// The left edge, the top in the content, the width and the height, in points.
  package var frame: (x: Double, y: Double, width: Double, height: Double)
  /// Higher elements are drawn later.
  package var zIndex = 0
  /// The opacity, from 0 to 1.
  package var alpha = 1.0

  init(
    _ indexPath: IndexPath, kind: String?,
    frame: (x: Double, y: Double, width: Double, height: Double)
  ) {
    self.indexPath = indexPath
    representedElementKind = kind
    self.frame = frame
  }
}
