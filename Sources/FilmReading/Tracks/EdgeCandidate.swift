// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A line across the whole picture at which the luma changes: perhaps where a header ends or a sheet begins.
struct EdgeCandidate: Sendable {
  /// The first line below the edge, to a part of a line.
  var place: Float
  /// The change of luma from line to line that most strips have at least.
  var strength: Float
  /// The place as a share of the picture: of edges that explain as much, the upper one counts.
  var depth: Float
  /// How many lines would be unexplained if what moves began here, more than at the best place; 0 where nothing moved.
  var excess: Float
  /// The most that it costs to move with the content although what is above does not explain it: little where nothing above
  /// rests, much where something does, below which the content seems to come out.
  var mostRiding: Float
  /// Whether something with texture rests above what moves.
  var hasRest: Bool
  /// Whether the picture has fewer lines than a phone has points.
  var isSmall = false
  /// Whether the same line was in the picture before, where it rested or moved with something.
  var continues = false
  /// Whether the same line is in the next picture.
  var goesOn = false
  /// Whether a line is at the same place in the next picture, below what looks the same: what moves on from there is
  /// something else.
  var stays = false
  /// Whether a line was at the same place in the picture before, below what looks the same: what comes there is something
  /// else.
  var stayed = false
  /// How far the line has moved since the picture before, in lines, where it moved like nothing else; nil where it did not.
  var ownMotion: Float?
  /// How far the line moves until the next picture, where it moves like nothing else; nil where it does not.
  var nextMotion: Float?
  /// The mean luma of three lines above the edge.
  var above: LineProfile.Line
  /// The mean luma of three lines below the edge.
  var below: LineProfile.Line

  /// How many lines one as thin as a hair at the edge may leave unexplained: it belongs to one side or the other.
  var mostHair: Float { isSmall ? 1.2 : 2.5 }
  /// How near to its place a line that rests is found in the next picture, in lines.
  var nearRest: Float { isSmall ? 0.75 : 1.5 }

  /// How many lines a picture has at least that is not small.
  private static let leastLarge = 640
  /// How many edges of a picture are remembered.
  static let limit = 64
  /// How near two changes of luma are that are those of one line, in lines.
  private static let merged: Float = 0.75
  /// The least change of luma of an edge.
  static let least: Float = 0.8

  /// The edges of a picture, from top to bottom.
  static func all(in profile: LineProfile, _ motion: PictureMotion, moving: Int?) -> [EdgeCandidate]
  {
    let count = profile.count
    var strengths = [Float](repeating: 0, count: count)
    for line in 1..<count {
      let change = profile.lines[line] - profile.lines[line - 1]
      strengths[line] = third(change.magnitude)
    }
    var places: [Int] = []
    for line in 4..<count - 4 where strengths[line] >= least {
      if strengths[line] >= strengths[line - 1], strengths[line] > strengths[line + 1] {
        places.append(line)
      }
    }
    places.sort { (strengths[$0], -$0) > (strengths[$1], -$1) }
    places = Array(places.prefix(limit - 2))
    // Where the motion changes there may be no visible edge.
    for segment in motion.segments
    where segment.lines.lowerBound >= 4 && segment.lines.lowerBound < count - 4 {
      let line = segment.lines.lowerBound
      if !places.contains(where: { abs($0 - line) <= 1 }) { places.append(line) }
    }
    let excess = excess(motion, moving: moving, count: count)
    let start = moving.flatMap { label in
      motion.segments.first { $0.shift == motion.shifts[label] }?.lines.lowerBound
    }
    let hasRest = hasRest(profile, above: start ?? 0)
    let showsRest = hasRest && showsRest(motion, moving: moving, above: start ?? 0)
    let isSmall = count < leastLarge
    var edges = places.sorted().map { line in
      var (sum, weight) = (Float(0), Float(0))
      for near in line - 1...line + 1 {
        sum += strengths[near] * Float(near)
        weight += strengths[near]
      }
      // A hair line between two rows of pixels changes the luma three times, and back at its other side.
      let change = (profile.lines[line] - profile.lines[line - 1]).sum()
      for near in [line - 2, line + 2] {
        let other = (profile.lines[near] - profile.lines[near - 1]).sum()
        guard change * other < 0 else { continue }
        let share = min(strengths[near], strengths[line])
        sum += share * Float(near)
        weight += share
      }
      let place = weight > 0 ? sum / weight : Float(line)
      // In a small picture, whole lines are nearer to an edge in one picture than in the next by a good part of a point:
      // between round corners or in a shadow, the edge would look like another one.
      let (low, high) =
        isSmall ? (place, place) : (place.rounded(.down), place.rounded(.up))
      return EdgeCandidate(
        place: place, strength: strengths[line], depth: Float(line) / Float(count),
        excess: excess.isEmpty ? 0 : excess[line],
        mostRiding: showsRest && line > (start ?? 0) + 6 ? 2.5 : 0.25, hasRest: hasRest,
        isSmall: isSmall,
        above: mean(profile, from: low - 4), below: mean(profile, from: high + 1))
    }
    for index in edges.indices.reversed().dropFirst() {
      let next = edges[index + 1]
      guard next.place - edges[index].place < merged else { continue }
      edges.remove(at: next.strength > edges[index].strength ? index : index + 1)
    }
    return edges
  }

