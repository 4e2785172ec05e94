// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Tells which lines of neighbouring pictures are the same.
extension EdgeCandidate {
  /// Tells which of the edges were in the picture before, and which of that picture's are still there.
  ///
  /// - Parameters:
  ///   - edges: The edges of a picture.
  ///   - earlier: Those of the picture before.
  ///   - moves: All that moved between the two, in lines.
  ///   - resting: The lines that rested.
  ///   - shift: How far content moved, in lines.
  static func connect(
    _ edges: inout [EdgeCandidate], to earlier: inout [EdgeCandidate], moves: [Float],
    resting: [Range<Int>], shift: Float
  ) {
    for index in edges.indices where edges[index].strength > 2 {
      let edge = edges[index]
      for old in earlier.indices where earlier[old].strength > 2 {
        let distance = edge.place - earlier[old].place
        if abs(distance) < 0.75, 2 * edge.strength > earlier[old].strength,
          difference(earlier[old].above, edge.above) < 2
        {
          earlier[old].stays = true
          edges[index].stayed = true
        }
        guard
          abs(distance) < edge.nearRest || moves.contains(where: { abs(distance - $0) < 1.5 }),
          edge.isAsStrong(as: earlier[old], within: 4),
          edge.difference(from: earlier[old]) < 5
        else { continue }
        edges[index].continues = true
        earlier[old].goesOn = true
      }
    }
    // Where content moves, so do its lines, and one may look like another.
    if shift == 0 {
      followOwn(&edges, &earlier)
      followOnto(&edges, &earlier, resting: resting)
    } else {
      followPart(&edges, &earlier, of: shift, resting: resting)
    }
  }

  /// Tells which of the edges has moved a part of the way of the content, as a sheet does with its list when both set out
  /// within a frame or move at once.
  ///
  /// It is strong, and neither picture has another line that could be it. Once it moves so, it goes on, whatever the
  /// content does: a finger may stop a list while its sheet still springs.
  private static func followPart(
    _ edges: inout [EdgeCandidate], _ earlier: inout [EdgeCandidate], of shift: Float,
    resting: [Range<Int>]
  ) {
    /// Whether a line is at a place, and is not known to be another one.
    func hasLine(
      _ edges: [EdgeCandidate], at place: Float, isKnown: KeyPath<EdgeCandidate, Bool>
    ) -> Bool {
      edges.contains {
        abs($0.place - place) < blurred && $0.strength > leastOwn && !$0[keyPath: isKnown]
      }
    }
    let lines = edges.indices.filter {
      let edge = edges[$0]
      return edge.strength > leastBlurred && !edge.continues
        && !hasLine(earlier, at: edge.place, isKnown: \.goesOn)
        && resting.contains { abs(Float($0.upperBound) - edge.place) < mostShadow }
    }
    let gone = earlier.indices.filter {
      let old = earlier[$0]
      // A line that stayed while content passed has set out if it is there no more: what goes on is another line.
      let isLeft =
        !old.goesOn
        || old.stayed
          && !edges.contains { abs($0.place - old.place) < blurred && $0.strength > leastOwn }
      return old.strength > leastBlurred && isLeft
        && !hasLine(edges, at: old.place, isKnown: \.continues)
    }
    // A line that moves on may look otherwise if it is the only one that is gone, and the only new one: encoders blur what
    // is fast. In small pictures, they blur what sets out, too.
    let isOnlyOne =
      lines.count == 1
      && likely(
        gone.filter { abs(earlier[$0].place - edges[lines[0]].place) < mostPart }, of: earlier
      )
      .count == 1
    func isSame(_ line: Int, _ old: Int) -> Bool {
      let (edge, old) = (edges[line], earlier[old])
      let distance = edge.place - old.place
      let goesOn = old.ownMotion.map { abs(distance) < abs($0) + mostFaster } ?? false
      let mayBlur = isOnlyOne && (old.ownMotion != nil || edge.isSmall)
      let mostUnlike = mayBlur ? mostBlurred : 0.15
      let isAsStrong = !edge.isSmall || edge.isAsStrong(as: old, within: mostChange)
      return max(edge.strength, old.strength) > leastPart && (mayBlur || isAsStrong)
        && (goesOn || EdgeTrack.isPart(distance, of: [shift]) && abs(distance) < mostPart)
        && edge.difference(from: old) < mostUnlike * edge.strength
    }
    for line in lines {
      let origins = likely(gone.filter { isSame(line, $0) }, of: earlier)
      guard origins.count == 1, lines.count(where: { isSame($0, origins[0]) }) == 1 else {
        continue
      }
      join(&edges[line], to: &earlier[origins[0]])
    }
    for old in gone where earlier[old].nextMotion == nil {
      followMerging(&edges, &earlier[old])
    }
    for line in edges.indices where !edges[line].continues && edges[line].ownMotion == nil {
      followStopping(&edges[line], &earlier, of: shift)
    }
  }

  /// Notes that a line of the picture before has moved on its own, and where to.
  private static func join(_ edge: inout EdgeCandidate, to old: inout EdgeCandidate) {
    edge.ownMotion = edge.place - old.place
    old.nextMotion = edge.ownMotion
  }

  /// Of some lines that may be the edge of a sheet, those at which the motion changes, if there are any.
  private static func likely(_ lines: [Int], of edges: [EdgeCandidate]) -> [Int] {
    let clear = lines.filter { edges[$0].excess < edges[$0].mostHair }
    return clear.isEmpty ? lines : clear
  }

