// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One case over all commits.
package struct CaseSeries: Equatable, Sendable {
  /// Which case.
  package var id: CaseID
  /// One record for each commit of the history, nil where the case was not measured.
  package var records: [Record?]

  /// The values of a metric, one for each commit.
  package func values(_ metric: Metric) -> [Double?] {
    records.map { $0.flatMap { metric.value(in: $0) } }
  }

  /// The newest record.
  package var latest: Record? { records.last { $0 != nil } ?? nil }

  /// Where a metric moved to another level.
  ///
  /// Counts are exact. One change is over when the figure has left its last level by more than 1 %, in one commit
  /// or in several that were too small to be noticed one by one. Times are divided by those of the
  /// calibration loop, and steps of at least 5 % that last for five commits are found in their logarithms.
  package func changes(_ metric: Metric) -> [HistoryChange] {
    var positions: [Int] = []
    var numbers: [Double] = []
    for (index, record) in records.enumerated() {
      guard let record, let value = metric.value(in: record), value > 0 || metric != .time else {
        continue
      }
      positions.append(index)
      numbers.append(metric == .time ? value / (record.calibration ?? 1) : value)
    }
    guard metric == .time else { return exactChanges(metric, positions, numbers) }
    let recent = max(0, numbers.count - Self.window)
    let logarithms = numbers[recent...].map { Sample.logarithm($0) }
    // A lasting level shows in the medians of neighbours; if they are close together there is no
    // change.
    let middles = Sample(
      stride(from: 0, to: logarithms.count, by: Self.shortest).map { start in
        Sample(Array(logarithms[start..<min(start + Self.shortest, logarithms.count)])).median
      })
    guard middles.quantile(1) - middles.quantile(0) > Sample.logarithm(1.04) else { return [] }
    let segments = PottsSteps(logarithms, minimumLength: Self.shortest).segments
    return zip(segments, segments.dropFirst()).compactMap { before, after in
      let ratio = Sample.exponential(after.level - before.level)
      guard abs(Sample.logarithm(ratio)) >= Sample.logarithm(1.05) else { return nil }
      func level(_ segment: PottsSteps.Segment) -> Double {
        let values = segment.range.compactMap { records[positions[recent + $0]]?.wall?.median }
        return Sample(values).median
      }
      return HistoryChange(
        id: id, metric: metric, commit: positions[recent + after.range.lowerBound],
        before: level(before), after: level(after))
    }
  }

  /// How many commits back steps are looked for.
  private static let window = 200
  /// For how many commits a level has to last.
  private static let shortest = 5

  private func exactChanges(
    _ metric: Metric, _ positions: [Int], _ numbers: [Double]
  ) -> [HistoryChange] {
    guard var level = numbers.first else { return [] }
    var changes: [HistoryChange] = []
    var first: Int?
    for (position, value) in zip(positions, numbers).dropFirst() {
      first = value == level ? nil : first ?? position
      let isChange =
        metric == .allocations ? value != level : abs(value - level) > 0.01 * abs(level)
      guard isChange else { continue }
      changes.append(
        HistoryChange(
          id: id, metric: metric, first: first, commit: position, before: level, after: value))
      (level, first) = (value, nil)
    }
    return changes
  }
}
