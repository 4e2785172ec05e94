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

  /// How far the content has moved up where it rests at its top, in points; 0 where that is not known.
  var place: Double {
    guard case .later(let place) = self else { return 0 }
    return place
  }

  /// How far places may be apart that are the same, in points.
  private static let tolerance = 0.5
  /// The pull, in points, from which on a space below the header is not the plain border of a row, and the share of it that
  /// has to be empty.
  private static let (leastPull, leastSpace) = (24.0, 0.8)
  /// In how many frames the edge has to be at a place.
  private static let leastFrames = 3

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

  /// Where the header ends when the list rests at its top, in points; nil where the film does not show it.
  ///
  /// If the first frame does not show the rest, the header may be right in one frame at the top and wrong in another. The
  /// lowest place of its edge counts in which pulled content opens a space below it, as content does below a header that
  /// has its full height. An edge that moves down with pulled content counts as far down as it was before the pull.
  ///
  /// - Parameters:
  ///   - edge: The edge in each frame, in points; NaN where it is lost.
  ///   - scrolled: How far the content has moved up in each frame, in points; NaN where that is unknown.
  ///   - blanks: How much below the edge has nothing in it, in points.
  func inset(edge: [Double], scrolled: [Double], blanks: [Double]) -> Double? {
    switch self {
    case .unknown: return nil
    case .first: return edge.first.flatMap { $0.isNaN ? nil : $0 }
    case .later(let top): return Self.lowest(edge, pulls: scrolled.map { top - $0 }, blanks)
    }
  }

  /// The lowest place of an edge while the list is at its top or pulled beyond; nil where it is not known there.
  private static func lowest(_ edge: [Double], pulls: [Double], _ blanks: [Double]) -> Double? {
    var places: [Double] = []
    for (frame, pull) in pulls.enumerated() where !edge[frame].isNaN && pull >= -tolerance {
      let isRest = pull <= tolerance
      let opens = pull >= leastPull && blanks[frame] >= leastSpace * pull
      places.append(edge[frame] - (isRest || opens ? 0 : pull))
    }
    places.sort()
    // Not that of a frame or two in which another line may have been taken for the edge.
    let last = places.indices.dropFirst(leastFrames - 1).last {
      places[$0] - places[$0 - leastFrames + 1] <= tolerance
    }
    return last.map { places[$0] }
  }
}