  /// How many lines have to show that something rests above the content, and does not move with it.
  private static let leastRest: Float = 4

  /// The change of luma of a line that can be recognised by what it looks like.
  static let leastOwn: Float = 8

  /// Whether an edge looks just like another: it is the same, wherever it has moved.
  func isSame(as other: EdgeCandidate) -> Bool {
    guard min(strength, other.strength) > Self.leastOwn, isAsStrong(as: other, within: 1.25)
    else { return false }
    return difference(from: other) < 1
  }

  /// Whether neither of two edges is so many times as strong as the other.
  func isAsStrong(as other: EdgeCandidate, within ratio: Float) -> Bool {
    max(strength, other.strength) < ratio * min(strength, other.strength)
  }

  /// How much the surroundings of two edges look different, in steps of luma, on the side that has changed less.
  func difference(from other: EdgeCandidate) -> Float {
    min(Self.difference(above, other.above), Self.difference(below, other.below))
  }

  /// How much two places look different, in steps of luma.
  static func difference(_ a: LineProfile.Line, _ b: LineProfile.Line) -> Float {
    let difference = a - b
    let limited = difference.magnitude.atMost(.init(repeating: 20))
    return limited.sum() / 8
  }

  /// The mean luma of three lines from a place on, which may be within a line; of fewer at the end of the picture.
  private static func mean(_ profile: LineProfile, from start: Float) -> LineProfile.Line {
    let (start, end) = (max(0, start), min(Float(profile.count), start + 3))
    var sum = LineProfile.Line.zero
    for line in Int(start)..<Int(end.rounded(.up)) {
      sum += profile.lines[line] * (min(end, Float(line + 1)) - max(start, Float(line)))
    }
    return sum / (end - start)
  }

  /// Whether something with texture rests above the content, besides the status bar.
  private static func hasRest(_ profile: LineProfile, above end: Int) -> Bool {
    let first = profile.count / 20
    guard end > first + 8 else { return false }
    var sum = LineProfile.Line.zero
    for line in first + 1..<end - 4 {
      let change = profile.lines[line] - profile.lines[line - 1]
      sum += change.magnitude
    }
    return sum.sum() / 8 > 12
  }

  /// Whether what rests above the content would look different if it moved with it: what has nearly one colour would not.
  private static func showsRest(_ motion: PictureMotion, moving: Int?, above end: Int) -> Bool {
    guard let moving else { return false }
    let (first, last) = (motion.costs[0].count / 20 + 1, end - 4)
    let (rest, ride) = (motion.costs[0], motion.costs[moving])
    let shown = ride[last] - ride[first] - (rest[last] - rest[first])
    return shown >= leastRest * 8 * PictureMotion.most
  }

  /// The third smallest of 8 numbers: an edge may be hidden in two strips.
  private static func third(_ numbers: LineProfile.Line) -> Float {
    var least = SIMD3<Float>(repeating: .infinity)
    for index in 0..<8 {
      let number = numbers[index]
      if number < least[0] {
        least = SIMD3(number, least[0], least[1])
      } else if number < least[1] {
        least = SIMD3(least[0], number, least[1])
      } else if number < least[2] {
        least[2] = number
      }
    }
    return least[2]
  }

  /// For each line, how many lines more than at the best place are unexplained if what moves begins there.
  private static func excess(_ motion: PictureMotion, moving: Int?, count: Int) -> [Float] {
    guard let moving else { return [] }
    var above = [Float](repeating: 0, count: count + 1)
    var below = [Float](repeating: 0, count: count + 1)
    for line in 0..<count {
      var still = PictureMotion.unexplained
      for label in motion.shifts.indices where label != moving {
        still = min(still, motion.costs[label][line + 1] - motion.costs[label][line])
      }
      let own = motion.costs[moving][line + 1] - motion.costs[moving][line]
      above[line + 1] = above[line] + still
      below[line + 1] = below[line] + min(own, PictureMotion.unexplained)
    }
    let total = below[count]
    // What comes out from under a header was not to be seen before: it does not count.
    let revealed = max(0, Int(motion.shifts[moving].rounded(.up)) + 1)
    // Nor does what is behind a sheet that moves down and leaves it.
    var excess = (0...count).map { line in
      let covered = above[line] - below[min(count, line + revealed)]
      return total + min(covered, above[max(0, line - revealed)] - below[line])
    }
    let least = excess.min() ?? 0
    let scale = 1 / (8 * PictureMotion.most)
    for line in excess.indices { excess[line] = (excess[line] - least) * scale }
    return excess
  }
}
