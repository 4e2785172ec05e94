// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The part of a display that a camera housing covers.
///
/// Appearance only: safe areas are separate facts and are never derived from it.
public struct Cutout: Equatable, Sendable {
  /// The shape of the housing.
  public enum Kind: UInt8, Sendable {
    /// Joined to the top edge.
    case notch
    /// A pill that floats below the top edge.
    case dynamicIsland
    /// A hole in the display, as round as its width.
    case punchHole
  }

  /// The shape of the housing.
  public var kind: Kind
  /// Extent along the short edge of the display, in points.
  public var width: Double
  /// Extent along the long edge of the display, in points.
  public var height: Double
  /// Distance from the top edge in portrait, in points.
  public var top: Double

  /// Makes a cutout from its shape and measures, in points.
  public init(_ kind: Kind, width: Double, height: Double, top: Double) {
    self.kind = kind
    self.width = width
    self.height = height
    self.top = top
  }
}
