// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How sure the place of an edge is in each picture: whether the track could as well go on at another line for a while.
///
/// How far up a line is helps to choose one of several, and is no evidence that the others are wrong. Here only the motion
/// on both sides counts, what the line looks like, and that it goes on from picture to picture.
struct EdgeRivals {
  /// For each picture, how far from the edge another line is over which the track could go, in lines; infinite where the
  /// edge is lost, and everywhere if it is never seen to be one.
  private(set) var spreads: [Float]
  /// How far the upper end of what moves is from the line that was chosen, in lines: at most 0.
  private(set) var rise: Float = 0

  /// How much worse a track has to be to be out of the question.
  private static let margin: Float = 1.5
  /// What an edge costs that can hardly be seen, and for how strong a change of luma that holds.
  private static let faint: (cost: Float, strength: Float) = (0.2, 2.5)
  /// What a picture costs in which the edge is lost, and what it costs to lose or to find it.
  private static let (lost, turn): (Float, Float) = (6, 6)
  /// In how many pictures content has to pass by an edge: a line that always moves with it is one of the content's.
  private static let leastPassing = 4
  /// How far content has to move past an edge, in lines.
  private static let leastStep: Float = 2

  /// How far from a motion a line is at most that moves so, in lines.
  private static let sameLine: Float = 1
  /// How many lines may be unexplained where content passes.
  private static let mostExcess: Float = 2.5

  /// How far from the edge that was chosen a line is beside it, in lines.
  private static let near: Float = 5
  /// In how many pictures what is above the edge is seen to move with the content if that begins further up.
  private static let mostRiding = 10
  /// In fewer pictures than these content passes what may be a line within it.
  private static let mostWithin = 6
  /// How far the distance of two lines of one thing may seem to change, in lines.
  private static let rigid: Float = 2.5

  /// The least costs of tracks that content has not passed, has passed in one picture, and in two or more, where they are
  /// not the one that was chosen; the last is not used.
  private typealias Costs = SIMD4<Float>

  private let pictures: [[EdgeCandidate]]
  private let chosen: [Int]
  private let isKept: [Bool]
  private let shifts: [Float]
  private let steps: [[Float]]
  private let isMoving: [Bool]
  private let isSparse: Bool
  private let visible: Range<Float>

  /// Compares a track with all others that begin or end as it does.
  ///
  /// - Parameters:
  ///   - pictures: The edges of each picture.
  ///   - chosen: Which of them was chosen; as many as there are where the edge is lost.
  ///   - isKept: Whether the track is used in each picture: elsewhere it may be at another line, which content passes.
  ///   - steps: All that moved before each picture, in lines.
  ///   - shifts: How far the content moved before each picture, in lines.
  ///   - isMoving: Whether anything moved.
  ///   - isStartKnown: Whether the edge of the first picture was given, and not chosen.
  ///   - isSparse: Whether there are so few pictures a second that content may pass an edge within one: then all other
  ///     tracks count.
  ///   - length: How many lines a picture has.
  init(
    _ pictures: [[EdgeCandidate]], _ chosen: [Int], isKept: [Bool], steps: [[Float]],
    shifts: [Float], isMoving: [Bool], isStartKnown: Bool, isSparse: Bool, length: Int
  ) {
    visible = Float(length / 20 + 4)..<Float(length - 4)
    self.pictures = pictures
    self.chosen = chosen
    self.isKept = isKept
    self.shifts = shifts
    self.steps = steps
    self.isMoving = isMoving
    self.isSparse = isSparse
    spreads = [Float](repeating: .infinity, count: pictures.count)
    if !isStartKnown {
      if isWithinContent {
        guard let top = topLine else { return }
        rise = top
      }
      guard passings >= Self.leastPassing else { return }
    }
    let most = cost(of: chosen) + Self.margin
    var rivals = [[Float]](repeating: [], count: pictures.count)
    let (begun, rest) = (forward(from: chosen[0]), backward(to: nil))
    let (any, ended) =
      isStartKnown ? (begun, rest) : (forward(from: nil), backward(to: chosen[pictures.count - 1]))
    for picture in pictures.indices where chosen[picture] < pictures[picture].count {
      let place = pictures[picture][chosen[picture]].place
      for index in pictures[picture].indices where index != chosen[picture] {
        let least = min(
          least(begun[picture][index], rest[picture][index]),
          least(any[picture][index], ended[picture][index]))
        guard least < most else { continue }
        rivals[picture].append(pictures[picture][index].place - place)
      }
    }
    let companions = companions + (rise < 0 ? [rise] : [])
    for picture in pictures.indices where chosen[picture] < pictures[picture].count {
      spreads[picture] = rivals[picture].reduce(0) { spread, distance in
        let belongs = companions.contains { abs($0 - distance) < Self.rigid }
        return belongs && keepsDistance(picture, distance) ? spread : max(spread, abs(distance))
      }
    }
  }

