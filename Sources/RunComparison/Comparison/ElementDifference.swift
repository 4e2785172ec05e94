// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How an edge of an element differs between two runs, A and B.
public struct ElementDifference: Equatable, Sendable {
  /// What of an element differs.
  public enum Edge: String, CaseIterable, Sendable {
    /// Edges on the screen, in points.
    case left, top, right, bottom
    /// Opacity and scale of what it holds.
    case opacity, scale
    /// Whether it is visible.
    case visibility
  }

  /// The name in frame output.
  public var name: String
  /// What differs most.
  public var edge: Edge
  /// The frame of A that shows the largest difference.
  public var frame: Int
  /// When that is, in seconds.
  public var time: Double
  /// The number of A in that frame.
  public var a: Double
  /// The number of B at that time.
  public var b: Double
  /// In how many frames the element differs.
  public var differing: Int

  /// B minus A in that frame.
  public var largest: Double { edge == .visibility ? 0 : b - a }

  /// Whether another element has an equal difference: at the same edge, by the same amount, and
  /// largest in the same frame.
  func isLike(_ other: ElementDifference) -> Bool {
    edge == other.edge && frame == other.frame
      && (largest - other.largest).magnitude < 0.015
      && (edge != .visibility || a == other.a)
  }
}
