// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds lines again that have moved like nothing else for some pictures, as a sheet does that springs while its list goes on.
///
/// Encoders blur what is fast, so two neighbouring pictures do not tell which line has moved where. Before and after, the
/// line is seen clearly, and looks the same; in between it has a place in each picture, and its speed changes little.
struct EdgeBridges {
  /// A line that was lost, and where it may have been since.
  private struct Bridge {
    /// The picture in which it was seen last, and its number among the edges of that one and each that follows.
    var first: Int
    var lines: [Int]
    /// Where it is in the last picture, how far it moved to there, and how much more that was than before, in lines.
    var place: Float
    var motion: Float
    var change: Float = 0

    /// Tells how far the line has moved if the last one goes on as any other does, and looks as the first one did.
    func build(in pictures: inout [[EdgeCandidate]]) {
      let (start, end) = (pictures[first][lines[0]], pictures[last][lines[lines.count - 1]])
      let isSame = start.difference(from: end) < mostDifferent * min(start.strength, end.strength)
      guard lines.count > 2, end.goesOn, end.strength > least, isSame,
        end.isAsStrong(as: start, within: 4), start.isGone
      else { return }
      for picture in first + 1...last {
        let (old, new) = (lines[picture - first - 1], lines[picture - first])
        let distance = pictures[picture][new].place - pictures[picture - 1][old].place
        pictures[picture][new].ownMotion = distance
        pictures[picture - 1][old].nextMotion = distance
      }
    }

    /// The bridge that is one picture longer; nil if no line is where it leads, or if it has reached one that goes on.
    func next(in pictures: [[EdgeCandidate]]) -> Bridge? {
      let (line, edges) = (pictures[last][lines[lines.count - 1]], pictures[last + 1])
      guard !line.goesOn, lines.count < longest else { return nil }
      if let motion = line.nextMotion {
        return edges.indices.min {
          abs(edges[$0].place - place - motion) < abs(edges[$1].place - place - motion)
        }
        .map { longer($0, edges[$0].place) }
      }
      let most = max(mostFaster, fastest * abs(motion))
      func off(_ index: Int) -> Float { abs(edges[index].place - place - motion - change) }
      let possible = edges.indices.filter {
        edges[$0].isNew && abs(edges[$0].place - place - motion) < most
      }
      let clear = possible.filter { edges[$0].strength > leastBlurred }
      let faint = possible.filter { edges[$0].strength > leastFaint && off($0) < near }
      guard let found = (clear.isEmpty ? faint : clear).min(by: { off($0) < off($1) }) else {
        return nil
      }
      return longer(found, edges[found].place)
    }

    /// The bridge with one line more.
    private func longer(_ line: Int, _ newPlace: Float) -> Bridge {
      Bridge(
        first: first, lines: lines + [line], place: newPlace, motion: newPlace - place,
        change: newPlace - place - motion)
    }

    /// The picture of the last line.
    private var last: Int { first + lines.count - 1 }
  }

  private var open: [Bridge] = []

  /// How many lines are lost at once, with all that they may be, before no more are looked for.
  private static let most = 256
  /// How many pictures a line may be lost.
  private static let longest = 32
  /// The change of luma of a line before and after, and that of one in between.
  private static let (least, leastBlurred): (Float, Float) = (16, 8)
  /// The change of luma of a line that is just where it is expected, and how near to it that is, in lines.
  private static let (leastFaint, near): (Float, Float) = (2, 3)
  /// How far a line moves to the next picture, in lines.
  private static let reach: ClosedRange<Float> = 1.5...96
  /// How much farther a line moves than in the picture before, in lines, and as a part of that.
  private static let (mostFaster, fastest): (Float, Float) = (12, 0.4)
  /// How different it may look afterwards, as a part of its change of luma: what is behind a sheet, or in it, has moved.
  private static let mostDifferent: Float = 0.3

  /// Goes on to the last of some pictures, and tells in all how far the lines have moved that are found again.
  mutating func follow(_ pictures: inout [[EdgeCandidate]]) {
    let last = pictures.count - 1
    guard last > 0 else { return }
    for bridge in open { bridge.build(in: &pictures) }
    open = open.compactMap { $0.next(in: pictures) }
    // In a film that shows something else in every picture, any line may be any other.
    guard open.count < Self.most else { return }
    for (start, line) in pictures[last - 1].enumerated()
    where (line.continues || line.ownMotion != nil) && line.isGone && line.strength > Self.least {
      for (number, next) in pictures[last].enumerated()
      where next.isNew && next.strength > Self.leastBlurred
        && Self.reach.contains(abs(next.place - line.place))
      {
        open.append(
          Bridge(
            first: last - 1, lines: [start, number], place: next.place,
            motion: next.place - line.place))
      }
    }
  }
}

extension EdgeCandidate {
  /// Whether no line of the next picture is the same.
  fileprivate var isGone: Bool { !goesOn && nextMotion == nil }
  /// Whether no line of the picture before is the same.
  fileprivate var isNew: Bool { !continues && ownMotion == nil }
}