  /// Whether a line is as far from the edge in the pictures around one, where that is known.
  private func keepsDistance(_ picture: Int, _ distance: Float) -> Bool {
    [picture - 1, picture + 1].allSatisfy { near in
      guard pictures.indices.contains(near), chosen[near] < pictures[near].count else {
        return true
      }
      let place = pictures[near][chosen[near]].place + distance
      return !visible.contains(place)
        || pictures[near].contains { abs($0.place - place) < Self.rigid }
    }
  }

  /// How far lines are from the edge, in lines, that are as far from it in nearly all pictures: they belong to the same
  /// thing, and which of them is its edge makes no difference to how it moves.
  private var companions: [Float] {
    var counts: [Int: Int] = [:]
    var places: [Float] = []
    for picture in pictures.indices where chosen[picture] < pictures[picture].count {
      let place = pictures[picture][chosen[picture]].place
      places.append(place)
      for bin in Set(pictures[picture].map { Int(($0.place - place).rounded()) }) {
        counts[bin, default: 0] += 1
      }
    }
    return counts.keys.sorted().filter { bin in
      let near = Self.count(near: bin, in: counts)
      // Behind the status bar, and out of the picture, it is not to be seen.
      let shown = places.count { visible.contains($0 + Float(bin)) }
      return 3 * shown >= places.count && near * 10 >= shown * 9
    }.map { Float($0) }
  }

  /// How many pictures are in a bin of distances and in those beside it.
  private static func count(near bin: Int, in counts: [Int: Int]) -> Int {
    (bin - 1...bin + 1).reduce(0) { $0 + (counts[$1] ?? 0) }
  }

  /// The pictures in which something moves and the chosen track is used.
  private var shownMoving: [Int] {
    pictures.indices.filter { isMoving[$0] && isKept[$0] && chosen[$0] < pictures[$0].count }
  }

  /// How far above the chosen line another one is with which all that moves begins, in lines; nil if there is none.
  ///
  /// At the top of a dark sheet there may be less to see than at a field in it. The content then never passes that field,
  /// and the top is as far above it in all pictures that show both.
  private var topLine: Float? {
    guard clearPassings == 0 else { return nil }
    let moving = shownMoving
    /// The pictures in which a line at a distance explains more than the chosen one.
    var better: [Int: Int] = [:]
    for picture in moving {
      let edge = pictures[picture][chosen[picture]]
      let lines = pictures[picture].prefix(chosen[picture])
        .filter { $0.excess < Self.mostExcess && edge.excess - $0.excess > 1 }
      for bin in Set(lines.map { Int(($0.place - edge.place).rounded()) }) {
        better[bin, default: 0] += 1
      }
    }
    let top = better.keys.sorted().first { bin in
      let near = Self.count(near: bin, in: better)
      return near >= Self.mostRiding && 2 * near >= moving.count
    }
    return top.map { Float($0) }
  }

  /// How many lines are unexplained where what moves begins at the chosen line, or further up where its end is.
  private func excess(_ picture: Int) -> Float {
    let edge = pictures[picture][chosen[picture]]
    guard rise < 0 else { return edge.excess }
    return pictures[picture].prefix(chosen[picture]).reduce(edge.excess) {
      abs($1.place - edge.place - rise) < Self.rigid ? min($0, $1.excess) : $0
    }
  }

  /// The least cost of a track that has passings enough before and after a picture.
  private func least(_ before: Costs, _ after: Costs) -> Float {
    if isSparse { return before.min() + after.min() }
    return min(before[0] + after[2], before[1] + after[1], before[2] + after[0])
  }

  /// In how many pictures the content moves past the edge, or below something that rests, with nothing left to explain on
  /// both sides.
  private var passings: Int { passings { $1 >= Self.leastStep || $0.hasRest } }

  /// In how many pictures the content moves past the edge, with nothing left to explain on both sides.
  private var clearPassings: Int { passings { $1 >= Self.leastStep } }

  /// In how many pictures with nothing left to explain an edge, and how far the content moves past it, satisfy a condition.
  private func passings(_ isPassing: (EdgeCandidate, Float) -> Bool) -> Int {
    pictures.indices.dropFirst().count { picture in
      let (old, new) = (chosen[picture - 1], chosen[picture])
      guard isKept[picture - 1], isKept[picture], old < pictures[picture - 1].count,
        new < pictures[picture].count
      else { return false }
      let edge = pictures[picture][new]
      let distance = edge.place - pictures[picture - 1][old].place
      guard shifts[picture] != 0, excess(picture) < Self.mostExcess else { return false }
      return isPassing(edge, abs(shifts[picture] - distance))
    }
  }

  /// Whether content moves above the edge as well, although something rests further up or content is never seen to pass: then
  /// the content begins further up.
  private var isWithinContent: Bool {
    // What content passes again and again is an edge, whatever moves above it at other times.
    guard clearPassings < Self.mostWithin else { return false }
    let isPassed = passings { $1 >= Self.leastStep / 2 } >= Self.leastPassing
    let within = shownMoving.count { picture in
      let edge = pictures[picture][chosen[picture]]
      let isBelowContent = edge.mostRiding > 1 || (!isPassed && !edge.hasRest)
      return edge.excess > 2 * Self.mostExcess && isBelowContent
    }
    return within >= Self.mostRiding
  }

