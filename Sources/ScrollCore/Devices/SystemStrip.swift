// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A strip along one side of a display, in which the system shows the time and the camera housing.
///
/// It takes the place of a status bar. The strip is part of the safe area of the orientations in which it is shown.
public struct SystemStrip: Equatable, Sendable, BitwiseCopyable {
  /// The edges along which there are strips.
  public enum Edge: UInt8, Sendable, BitwiseCopyable {
    /// The right edge, in any language.
    case right
  }

  /// The edge along which it lies.
  public var edge: Edge
  /// Its width, in points.
  public var width: Double

  /// Makes a strip; its width in points.
  public init(_ edge: Edge, width: Double) {
    self.edge = edge
    self.width = width
  }
}
