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

  /// How much worse a track has to be to be out of the question.
  private static let margin: Float = 1.5
  /// What an edge costs that can hardly be seen, and for how strong a change of luma that holds.
  private static let faint: (cost: Float, strength: Float) = (1, 2.5)
  /// What a picture costs in which the edge is lost, and what it costs to lose or to find it.
  private static let (lost, turn): (Float, Float) = (6, 6)
  /// In how many pictures content has to pass by an edge: a line that always moves with it is one of the content's.
  private static let leastPassing = 4
  /// How far content has to move past an edge, in lines.
  private static let leastStep: Float = 2

  private let pictures: [[EdgeCandidate]]
  private let steps: [[Float]]
  private let isMoving: [Bool]

  /// Compares a track with all others that begin or end as it does.
  ///
  /// - Parameters:
  ///   - pictures: The edges of each picture.
  ///   - chosen: Which of them was chosen; as many as there are where the edge is lost.
  ///   - steps: All that moved before each picture, in lines.
  ///   - shifts: How far the content moved before each picture, in lines.
  ///   - isMoving: Whether anything moved.
  init(
    _ pictures: [[EdgeCandidate]], _ chosen: [Int], steps: [[Float]], shifts: [Float],
    isMoving: [Bool]
  ) {
    self.pictures = pictures
    self.steps = steps
    self.isMoving = isMoving
    spreads = [Float](repeating: .infinity, count: pictures.count)
    guard passings(chosen, shifts) >= Self.leastPassing else { return }
    let most = cost(of: chosen) + Self.margin
    let (begun, ended) = (forward(from: chosen[0]), backward(to: chosen[pictures.count - 1]))
    let (any, rest) = (forward(from: nil), backward(to: nil))
    for picture in pictures.indices where chosen[picture] < pictures[picture].count {
      let place = pictures[picture][chosen[picture]].place
      spreads[picture] = 0
      for index in pictures[picture].indices {
        let least = min(
          begun[picture][index] + rest[picture][index],
          any[picture][index] + ended[picture][index])
        guard least < most else { continue }
        spreads[picture] = max(spreads[picture], abs(pictures[picture][index].place - place))
      }
    }
  }

  /// In how many pictures the content moves past the edge, with nothing left to explain on both sides.
  private func passings(_ chosen: [Int], _ shifts: [Float]) -> Int {
    pictures.indices.dropFirst().count { picture in
      let (old, new) = (chosen[picture - 1], chosen[picture])
      guard old < pictures[picture - 1].count, new < pictures[picture].count else { return false }
      let edge = pictures[picture][new]
      let distance = edge.place - pictures[picture - 1][old].place
      guard shifts[picture] != 0, edge.excess < 2.5 else { return false }
      return abs(shifts[picture] - distance) >= Self.leastStep || edge.hasRest
    }
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
  private func forward(from start: Int?) -> [[Float]] {
    var costs = pictures[0].indices.map { start ?? $0 == $0 ? Float(0) : .infinity }
    costs.append(start ?? pictures[0].count == pictures[0].count ? Self.lost : .infinity)
    var all = [costs]
    for picture in pictures.indices.dropFirst() {
      let before = costs
      costs = (0...pictures[picture].count).map { new in
        var best = before[before.count - 1] + step(picture, before.count - 1, new)
        for old in 0..<before.count - 1 where before[old] < best {
          best = min(best, before[old] + step(picture, old, new))
        }
        return best + own(picture, new)
      }
      all.append(costs)
    }
    return all
  }

  /// The least costs of what comes after each edge of each picture.
  private func backward(to end: Int?) -> [[Float]] {
    let last = pictures.count - 1
    var costs = (0...pictures[last].count).map { end ?? $0 == $0 ? Float(0) : .infinity }
    var all = [costs]
    for picture in pictures.indices.dropFirst().reversed() {
      let after = costs.enumerated().map { $1 + own(picture, $0) }
      costs = (0...pictures[picture - 1].count).map { old in
        var best = after[after.count - 1] + step(picture, old, after.count - 1)
        for new in 0..<after.count - 1 where after[new] < best {
          best = min(best, after[new] + step(picture, old, new))
        }
        return best
      }
      all.append(costs)
    }
    return all.reversed()
  }

  /// What an edge of a picture costs on its own.
  private func own(_ picture: Int, _ index: Int) -> Float {
    guard index < pictures[picture].count else { return Self.lost }
    return pictures[picture][index].strength < Self.faint.strength ? Self.faint.cost : 0
  }

  /// What it costs to go to an edge of a picture from one of the picture before.
  private func step(_ picture: Int, _ old: Int, _ new: Int) -> Float {
    let (wasLost, isLost) = (
      old == pictures[picture - 1].count, new == pictures[picture].count
    )
    if wasLost || isLost { return wasLost && isLost ? 0 : Self.turn }
    return EdgeTrack.step(
      pictures[picture - 1][old], pictures[picture][new], shifts: steps[picture], slope: 1.5)
  }
}
