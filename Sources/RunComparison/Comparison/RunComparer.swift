// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Compares two recorded runs.
package struct RunComparer {
  let a: RecordedRun
  let b: RecordedRun
  let pairs: FramePairs
  /// Differences up to this are ignored, in points or in the unit of a value.
  let tolerance: Double

  /// What differs between two runs.
  ///
  /// - Parameters:
  ///   - a: One run.
  ///   - b: The other; differences are B minus A.
  ///   - tolerance: Differences up to this are ignored, in points or in the unit of the value; 0
  ///     for all
  ///     that recordings can tell.
  /// - Complexity: Linear in what is recorded; where nothing differs, a comparison of bytes.
  package static func compare(
    _ a: RecordedRun, _ b: RecordedRun, tolerance: Double = 0
  ) -> RunDifference {
    let comparer = RunComparer(a: a, b: b, pairs: FramePairs(a, b), tolerance: tolerance)
    var difference = RunDifference(
      facts: comparer.facts(), values: comparer.values(), elements: comparer.elements())
    let shifts = difference.values.map(\.shift)
    if let first = shifts.first ?? nil,
      shifts.allSatisfy({ $0.map { $0.agrees(with: first) } ?? false })
    {
      difference.shift = first
    }
    return difference
  }

  // MARK: Values

  private func values() -> [ValueDifference] {
    var differences: [ValueDifference] = []
    for (one, other) in pairedSeries() {
      if let found = difference(one, other) { differences.append(found) }
    }
    return differences
  }

  /// The series that both runs have, those of frame output first.
  private func pairedSeries() -> [(RecordedSeries, RecordedSeries)] {
    var result: [(RecordedSeries, RecordedSeries)] = []
    for (index, series) in a.values.enumerated() {
      let same = b.values.indices.contains(index) && b.values[index].name == series.name
      let twin = same ? b.values[index] : b.values.first { $0.name == series.name }
      if let twin, twin.decimals == series.decimals { result.append((series, twin)) }
    }
    func add(_ name: String, _ a: RecordedTrack, _ b: RecordedTrack) {
      result.append((RecordedSeries(name, a), RecordedSeries(name, b)))
    }
    for (index, name) in RunFile.finger.enumerated() {
      add("finger.\(name)", a.finger[index], b.finger[index])
    }
    let unknown = RecordedTrack(constant: RecordedTrack.missing)
    if !a.bounds.contains(unknown), !b.bounds.contains(unknown) {
      for (index, name) in RunFile.bounds.enumerated() {
        add("scrollView.\(name)", a.bounds[index], b.bounds[index])
      }
    }
    return result
  }

  private func difference(_ one: RecordedSeries, _ other: RecordedSeries) -> ValueDifference? {
    if one.track.isConstant || pairs.isTrivial, one.track == other.track { return nil }
    let limit = Int((tolerance * one.scale).rounded(.down))
    var (differing, absences, compared) = (0, 0, 0)
    var worst = (moment: -1, units: -1)
    var absent = -1
    for moment in 0..<pairs.count {
      let (x, y) = (one.track[pairs.a(moment)], other.track[pairs.b(moment)])
      if x == RecordedTrack.missing || y == RecordedTrack.missing {
        guard x != y else { continue }
        if absent < 0 { absent = moment }
        absences += 1
        differing += 1
        compared += 1
        continue
      }
      compared += 1
      let units = Int((y &- x).magnitude)
      guard units > limit else { continue }
      differing += 1
      if units > worst.units { worst = (moment, units) }
    }
    guard differing > 0 else { return nil }
    let moment = worst.moment >= 0 ? worst.moment : absent
    let values = [
      one.value(inFrame: pairs.a(moment)), other.value(inFrame: pairs.b(moment)),
    ]
    let settlings = [Settling(one, of: a), Settling(other, of: b)]
    return ValueDifference(
      name: one.name, frame: pairs.frame(moment), time: pairs.time(moment), a: values[0],
      b: values[1], largest: worst.moment >= 0 ? values[1] - values[0] : 0, differing: differing,
      compared: compared, absences: absences,
      shift: absences == 0 && differing > 1 ? shift(one, other) : nil,
      overshoots: settlings.map(\.overshoot), settlingTimes: settlings.map(\.time))
  }

  private func shift(_ one: RecordedSeries, _ other: RecordedSeries) -> TimeShift? {
    var (x, y): ([Double], [Double]) = ([], [])
    for moment in 0..<pairs.count {
      let (a, b) = (one.track[pairs.a(moment)], other.track[pairs.b(moment)])
      guard a != RecordedTrack.missing, b != RecordedTrack.missing else { return nil }
      x.append(Double(a) / one.scale)
      y.append(Double(b) / one.scale)
    }
    return TimeShift.find(x, y, rate: pairs.rate, grid: 1 / one.scale)
  }
}
