// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the lines right above an edge do while the edge moves.
package enum AboveEdge: Sendable {
  /// They rest: the edge covers them and uncovers them, as that of a sheet does.
  case rests
  /// They move the same way, as far as the edge or less, as what is in a header does.
  case moves

  /// How far an edge has to move before pictures are compared, in lines, and within how many pictures.
  private static let (leastMotion, mostPictures): (Float, Int) = (6, 12)
  /// How many lines above the edge are looked at, and how many have to be there.
  private static let (height, leastHeight) = (60, 12)
  /// Lines at the edge that may belong to it.
  private static let margin = 4
  /// The motions that are tried, as parts of the edge's: pictures may lag behind.
  private static let parts = stride(from: Float(0.3), through: 1, by: 0.1)
  /// How many lines more have to be explained, and the part that may be left of what the other leaves.
  private static let (leastGain, mostLeft): (Float, Float) = (2, 0.4)
  /// How many pictures have to show one of both, and how many times as many as show the other.
  private static let (leastPictures, majority) = (8, 2)

  /// What the lines above an edge do; nil where that is not to be seen.
  ///
  /// - Parameters:
  ///   - profiles: All pictures.
  ///   - places: The edge in each, in lines; nil where it is unknown.
  static func find(in profiles: StoredProfiles, above places: [Float?]) -> AboveEdge? {
    var (rests, moves) = (0, 0)
    for (picture, place) in places.enumerated() {
      guard let place, let earlier = earlier(than: picture, place, in: places),
        let before = places[earlier]
      else { continue }
      switch compare(profiles, (earlier, before), (picture, place)) {
      case .rests: rests += 1
      case .moves: moves += 1
      case nil: break
      }
    }
    if moves >= max(leastPictures, majority * rests) { return .moves }
    return rests >= max(leastPictures, majority * moves) ? .rests : nil
  }

  /// The last picture before one in which the edge was far enough away; nil if it moves too slowly or is lost in between.
  private static func earlier(than picture: Int, _ place: Float, in places: [Float?]) -> Int? {
    for earlier in (max(0, picture - mostPictures)..<picture).reversed() {
      guard let before = places[earlier] else { return nil }
      if abs(place - before) >= leastMotion { return earlier }
    }
    return nil
  }

  /// What two pictures show.
  private static func compare(
    _ profiles: StoredProfiles, _ before: (picture: Int, place: Float),
    _ now: (picture: Int, place: Float)
  ) -> AboveEdge? {
    let motion = now.place - before.place
    let end = Int(min(before.place, now.place)) - margin
    let first = max(profiles.length / 20 + 2, end - height, end - height + Int(motion.rounded()))
    guard end - first >= leastHeight else { return nil }
    let (earlier, later) = (profiles[before.picture], profiles[now.picture])
    /// How many lines are left unexplained. Changes from line to line are compared: a shadow, or a screen that is dimmed
    /// behind a sheet, changes the luma but not what it shows.
    func unexplained(_ shift: Float) -> Float {
      (first..<end).reduce(0) { sum, line in
        let place = Float(line) - shift
        let change = later.lines[line] - later.lines[line - 2]
        let difference = change - earlier.value(at: place) + earlier.value(at: place - 2)
        let limited = difference.magnitude.atMost(.init(repeating: PictureMotion.most))
        return sum + limited.sum() / (8 * PictureMotion.most)
      }
    }
    let resting = unexplained(0)
    let moving = parts.reduce(Float.infinity) { min($0, unexplained($1 * motion)) }
    if moving - resting > leastGain, resting < mostLeft * moving { return .rests }
    return resting - moving > leastGain && moving < mostLeft * resting ? .moves : nil
  }
}
