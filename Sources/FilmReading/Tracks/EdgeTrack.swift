// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Follows the upper edge of what scrolls through all pictures of a film.
///
/// Of each picture's edges one is chosen, so that the motion on both sides is explained, the edge rests or moves with the
/// content where it can, and what is next to it looks as before.
enum EdgeTrack {
  /// What a picture costs in which no edge is chosen.
  private static let lost: Float = 6
  /// What it costs to lose the edge or to find it again.
  private static let turn: Float = 12
  /// How far off the place of an edge between two lines may be, in lines: that costs nothing.
  private static let blur: Float = 0.8
  /// What it costs to begin at another line than the one that was given, and how far that may be off, in lines.
  private static let elsewhere: Float = 1_000
  private static let mostOff: Float = 12
  /// The most that it costs to move with the content for a part of a frame.
  private static let mostPart: Float = 4
  /// The most that it costs to follow a line that moves on its own.
  private static let own: Float = 0.4
  /// The most that other surroundings cost where there are few pictures a second, in which a line is twice.
  private static let sparseLooks: Float = 0.1
  /// What it costs to leave a line that moves on its own for something else.
  private static let leaving: Float = 10
  /// What it costs to leave a line that moves on for one beside it.
  private static let beside: Float = 4
  /// The change of luma of a line that can hardly be seen.
  private static let leastStrength: Float = 4
  /// How far an edge that cannot be seen may be from a line that it is, in lines.
  private static let mostBlind: Float = 6
  /// How far the edge seems to have moved where it is one line with another of the content, and how near that has to be, in
  /// lines.
  private static let (merged, nearMerged): (Range<Float>, Float) = (1.25..<4, 1)
  /// What it costs to go over to another line.
  private static let other: Float = 40

  /// The place of the edge in each picture, in lines, and how far from it another line is that explains the film as well;
  /// nil where it is lost.
  ///
  /// - Parameters:
  ///   - pictures: The edges of each picture.
  ///   - start: Where the edge is in the first picture, in lines; nil to find it.
  ///   - steps: All that moved before each picture, in lines.
  ///   - shifts: How far the content moved before each picture, in lines.
  ///   - isMoving: Whether anything moved.
  ///   - length: How many lines a picture has.
  ///   - isSparse: Whether content may pass an edge within a picture.
  static func places(
    _ pictures: [[EdgeCandidate]], startingNear start: Float?, steps: [[Float]], shifts: [Float],
    isMoving: [Bool], length: Int, isSparse: Bool
  ) -> (places: [Float?], spreads: [Float]) {
    guard let first = pictures.first else { return ([], []) }
    // The last state of a picture is that the edge is lost.
    var totals = first.map { candidate in
      own(candidate, isMoving: false) + (start.map { distance(candidate, $0) } ?? 0)
    }
    if start != nil, !totals.contains(where: { $0 < elsewhere }) {
      // There is no line where one was said to be: which other line it might become, the film does not show.
      let count = pictures.count
      return (Array(repeating: nil, count: count), Array(repeating: .infinity, count: count))
    }
    totals.append(start == nil ? lost : elsewhere)
    var from: [[UInt8]] = [[]]
    for picture in pictures.indices.dropFirst() {
      let (earlier, later) = (pictures[picture - 1], pictures[picture])
      var next: [Float] = []
      var origins: [UInt8] = []
      for candidate in later {
        var (best, origin) = (totals[earlier.count] + turn, earlier.count)
        for index in earlier.indices where totals[index] < best {
          let total =
            totals[index]
            + step(
              earlier[index], candidate, shifts: steps[picture], isSparse: isSparse)
          if total < best { (best, origin) = (total, index) }
        }
        next.append(best + own(candidate, isMoving: isMoving[picture]))
        origins.append(UInt8(origin))
      }
      var (best, origin) = (totals[earlier.count], earlier.count)
      for index in earlier.indices where totals[index] + turn < best {
        (best, origin) = (totals[index] + turn, index)
      }
      next.append(best + lost)
      origins.append(UInt8(origin))
      totals = next
      from.append(origins)
    }
    var state = totals.indices.min { totals[$0] < totals[$1] } ?? 0
    var places = [Float?](repeating: nil, count: pictures.count)
    var states = [Int](repeating: 0, count: pictures.count)
    for picture in pictures.indices.reversed() {
      states[picture] = state
      if state < pictures[picture].count { places[picture] = pictures[picture][state].place }
      if picture > 0 { state = Int(from[picture][state]) }
    }
    keepOneLine(
      &places, pictures, states, steps: steps, shifts: shifts, isFirst: start != nil)
    var kept = places.indices
    if let jump = EdgeJumps.first(in: places, shifts: shifts) {
      kept = 0..<(start == nil ? 0 : jump)
    } else if start == nil {
      kept =
        EdgeJumps.longestPart(of: places, shifts: shifts, top: Float(length) / 20) ?? kept
    }
    /// Whether no line shows where the motion changes, so that its place may be off by several lines.
    func isUnseen(_ picture: Int) -> Bool {
      let state = states[picture]
      return start == nil && isMoving[picture] && state < pictures[picture].count
        && pictures[picture][state].strength < EdgeCandidate.least
    }
    let isKept = places.indices.map { kept.contains($0) && !isUnseen($0) }
    let rivals = EdgeRivals(
      pictures, states, isKept: zip(places, isKept).map { $0 != nil && $1 }, steps: steps,
      shifts: shifts, isMoving: isMoving, isStartKnown: start != nil, isSparse: isSparse,
      length: length)
    var spreads = rivals.spreads
    for picture in places.indices where !isKept[picture] {
      (places[picture], spreads[picture]) = (nil, .infinity)
    }
    for picture in places.indices.dropFirst().dropLast()
    where isMerged(places, pictures[picture - 1], shifts[picture], picture) {
      spreads[picture] = .infinity
    }
    if rivals.rise < 0 { places = places.map { $0.map { $0 + rivals.rise } } }
    if start != nil { follow(&places, &spreads, pictures, shifts: shifts, length: length) }
    return (places, spreads)
  }

