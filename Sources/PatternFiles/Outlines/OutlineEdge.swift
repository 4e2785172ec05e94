// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What formulas read of an element that is there once, in points on the screen.
package enum OutlineEdge: String, CaseIterable, Sendable {
  /// Edges, and extents.
  case left, top, right, bottom, width, height
}
