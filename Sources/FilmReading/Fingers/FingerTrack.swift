// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The fingers of a film, where a dot shows them.
///
/// A dot appears and vanishes within the picture. Photos and buttons come into view at an edge and leave it there.
package struct FingerTrack: Sendable {
  /// A finger from its landing to its touch up.
  package struct Touch: Equatable, Sendable {
    /// The first picture that shows it.
    package var first: Int
    /// Where it is in that picture and in those that follow, in pixels.
    package var places: [SIMD2<Float>]
  }

  /// The touches, in their order.
  package private(set) var touches: [Touch] = []

  /// In how many pictures a dot may be missed, for what is behind it.
  private static let mostGap = 3
  /// How far apart a disc may be from where it is expected, in pixels, if it moves with something.
  private static let near: Float = 1.6
  /// How far one of the dots has to move, in radii: others may only tap.
  private static let leastDistance: Float = 0.25
  /// How far the sizes of the dots of one film may differ, as a share.
  private static let sameSize: Float = 0.08
  /// How far a finger may move in a picture, in radii.
  private static let reach: Float = 3.5

  /// Follows the discs of a film.
  ///
  /// - Parameters:
  ///   - shapes: The discs of each picture.
  ///   - evidence: The pictures.
  ///   - steps: The shifts of what moved up or down before each picture, in pixels.
  init(_ shapes: [[RoundShape]], _ evidence: FingerEvidence, steps: [[Float]]) {
    var open: [FingerChain] = []
    var closed: [FingerChain] = []
    for picture in shapes.indices {
      let oldest = picture - 1 - Self.mostGap
      closed += open.filter { $0.last < oldest }
      open.removeAll { $0.last < oldest }
      if picture > 0, evidence.motions[picture].isRepeated {
        for index in open.indices where open[index].last == picture - 1 {
          open[index].add(open[index].shapes[open[index].shapes.count - 1], picture)
        }
        continue
      }
      Self.go(on: &open, shapes[picture], picture, [0] + steps[picture])
    }
    closed += open
    choose(closed, evidence)
  }

  /// Goes on with each chain in a picture, and begins one with each disc that is left.
  private static func go(
    on open: inout [FingerChain], _ shapes: [RoundShape], _ picture: Int, _ moves: [Float]
  ) {
    var free = Set(shapes.indices)
    var rest: [Int] = []
    // What rests or moves with something is what it was.
    for index in open.indices {
      let last = open[index].shapes[open[index].shapes.count - 1]
      let match = free.filter { candidate in
        let shape = shapes[candidate]
        return shape.looksLike(last) && abs(shape.x - last.x) < near
          && moves.contains { abs(shape.y - last.y - $0) < near }
      }.min { abs(shapes[$0].x - last.x) < abs(shapes[$1].x - last.x) }
      guard open[index].last == picture - 1, let match else {
        rest.append(index)
        continue
      }
      free.remove(match)
      open[index].add(shapes[match], picture)
    }
    for index in rest {
      let chain = open[index]
      let last = chain.shapes[chain.shapes.count - 1]
      let before = chain.shapes.count > 1 ? chain.shapes[chain.shapes.count - 2] : last
      let gap = Float(picture - chain.last)
      let expected = (x: last.x + (last.x - before.x) * gap, y: last.y + (last.y - before.y) * gap)
      func miss(_ shape: RoundShape) -> Float {
        abs(shape.x - expected.x) + abs(shape.y - expected.y)
      }
      let match = free.filter {
        shapes[$0].looksLike(last) && miss(shapes[$0]) < reach * last.radius
      }.min { (miss(shapes[$0]), $0) < (miss(shapes[$1]), $1) }
      guard let match else { continue }
      free.remove(match)
      open[index].add(shapes[match], picture)
    }
    for index in free.sorted() {
      open.append(FingerChain(shapes[index], picture))
    }
  }

  /// Keeps the chains that are fingers: they come and go, one of them moves, and all have dots of one size.
  private mutating func choose(_ chains: [FingerChain], _ evidence: FingerEvidence) {
    let passing = chains.filter { evidence.comes($0) && evidence.goes($0) }
    let moving = passing.filter { $0.travel > Self.leastDistance * $0.radius }
    guard !moving.isEmpty else { return }
    let sizes = moving.map(\.radius).sorted()
    let usual = sizes[sizes.count / 2]
    let darkCount = moving.count { $0.shapes[0].contrast > 0 }
    let isDark = 2 * darkCount >= moving.count
    let fingers = passing.filter { chain in
      abs(chain.radius - usual) < Self.sameSize * usual
        && (chain.shapes[0].contrast > 0) == isDark
    }
    touches = fingers.sorted { ($0.first, $0.last) < ($1.first, $1.last) }.map { chain in
      Touch(first: chain.first, places: chain.shapes.map { SIMD2($0.x, $0.y) })
    }
  }
}
