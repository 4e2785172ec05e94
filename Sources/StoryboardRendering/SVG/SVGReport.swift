// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What an animated SVG cost.
public struct SVGReport: Sendable, Equatable {
  /// How many bytes the file has.
  public var bytes = 0
  /// How many tracks move.
  public var animatedTracks = 0
  /// How many different sets of keys were written.
  public var distinctTracks = 0
  /// How many segments between keys all distinct tracks have together.
  public var segments = 0
  /// The greatest error of a position over all frames and devices, in points, after all rounding: where
  /// groups nest, the sum of the errors of their tracks.
  public var maximumError = 0.0

  /// Makes an empty report.
  public init() {}
}
