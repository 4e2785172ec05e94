// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import ScrollCore
package import SystemCalls

/// A film beside a run or another film.
package enum FilmComparison {
  /// How much of a difference is none, in points: a pixel of a small film.
  private static let tolerance = 0.5

  /// Compares what both sides have measured: names of elements, fingers and what drives the content are no part of a film.
  ///
  /// - Parameters:
  ///   - words: What the sides are called.
  ///   - sources: The sides.
  /// - Returns: The pair, and the report of its differences.
  /// - Throws: An error if a side cannot be read.
  package static func compare(
    _ words: [String], _ sources: [RunCollection.Source]
  ) throws(OperationError) -> (pair: RunPair, report: DiffReport) {
    let pair = RunPair(name: words.joined(separator: " → "), sources: sources)
    var sides = [try sources[0].run(), try sources[1].run()]
    let names = sides.map { Set($0.values.map(\.name)) }
    // The ends of the list are not to be seen, and a speed is only another form of the offset.
    let unseen: Set<String> = ["contentOffset.min", "contentOffset.max", "velocity.y"]
    let common = names[0].intersection(names[1]).subtracting(unseen)
    for side in sides.indices {
      sides[side].values.removeAll { !common.contains($0.name) }
      sides[side].elements = []
      sides[side].events = []
      sides[side].stepTimes = []
      sides[side].failure = nil
      sides[side].finger = sides[0].finger.map { _ in RecordedTrack(constant: RecordedTrack.missing)
      }
      sides[side].phases =
        [.idle] + Array(repeating: .decelerating, count: sides[side].frameCount - 1)
      sides[side].pattern = "film"
      sides[side].scenario = "film"
      sides[side].variant = "film"
      sides[side].device = sides[0].device
      sides[side].screens = sides[0].screens.prefix(1).map { $0 }
      sides[side].bounds = sides[0].bounds.map { _ in RecordedTrack(constant: 0) }
      sides[side].layers = []
      sides[side].links = []
    }
    var report = DiffReport(words: words)
    report.add(pair.name, RunComparer.compare(sides[0], sides[1], tolerance: tolerance))
    return (pair, report)
  }
}
