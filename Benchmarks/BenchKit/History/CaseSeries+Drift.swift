// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension CaseSeries {
  /// How many records back drift is looked for.
  private static let window = 300

  /// Where the level of a metric changed, however little: a gate of 1 % lets five changes of 0.9 % pass.
  ///
  /// - Returns: Each change by itself, the oldest first. Times are divided by those of the calibration loop where
  ///   there are any, and changes of less than 2 % are noise; of counts, those of less than 0.1 %.
  package func drift(_ metric: Metric) -> [HistoryChange] {
    var positions: [Int] = []
    var numbers: [Double] = []
    for (index, record) in records.enumerated() {
      guard let record, let value = metric.value(in: record), value.isFinite else { continue }
      positions.append(index)
      numbers.append(metric == .time ? value / (record.calibration ?? 1) : value)
    }
    let skipped = max(0, numbers.count - Self.window)
    let found = ChangePoints(
      Array(numbers.dropFirst(skipped)), share: metric == .time ? 0.02 : 0.001)
    return found.points.map { point in
      HistoryChange(
        id: id, metric: metric, commit: positions[skipped + point.index], before: point.before,
        after: point.after)
    }
  }
}
