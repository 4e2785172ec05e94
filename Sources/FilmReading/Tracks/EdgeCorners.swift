// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Tells whether what is below an edge has round corners, as a sheet has, or goes straight across the picture.
enum EdgeCorners {
  /// What the sides of a picture show.
  private enum Shape {
    case straight, unclear
    /// Corners of one of the radii that are tried.
    case round(Int)
  }

  /// How many pictures are looked at, and how many have to show one of both.
  private static let (samples, least) = (48, 4)
  /// The radii that are tried, as shares of the width of a strip; of a screen that is 390 points wide, 6 to 40 points.
  private static let radii = stride(from: Float(0.125), through: 0.825, by: 0.05)
  /// The change of luma at an edge at which its corners can be told.
  private static let contrast: Float = 10
  /// The part of what a corner hides that may be left unexplained.
  private static let mostUnexplained: Float = 0.1
  /// The part of an outer strip that may show what is above the edge where that has no corners.
  private static let straight: Float = 0.03
  /// The width of a strip, in lines, from which on a straight edge can be told from one with corners.
  private static let leastStrip: Float = 60
  /// The share of the pictures that show one of both that have to agree.
  private static let agreement: Float = 0.7

  /// Whether the corners are round in most pictures; nil where that is not to be seen.
  ///
  /// - Parameters:
  ///   - profiles: All pictures.
  ///   - places: The edge in each, in lines; nil where it is unknown.
  ///   - strip: The width of a strip, in lines.
  static func areRound(_ profiles: StoredProfiles, _ places: [Float?], strip: Float) -> Bool? {
    let known = places.indices.filter { picture in
      // An edge at the top is behind the status bar, and one at the end has nothing below it.
      places[picture].map { $0 > 0.5 * strip && $0 + strip < Float(profiles.length) } ?? false
    }
    let step = max(1, known.count / samples)
    var (straight, count) = (0, 0)
    var rounds: [Int: Int] = [:]
    for index in stride(from: 0, to: known.count, by: step) {
      guard let place = places[known[index]] else { continue }
      switch shape(profiles, known[index], place, strip) {
      case .round(let radius): rounds[radius, default: 0] += 1
      case .straight: straight += 1
      case .unclear: break
      }
      count += 1
    }
    let shown = rounds.values.reduce(straight, +)
    guard shown >= least, 3 * shown >= count else { return nil }
    // The corners of a thing keep their radius; what looks like them for a while does not.
    let round =
      rounds.keys.map { key in
        (key - 1...key + 1).reduce(0) { $0 + (rounds[$1] ?? 0) }
      }.max() ?? 0
    if Float(round) >= agreement * Float(shown) { return true }
    return Float(straight) >= agreement * Float(shown) ? false : nil
  }

  /// What one picture shows: both sides have to show the same radius.
  private static func shape(
    _ profiles: StoredProfiles, _ picture: Int, _ place: Float, _ strip: Float
  ) -> Shape {
    let first = Int(place.rounded(.up)) + 1
    let above = max(0, Int(place) - max(3, Int(0.1 * strip)))..<max(1, Int(place) - 1)
    guard above.lowerBound < above.upperBound else { return .unclear }
    let lines = first..<min(profiles.length, first + Int(strip))
    func luma(_ side: Int, _ line: Int) -> Float { profiles.line(line, of: picture)[side] }
    let before = [0, 7].map { side in
      above.reduce(Float(0)) { $0 + luma(side, $1) } / Float(above.count)
    }
    // In small pictures a corner is as short as what blurs an edge.
    var isStraight = strip >= leastStrip
    for (index, side) in [0, 7].enumerated() {
      // Below a straight edge, the first lines are alike.
      let near = lines.prefix(max(3, Int(0.15 * strip)))
      guard let last = near.last, abs(before[index] - luma(side, last)) >= contrast else {
        return .unclear
      }
      for line in near {
        let change = abs(luma(side, line) - luma(side, last))
        if change > max(2, straight * abs(before[index] - luma(side, last))) { isStraight = false }
      }
    }
    if isStraight { return .straight }
    for (number, radius) in radii.enumerated() {
      let depth = radius * strip
      let shown = lines.prefix { Float($0) + 0.5 - place < depth + 2 }
      guard shown.count >= 4, let last = shown.last else { continue }
      let fits = [0, 7].enumerated().allSatisfy { index, side in
        let base = luma(side, last)
        let height = before[index] - base
        guard abs(height) >= contrast else { return false }
        var (rest, sum) = (Float(0), Float(0))
        for line in shown {
          let share = (luma(side, line) - base) / height
          let y = max(0, depth - (Float(line) + 0.5 - place))
          let hidden = (depth - (depth * depth - y * y).squareRoot()) / strip
          rest += (share - hidden) * (share - hidden)
          sum += hidden * hidden
        }
        return rest <= mostUnexplained * sum
      }
      if fits { return .round(number) }
    }
    return .unclear
  }
}
