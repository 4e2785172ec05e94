// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The size and the error of an animated SVG.
public struct SVGReport: Sendable, Equatable {
  /// The number of bytes of the file.
  public var bytes = 0
  /// The number of tracks that move.
  public var animatedTracks = 0
  /// The number of different sets of keys.
  public var distinctTracks = 0
  /// The number of segments between keys of all distinct tracks.
  public var segments = 0
  /// The maximum error of a position over all frames and devices, in points, after all rounding: where
  /// groups nest, the sum of the errors of their tracks.
  public var maximumError = 0.0

  /// Makes an empty report.
  public init() {}
}
