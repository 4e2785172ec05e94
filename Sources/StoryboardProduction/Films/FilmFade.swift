// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading

/// Something that fades in a film, on the frames of a run.
package struct FilmFade: Sendable {
  /// Where it begins and ends in the first frame in which its opacity is known, in points from the top of the screen.
  package let rows: (start: Double, end: Double)
  /// Whether it moves with the edge, instead of resting.
  package let movesWithEdge: Bool
  /// Its opacity in each frame, from 0 to 1; NaN where it is not known.
  package let opacity: [Double]
  /// The standard error of each opacity.
  package let errors: [Double]
  /// Whether the film does not show both ends for long.
  package let isRelative: Bool
  /// The frame in which it appears or vanishes at once; nil for what takes several.
  package let step: Int?

  /// Converts what fades.
  ///
  /// - Parameters:
  ///   - fade: What fades, in lines and pictures.
  ///   - pictures: The picture that each frame shows.
  ///   - scale: Lines in a point.
  init(_ fade: Fade, pictures: [Int], scale: Double) {
    rows = (Double(fade.lines.lowerBound) / scale, Double(fade.lines.upperBound) / scale)
    movesWithEdge = fade.movesWithEdge
    opacity = pictures.map { fade.opacity[$0].map(Double.init) ?? .nan }
    errors = pictures.map { Double(fade.errors[$0]) }
    isRelative = fade.isRelative
    step = fade.step.flatMap { picture in pictures.firstIndex { $0 >= picture } }
  }

  /// Whether it is there after the frame in which it appears or vanishes.
  var appears: Bool { step.map { opacity[$0] > 0.5 } ?? false }

  /// Where it begins in a frame, in points; nil where it moves with an edge that is not known.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - edge: The edge in each frame, in points.
  func start(in frame: Int, edge: [Double]) -> Double? {
    guard movesWithEdge else { return rows.start }
    guard let first = opacity.firstIndex(where: { !$0.isNaN }) else { return nil }
    let place = rows.start + edge[frame] - edge[first]
    return place.isNaN ? nil : place
  }

  /// A line on it for people.
  ///
  /// - Parameters:
  ///   - number: Writes a number with so many decimals.
  ///   - rate: Frames a second.
  func sentence(rate: Int, number: (Double, Int) -> String) -> String {
    let known = opacity.indices.filter { !opacity[$0].isNaN }
    let (start, end) = (number(rows.start, 0), number(rows.end, 0))
    let place = "rows \(start) to \(end) pt\(movesWithEdge ? ", with the edge," : "")"
    if let step {
      let time = number(Double(step) / Double(rate), 4)
      return "\(place) \(appears ? "appear" : "vanish") at \(time) s"
    }
    let values = known.map { opacity[$0] }
    let (least, most) = (number(values.min() ?? 0, 2), number(values.max() ?? 0, 2))
    let error = number(known.map { errors[$0] }.max() ?? 0, 3)
    let note = isRelative ? "; relative: not both ends are seen for long" : ""
    return "opacity of \(place) \(least) to \(most), standard error at most \(error)\(note)"
  }
}