  /// Whether an edge that rests in the pictures around one cannot be told there from a line of the content that passes it.
  private static func isMerged(
    _ places: [Float?], _ earlier: [EdgeCandidate], _ shift: Float, _ picture: Int
  ) -> Bool {
    guard shift != 0, let before = places[picture - 1], let place = places[picture],
      let after = places[picture + 1], abs(after - before) < blur,
      merged.contains(abs(place - before))
    else { return false }
    return earlier.contains {
      abs($0.place - before) >= blur && abs($0.place + shift - place) < nearMerged
    }
  }

  /// Follows an edge that leaves the picture at its top with the content, until it comes back; before it does, the track may
  /// have gone over to a line of the content, which goes on.
  ///
  /// There it is behind a status bar, and then not to be seen; further up, nothing shows whether it moves on.
  private static func follow(
    _ places: inout [Float?], _ spreads: inout [Float], _ pictures: [[EdgeCandidate]],
    shifts: [Float], length: Int
  ) {
    let top = Float(length) / 20
    /// A place that is behind the status bar, or that of the line which is there.
    func seen(_ place: Float, _ picture: Int) -> Float? {
      let line = pictures[picture].min { abs($0.place - place) < abs($1.place - place) }
      return place < top ? place : line.flatMap { abs($0.place - place) < 2 ? $0.place : nil }
    }
    var outside: Float?
    for picture in places.indices.dropFirst() {
      if let place = outside {
        outside = seen(place + shifts[picture], picture)
      } else if let before = places[picture - 1], spreads[picture - 1] < 6,
        places[picture].map({ $0 > before + 6 }) ?? true, shifts[picture] < 0,
        rides(places, shifts, before: picture)
      {
        outside = seen(before + shifts[picture], picture)
      }
      if let place = outside {
        (places[picture], spreads[picture]) = place < -top ? (nil, .infinity) : (place, 0)
      }
    }
  }

  /// Whether an edge has moved up with the content in the pictures before one.
  private static func rides(_ places: [Float?], _ shifts: [Float], before picture: Int) -> Bool {
    guard picture > 4 else { return false }
    return (picture - 3..<picture).allSatisfy { near in
      guard let a = places[near - 1], let b = places[near], shifts[near] < 0 else { return false }
      return abs(b - a - shifts[near]) < 1.5
    }
  }

