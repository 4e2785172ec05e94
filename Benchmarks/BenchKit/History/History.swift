// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Runs of many commits, in the order in which they were added.
package struct History: Equatable, Sendable {
  /// The commits, the oldest first.
  package var commits: [HistoryCommit]
  /// The cases in the order of their names, each with an entry for every commit.
  package var series: [CaseSeries]

  /// All changes of times, instructions, allocations and bytes, the newest first.
  package private(set) var changes: [HistoryChange]

  /// Puts records in order.
  ///
  /// - Parameters:
  ///   - commits: The commits, the oldest first; records of others are left out.
  ///   - records: What was measured; of several records of one case and commit the last counts.
  package init(commits: [HistoryCommit], records: [Record]) {
    self.commits = commits
    var positions: [String: Int] = [:]
    for (index, commit) in commits.enumerated() { positions[commit.id] = index }
    var rows: [CaseID: [Record?]] = [:]
    let empty = [Record?](repeating: nil, count: commits.count)
    for record in records {
      guard let position = record.commit.flatMap({ positions[$0] }) else { continue }
      rows[record.id, default: empty][position] = record
    }
    let series = rows.sorted { $0.key < $1.key }.map { CaseSeries(id: $0.key, records: $0.value) }
    self.series = series
    changes = series.flatMap { series in
      [Metric.time, .instructions, .allocations, .bytes].flatMap { series.changes($0) }
    }.sorted { ($1.commit, $0.id, $0.metric.rawValue) < ($0.commit, $1.id, $1.metric.rawValue) }
  }

  /// The newest record of each case.
  package var latest: [Record] { series.compactMap(\.latest) }
}