  /// What a track costs.
  private func cost(of chosen: [Int]) -> Float {
    var cost: Float = chosen[0] < pictures[0].count ? 0 : Self.lost
    for picture in pictures.indices.dropFirst() {
      cost += own(picture, chosen[picture]) + step(picture, chosen[picture - 1], chosen[picture])
    }
    return cost
  }

  /// The least costs of the tracks that end at each edge of each picture, and of those that lose it there.
  private func forward(from start: Int?) -> [[Costs]] {
    let first = pictures[0].count
    var costs = (0...first).map { Self.start(start ?? $0 == $0, $0 == first ? Self.lost : 0) }
    var all = [costs]
    for picture in pictures.indices.dropFirst() {
      let before = costs
      costs = (0...pictures[picture].count).map { new in
        var best = Costs(repeating: .infinity)
        for old in before.indices { add(before[old], picture, old, new, to: &best) }
        return own(picture, new) + (isNear(picture, new) ? Self.uncounted(best) : best)
      }
      all.append(costs)
    }
    return all
  }

  /// The least costs of what comes after each edge of each picture.
  private func backward(to end: Int?) -> [[Costs]] {
    var costs = (0...pictures[pictures.count - 1].count).map { Self.start(end ?? $0 == $0, 0) }
    var all = [costs]
    for picture in pictures.indices.dropFirst().reversed() {
      let after = costs.enumerated().map { $1 + own(picture, $0) }
      costs = (0...pictures[picture - 1].count).map { old in
        var best = Costs(repeating: .infinity)
        for new in after.indices { add(after[new], picture, old, new, to: &best) }
        return isNear(picture - 1, old) ? Self.uncounted(best) : best
      }
      all.append(costs)
    }
    return all.reversed()
  }

  /// What it costs to be at an edge where tracks begin or end.
  private static func start(_ isPossible: Bool, _ cost: Float) -> Costs {
    Costs(isPossible ? cost : .infinity, .infinity, .infinity, .infinity)
  }

  /// Goes on from the costs at an edge of a picture or of the one before to an edge of the other.
  private func add(
    _ costs: Costs, _ picture: Int, _ old: Int, _ new: Int, to best: inout Costs
  ) {
    guard costs.min() < .infinity else { return }
    let next = costs + step(picture, old, new)
    best = pointwiseMin(best, passes(picture, old, new) ? Self.counted(next) : next)
  }

  /// The costs after one more passing; the third is that of all tracks with two or more.
  private static func counted(_ costs: Costs) -> Costs {
    Costs(.infinity, costs[0], min(costs[1], costs[2]), .infinity)
  }

  /// The costs of tracks that are at the edge that was chosen: passings count while a track is elsewhere.
  private static func uncounted(_ costs: Costs) -> Costs { Self.start(true, costs.min()) }

  /// Whether an edge is the one that was chosen, or beside it.
  private func isNear(_ picture: Int, _ index: Int) -> Bool {
    let lines = pictures[picture]
    guard index < lines.count, chosen[picture] < lines.count else { return false }
    return abs(lines[index].place - lines[chosen[picture]].place) < Self.near
  }

  /// Whether content moves past an edge that was not chosen, with little left to explain on both sides.
  private func passes(_ picture: Int, _ old: Int, _ new: Int) -> Bool {
    guard new != chosen[picture], old < pictures[picture - 1].count,
      new < pictures[picture].count, shifts[picture] != 0
    else { return false }
    let edge = pictures[picture][new]
    let distance = edge.place - pictures[picture - 1][old].place
    guard edge.excess < Self.mostExcess, abs(shifts[picture] - distance) >= Self.leastStep else {
      return false
    }
    // Another line that is beside it is no motion of one.
    return abs(distance) < Self.sameLine
      || steps[picture].contains { abs(distance - $0) < Self.sameLine }
      || edge.ownMotion.map { abs(distance - $0) < Self.sameLine } ?? false
  }

  /// What an edge of a picture costs on its own.
  private func own(_ picture: Int, _ index: Int) -> Float {
    guard index < pictures[picture].count else { return Self.lost }
    return isMoving[picture] && pictures[picture][index].strength < Self.faint.strength
      ? Self.faint.cost : 0
  }

  /// What it costs to go to an edge of a picture from one of the picture before.
  private func step(_ picture: Int, _ old: Int, _ new: Int) -> Float {
    let (wasLost, isLost) = (
      old == pictures[picture - 1].count, new == pictures[picture].count
    )
    if wasLost || isLost { return wasLost && isLost ? 0 : Self.turn }
    return EdgeTrack.step(
      pictures[picture - 1][old], pictures[picture][new], shifts: steps[picture],
      isSparse: isSparse, slope: 1.5)
  }
}
