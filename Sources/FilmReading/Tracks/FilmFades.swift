// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What fades in a film, in the parts that rest and in those that move with the edge.
struct FilmFades {
  private let reader: FilmReader
  private let edge: [Float?]
  private let touches: [FingerTrack.Touch]
  private let losses: [Int]

  /// The share of the pictures in which a line may have moved that rests.
  private static let mostMoved = 0.03
  /// Lines at the edge that a shadow or a hair line has.
  private static let margin = 6
  /// The part of a picture above the edge that what is below may shade.
  private static let shadow: Float = 0.025
  /// How many lines beside something show whether it moves.
  private static let beside = 40
  /// How far an edge moves at least that carries something, in lines.
  private static let leastWay: Float = 12
  /// The part of a picture that a clock is in, and the half of what a finger covers.
  private static let (clock, finger): (Float, Float) = (0.03, 0.05)

  /// Makes a search.
  ///
  /// - Parameters:
  ///   - reader: The pictures.
  ///   - edge: The edge in each, in lines; nil where it is unknown.
  ///   - touches: The fingers.
  ///   - losses: The pictures in which the content is another one.
  init(_ reader: FilmReader, edge: [Float?], touches: [FingerTrack.Touch], losses: [Int]) {
    (self.reader, self.edge, self.touches, self.losses) = (reader, edge, touches, losses)
  }

  /// The clearest ones, each once.
  func all() -> [Fade] {
    let found = resting() + moving()
    var fades: [Fade] = []
    for fade in found where !fades.contains(where: { $0.isSame(as: fade) }) {
      if let step = fade.step, losses.contains(where: { abs($0 - step) <= 2 }) || moves(fade, step)
      {
        continue
      }
      fades.append(fade)
    }
    fades.sort { $0.isClearer(than: $1) }
    return Array(fades.prefix(FadeSearch.most))
  }

  /// Whether something moves beside what is there or gone at once: then it may have moved away.
  private func moves(_ fade: Fade, _ picture: Int) -> Bool {
    let near = fade.lines.lowerBound - Self.beside..<fade.lines.upperBound + Self.beside
    return (picture - 1...picture + 1).contains { picture in
      reader.motions.indices.contains(picture)
        && reader.motions[picture].segments.contains { segment in
          (segment.shift ?? 0) != 0 && segment.lines.overlaps(near)
        }
    }
  }

  /// Those in lines that rest.
  private func resting() -> [Fade] {
    let (length, count) = (reader.profiles.length, reader.profiles.count)
    var turns = [Int](repeating: 0, count: length + 1)
    for motion in reader.motions {
      for segment in motion.segments where (segment.shift ?? 0) != 0 {
        turns[segment.lines.lowerBound] += 1
        turns[segment.lines.upperBound] -= 1
      }
    }
    let known = edge.compactMap(\.self)
    let end =
      known.min().map { min(length, max(0, Int($0 - Self.shadow * Float(length)))) } ?? length
    var moved = 0
    let lines = (0..<end).filter { line in
      moved += turns[line]
      return Double(moved) <= Self.mostMoved * Double(count)
    }
    return search(lines, reader.isSideways.map { $0 ? nil : 0 }, movesWithEdge: false)
  }

  /// Those that move with the edge, above it.
  private func moving() -> [Fade] {
    let known = edge.compactMap(\.self)
    guard let least = known.min(), let most = known.max(), most - least >= Self.leastWay,
      2 * known.count >= edge.count
    else { return [] }
    let starts = zip(edge, reader.isSideways).map { place, isSideways in isSideways ? nil : place }
    let height = Int(min(most, 0.5 * Float(reader.profiles.length)))
    guard height > Self.margin else { return [] }
    return search(riding(height, starts), starts, movesWithEdge: true)
  }

  /// The lines above the edge that are seen to move with it: others belong to what is behind it.
  ///
  /// A title that is not there for a while shows nothing meanwhile.
  private func riding(_ height: Int, _ starts: [Float?]) -> [Int] {
    var (with, all) = ([Int](repeating: 0, count: height), [Int](repeating: 0, count: height))
    for picture in starts.indices.dropFirst() {
      guard let before = starts[picture - 1], let now = starts[picture], abs(now - before) >= 2
      else { continue }
      for segment in reader.motions[picture].segments {
        let rides = segment.shift.map { abs($0 - (now - before)) < 1.5 } ?? false
        for line in segment.lines where line < Int(now) && Int(now) - line <= height {
          all[Int(now) - line - 1] += 1
          if rides { with[Int(now) - line - 1] += 1 }
        }
      }
    }
    return (Self.margin..<height).reversed().filter { with[$0] >= 3 && 3 * with[$0] > all[$0] }.map
    { -$0 - 1 }
  }

  private func search(_ lines: [Int], _ starts: [Float?], movesWithEdge: Bool) -> [Fade] {
    let length = Float(reader.profiles.length)
    return FadeSearch(
      profiles: reader.profiles, starts: starts, movesWithEdge: movesWithEdge, lines: lines,
      top: Int(Self.clock * length)
    ) { picture, place in
      touches.contains { touch in
        let index = picture - touch.first
        guard touch.places.indices.contains(index) else { return false }
        let middle = Float(touch.places[index].y)
        return place.upperBound > middle - Self.finger * length
          && place.lowerBound < middle + Self.finger * length
      }
    }.all()
  }
}
