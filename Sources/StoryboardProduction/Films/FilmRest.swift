// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a film shows of where a list rests at its top.
package enum FilmRest: Equatable, Sendable {
  /// The first frame shows it: the list never rests further up, or it comes back to where it began.
  case first
  /// The list springs back to a place further up than in the first frame; points that the content has moved up since
  /// then, less than 0.
  case later(Double)
  /// The list rests further up than in the first frame, and never springs back to its top.
  case unknown

  /// How far places may be apart that are the same, in points.
  private static let tolerance = 0.5

  /// Finds the rest.
  ///
  /// - Parameters:
  ///   - places: How far the content has moved up in each frame, in points; NaN where that is unknown.
  ///   - rate: Frames a second.
  static func find(in places: [Double], rate: Int) -> FilmRest {
    guard let first = places.first(where: { !$0.isNaN }) else { return .first }
    let rests = FilmEnd.rests(places, rate: rate)
    guard let highest = rests.map({ places[$0] }).min(), highest < first - tolerance else {
      return .first
    }
    // A list may be held below its top while it fetches.
    let last = rests.last { places[$0] < first - tolerance } ?? 0
    if rests.contains(where: { $0 > last && abs(places[$0] - first) < tolerance }) {
      return .first
    }
    guard let end = FilmEnd.lower(of: places.map { -$0 }, rate: rate), -end <= highest + tolerance
    else { return .unknown }
    return .later(-end)
  }
}