  /// Where the track goes over from a line of the picture to another, only the longest part is of one line, or the first
  /// one, where that was given: the others are lost.
  ///
  /// A jump of one line is no such change: the line is nowhere else in the picture before.
  private static func keepOneLine(
    _ places: inout [Float?], _ pictures: [[EdgeCandidate]], _ states: [Int], steps: [[Float]],
    shifts: [Float], isFirst: Bool
  ) {
    var starts = [0]
    var (last, motion) = (places[0], Float(0))
    for picture in places.indices.dropFirst() {
      motion += shifts[picture]
      guard let now = places[picture] else { continue }
      defer { (last, motion) = (now, 0) }
      guard let before = last else { continue }
      guard places[picture - 1] != nil else {
        // What was lost is where it was, or has moved at most as far as the content.
        if now - before < min(0, motion) - 6 || now - before > max(0, motion) + 6 {
          starts.append(picture)
        }
        continue
      }
      let moves = [0] + steps[picture]
      if moves.contains(where: { abs(now - before - $0) < near(now - before) }) { continue }
      let (old, new) = (
        pictures[picture - 1][states[picture - 1]], pictures[picture][states[picture]]
      )
      if let own = new.ownMotion, abs(own - (now - before)) < 1 { continue }
      if isPart(now - before, of: steps[picture]), new.isSame(as: old) { continue }
      // A line that was said to be the edge, and can hardly be seen, does not become one that can.
      let wasFaint =
        isFirst && old.strength < leastStrength
      // After a line that was said to be the edge, any other that was there is another one, whatever it looks like.
      let wasThere =
        isFirst
        && moves.contains { move in
          pictures[picture - 1].contains { abs($0.place + move - now) < 1.5 && $0.strength > 1 }
        }
      if new.continues || wasThere || wasFaint { starts.append(picture) }
    }
    let ends = starts.dropFirst() + [places.count]
    guard starts.count > 1,
      let longest = zip(starts, ends).map({ $0..<$1 }).max(by: { $0.count < $1.count })
    else { return }
    let kept = isFirst ? 0..<starts[1] : longest
    for picture in places.indices where !kept.contains(picture) { places[picture] = nil }
  }

  /// Whether a distance is a part of a motion.
  static func isPart(_ distance: Float, of shifts: [Float]) -> Bool {
    shifts.contains { $0 * distance > 0 && abs(distance) < abs($0) }
  }

  /// How far from a motion a line may be that moves with it, in lines: a sheet that jumps may have moved on within the frame.
  private static func near(_ distance: Float) -> Float { max(6, 0.05 * abs(distance)) }

  /// What it costs to begin at an edge if another place was given.
  private static func distance(_ candidate: EdgeCandidate, _ place: Float) -> Float {
    let distance = abs(candidate.place - place)
    return distance <= mostOff ? distance : elsewhere
  }

  /// What an edge costs on its own: one that can hardly be seen is no edge.
  private static func own(_ candidate: EdgeCandidate, isMoving: Bool) -> Float {
    isMoving ? 1.8 - min(candidate.strength, 9) / 5 + 0.6 * candidate.depth : 0
  }

  /// What it costs to go from an edge to one in the next picture.
  ///
  /// - Parameters:
  ///   - earlier: The edge.
  ///   - later: The one in the next picture.
  ///   - shifts: All that moved between the two, in lines.
  ///   - isSparse: Whether content may pass an edge within a picture.
  ///   - slope: What each line costs that none of these explains.
  static func step(
    _ earlier: EdgeCandidate, _ later: EdgeCandidate, shifts: [Float], isSparse: Bool,
    slope: Float = 0.3
  ) -> Float {
    let distance = later.place - earlier.place
    var (motion, rides) = (abs(distance), false)
    for shift in shifts where abs(distance - shift) < motion {
      motion = abs(distance - shift)
      rides = motion < 1
    }
    // What is above an edge that moves with the content may move with it, too.
    let unexplained = min(
      0.4 * max(0, later.excess - later.mostHair), rides ? later.mostRiding : 8)
    // A line that looks the same on both sides, and is nowhere else, has moved on its own.
    let isOwn = later.ownMotion.map { abs($0 - distance) < blur } ?? false
    // An edge that jumps was not there before, and its old place shows it no more: other lines are other ones. So is what
    // moves on from a line that stays, and a line that rested, where the edge before could not be seen.
    if motion >= near(distance), !isOwn, shifts.isEmpty || later.continues || earlier.goesOn {
      return unexplained + other
    }
    let cameToRest =
      later.stayed && abs(distance) >= mostBlind && earlier.strength < EdgeCandidate.least
    if cameToRest || (earlier.stays && abs(distance) >= 1) { return unexplained + other }
    // What begins or ceases to move with the content does so within a frame.
    let isPart = isPart(distance, of: shifts)
    let looks = later.difference(from: earlier)
    let most = isOwn ? Self.own : isPart ? (later.isSame(as: earlier) ? 1 : mostPart) : 14
    let jump = min(slope * max(0, motion - blur), most)
    let isLeft =
      [earlier.nextMotion, later.ownMotion].contains { abs(($0 ?? distance) - distance) >= 1 }
    // A line that is in the next picture is there, and not beside it; one that was in the picture before was there.
    let goesOn = earlier.goesOn || later.continues
    let isBeside = goesOn && motion >= 1.5 && !isOwn
    let leaving = isLeft ? Self.leaving : isBeside ? Self.beside : 0
    // With few pictures a second, other content is beside an edge in each, and a line that is in both is the same one.
    let isInBoth = isSparse && earlier.goesOn && later.continues && motion < 1
    let mostLooks = isOwn ? Self.own : isInBoth ? Self.sparseLooks : 4
    return unexplained + jump + leaving + min(looks / 3, mostLooks)
  }
}