  /// Tells whether a line is what a header has left of one that moved with the content: it has stopped within a frame, with
  /// all that is above it, and the content below it goes on.
  private static func followStopping(
    _ edge: inout EdgeCandidate, _ earlier: inout [EdgeCandidate], of shift: Float
  ) {
    let origins = earlier.indices.filter {
      let old = earlier[$0]
      let distance = edge.place - old.place
      return old.goesOn && old.nextMotion == nil && min(old.strength, edge.strength) > leastPart
        && EdgeTrack.isPart(distance, of: [shift]) && (leastStop..<mostPart).contains(abs(distance))
        && difference(old.above, edge.above) < max(2, 0.1 * edge.strength)
    }
    guard origins.count == 1 else { return }
    join(&edge, to: &earlier[origins[0]])
  }

  /// Tells whether a line that has moved on its own has come to one that moves with the content, as that of a row does that
  /// goes under the edge of a sheet: the picture shows one line of both.
  private static func followMerging(_ edges: inout [EdgeCandidate], _ old: inout EdgeCandidate) {
    guard let motion = old.ownMotion else { return }
    let expected = old.place + motion
    let merged = edges.indices.filter {
      let edge = edges[$0]
      let looks = edge.difference(from: old)
      return edge.continues && edge.ownMotion == nil && edge.strength > leastBlurred
        && abs(edge.place - expected) < max(blurred, mostOff * abs(motion))
        && looks < mostBlurred * edge.strength
    }
    guard merged.count == 1 else { return }
    join(&edges[merged[0]], to: &old)
  }

  /// Tells which of the edges has moved while everything else rested, as a bar does that opens over content.
  private static func followOwn(_ edges: inout [EdgeCandidate], _ earlier: inout [EdgeCandidate]) {
    var taken = [Float](repeating: .infinity, count: earlier.count)
    for index in edges.indices where edges[index].strength > leastOwn {
      let edge = edges[index]
      var (least, found): (Float, Int?) = (max(2, 0.1 * edge.strength) + unexpected, nil)
      for index in earlier.indices where abs(edge.place - earlier[index].place) < mostOwn {
        let old = earlier[index]
        var looks = edge.difference(from: old)
        // A line that goes on as it moved is no other one that happens to be as far away, and may come to one that rests,
        // and leave it.
        let off = old.ownMotion.map { abs(edge.place - old.place - $0) } ?? .infinity
        if edge.continues && old.goesOn { continue }
        if edge.continues || old.goesOn, off >= blurred { continue }
        if off >= max(2, 0.4 * abs(old.ownMotion ?? 0)) { looks += unexpected }
        guard looks < min(least, taken[index]), old.strength > leastOwn,
          edge.isAsStrong(as: old, within: mostChange)
        else { continue }
        (least, found) = (looks, index)
      }
      guard let found else { continue }
      taken[found] = least
      join(&edges[index], to: &earlier[found])
    }
  }

  /// Tells which of the edges has moved to a line that rests, as a header does that closes a gap.
  ///
  /// Below that line all is as before, and above it, all is as it was above the line that is gone. Nothing rests on the way.
  private static func followOnto(
    _ edges: inout [EdgeCandidate], _ earlier: inout [EdgeCandidate], resting: [Range<Int>]
  ) {
    for index in edges.indices where edges[index].strength > leastOwn {
      let edge = edges[index]
      let there = earlier.filter { abs($0.place - edge.place) < 1.5 && $0.strength > leastOwn }
      guard edge.ownMotion == nil, there.contains(where: { difference($0.below, edge.below) < 5 }),
        !there.contains(where: { difference($0.above, edge.above) < 5 })
      else { continue }
      let gone = earlier.indices.filter { index in
        let old = earlier[index]
        guard !old.goesOn, old.nextMotion == nil, old.strength > leastOwn,
          difference(old.above, edge.above) < max(2, 0.1 * edge.strength)
        else { return false }
        let (first, last) = (min(old.place, edge.place) + 4, max(old.place, edge.place) - 4)
        return first < last
          && !resting.contains { Float($0.lowerBound) < last && Float($0.upperBound) > first }
      }
      guard gone.count == 1 else { continue }
      join(&edges[index], to: &earlier[gone[0]])
    }
  }

  /// How far a line that is followed moves at most, in lines.
  private static let mostOwn: Float = 48

  /// The least change of luma of a line that is followed where it moves a part of the way of the content.
  private static let leastPart: Float = 16
  /// How far such a line moves at most, in lines.
  private static let mostPart: Float = 96
  /// The least change of luma of such a line in the picture that shows it less clearly.
  private static let leastBlurred: Float = 8
  /// How far from it what rests above it may end, in lines: a shadow may lie between them.
  private static let mostShadow: Float = 32
  /// How far a header moves at least before it stops, in lines: nearer, what is above its end is what was there before.
  private static let leastStop: Float = 8
  /// How different it may look where it is blurred, as a part of its change of luma.
  private static let mostBlurred: Float = 0.5
  /// How far from where it would be a line may be with which it is one, as a part of how far it moved.
  private static let mostOff: Float = 0.25
  /// How many lines farther such a line moves than in the picture before, at most.
  private static let mostFaster: Float = 12

  /// How much less like a line one looks that did not move so before, in steps of luma.
  private static let unexpected: Float = 4

  /// How near to where it would be such a line is where it passes one that rests, in lines: the two are one then.
  private static let blurred: Float = 1.5

  /// How many times as strong such a line may become from one picture to the next: what it passes may blur it.
  private static let mostChange: Float = 2.5
}
