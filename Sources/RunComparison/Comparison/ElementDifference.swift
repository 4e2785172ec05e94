// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How an edge of an element differs between two runs, A and B.
package struct ElementDifference: Equatable, Sendable {
  /// What of an element differs.
  package enum Edge: String, CaseIterable, Sendable {
    /// Edges on the screen, in points.
    case left, top, right, bottom
    /// Opacity and scale of what it holds.
    case opacity, scale
    /// Whether it is visible.
    case visibility
  }

  /// The name in frame output.
  package var name: String
  /// What differs most.
  package var edge: Edge
  /// The frame of A that shows the largest difference.
  package var frame: Int
  /// When that is, in seconds.
  package var time: Double
  /// The number of A in that frame.
  package var a: Double
  /// The number of B at that time.
  package var b: Double
  /// In how many frames the element differs.
  package var differing: Int

  /// B minus A in that frame.
  package var largest: Double { edge == .visibility ? 0 : b - a }

  /// Whether another element has an equal difference: at the same edge, by the same amount, and
  /// largest in the same frame.
  func isLike(_ other: ElementDifference) -> Bool {
    edge == other.edge && frame == other.frame
      && (largest - other.largest).magnitude < 0.015
      && (edge != .visibility || a == other.a)
  }
}
