// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Tells a header that jumps from lines of the content that are taken for its edge, one after the other.
///
/// Such a track moves with the content until its line leaves the picture, and goes on at another line further down.
enum EdgeJumps {
  /// How far a line jumps at least, in lines.
  private static let least: Float = 6
  /// How far from a motion a line may be that moves with it, in lines.
  private static let near: Float = 1.5
  /// How many jumps from line to line are too many.
  private static let most = 3

  /// How far a line goes against the content that goes over to another one, in lines.
  private static let against: Float = 5

  /// The longest part of a track of one line; nil if it never goes over to another.
  ///
  /// An edge that has moved with the content, or has left at the top, does not turn round within a picture: what is further
  /// against the motion is another line.
  ///
  /// - Parameters:
  ///   - places: The track, in lines; nil where it is lost.
  ///   - shifts: How far the content moved before each picture, in lines.
  ///   - top: Where lines leave the picture, in lines.
  static func longestPart(
    of places: [Float?], shifts: [Float], top: Float
  ) -> Range<Int>? {
    var starts = [0]
    for picture in places.indices.dropFirst(2) {
      guard let before = places[picture - 1], let now = places[picture] else { continue }
      let distance = now - before
      if distance * shifts[picture] < 0, abs(distance) >= against,
        rides(places, shifts, picture - 1) || before < top
      {
        starts.append(picture)
      }
    }
    guard starts.count > 1 else { return nil }
    return zip(starts, starts.dropFirst() + [places.count]).map { $0..<$1 }
      .max { $0.count < $1.count }
  }

  /// The first picture in which a track goes over to another line of the content, if it does so again and again.
  ///
  /// - Parameters:
  ///   - places: The track, in lines; nil where it is lost.
  ///   - shifts: How far the content moved before each picture, in lines.
  static func first(in places: [Float?], shifts: [Float]) -> Int? {
    let jumps = places.indices.dropFirst(2).dropLast().filter { picture in
      guard let before = places[picture - 1], let now = places[picture] else { return false }
      let distance = now - before
      return distance * shifts[picture] < 0
        && abs(distance) >= max(least, 2 * abs(shifts[picture]))
        && rides(places, shifts, picture - 1) && rides(places, shifts, picture + 1)
    }
    return jumps.count >= most ? jumps[0] : nil
  }

  /// Whether a track has moved with the content since the picture before.
  private static func rides(_ places: [Float?], _ shifts: [Float], _ picture: Int) -> Bool {
    guard let before = places[picture - 1], let now = places[picture] else { return false }
    return abs(shifts[picture]) >= near && abs(now - before - shifts[picture]) < near
  }
}
