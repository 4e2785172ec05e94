// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// A finding as it is drawn into the picture of a device: on the edges that its rule measured, in one frame.
public struct PanelMark: Equatable, Sendable {
  /// What is drawn; distances count from the top of the screen or from its left edge, in points.
  public enum Shape: Equatable, Sendable {
    /// A band between two edges, or between two positions of an edge that moved.
    case distance(from: Double, to: Double, isMotion: Bool)
    /// The same between two upright edges.
    case span(from: Double, to: Double, isMotion: Bool)
    /// Two arrows: how far something should have moved in the frame, and how far it has moved.
    case pace(wanted: Double, moved: Double)

    /// Whether it shows where one edge was, and where it is.
    public var isMotion: Bool {
      switch self {
      case .distance(_, _, let isMotion), .span(_, _, let isMotion): isMotion
      case .pace: false
      }
    }
  }

  /// The severity of the finding, which decides the colour.
  public var severity: Severity
  /// What is drawn.
  public var shape: Shape
  /// The screen on which it is drawn, as an index into the scene's stages.
  public var stage: Int

  /// Makes a mark.
  public init(severity: Severity, shape: Shape, stage: Int) {
    self.severity = severity
    self.shape = shape
    self.stage = stage
  }

  /// The number beside the bracket, such as `5 pt`; empty for arrows, whose number is a share or a speed.
  var text: String {
    let (from, to): (Double, Double)
    switch shape {
    case .distance(let one, let other, _), .span(let one, let other, _): (from, to) = (one, other)
    case .pace: return ""
    }
    var bytes = ByteText()
    DecimalFormat(decimals: 1, keepsLeadingZero: true).append(abs(to - from), to: &bytes)
    return bytes.string + " pt"
  }

  /// The colour, with enough contrast on light and dark pages.
  var color: StaticString {
    switch severity {
    case .error: "#d1242f"
    case .warning: "#b35900"
    case .note: "#0969da"
    }
  }
}
