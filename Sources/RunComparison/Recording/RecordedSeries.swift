// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A named number of a recorded run, such as `header.height`.
package struct RecordedSeries: Equatable, Sendable {
  /// The name in frame output; no white space.
  package var name: String
  /// How many decimals are kept, from 0 to 6.
  package var decimals: Int
  /// The number in every frame.
  package var track: RecordedTrack

  /// Makes a series.
  package init(_ name: String, decimals: Int = 2, _ track: RecordedTrack) {
    self.name = name
    self.decimals = decimals
    self.track = track
  }

  /// Units in 1.
  package var scale: Double { Self.scales[decimals] }

  /// The number in a frame; NaN where it does not exist.
  package func value(inFrame frame: Int) -> Double {
    let units = track[frame]
    return units == RecordedTrack.missing ? .nan : Double(units) / scale
  }

  private static let scales: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]

  /// How many decimals a value of frame output keeps: two for points, four for shares and counts of pages.
  static func decimals(of name: String) -> Int {
    [".scale", ".alpha", ".stretchFactor", ".position"].contains { name.hasSuffix($0) } ? 4 : 2
  }
}
