// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The data from which the script draws single cases, encoded: counts seldom change, and times need
/// four digits.
enum DashboardData {
  static func json(_ input: DashboardInput) -> JSONValue {
    let changes = input.history.changes
    return .object([
      (
        "commits",
        .list(
          input.history.commits.map { commit in
            .list([
              .string(String(commit.id.prefix(12))), .string(String(commit.time.prefix(10))),
              .string(String(commit.subject.prefix(72))),
            ])
          })
      ), ("link", input.commitLink.map { .string($0) }),
      (
        "cases",
        .list(
          input.history.series.map { series in
            item(series, changes.filter { $0.id == series.id })
          })
      ),
    ])
  }

  private static func item(_ series: CaseSeries, _ changes: [HistoryChange]) -> JSONValue {
    let spreads = series.records.map { record -> JSONValue in
      guard let wall = record?.wall, wall.median > 0 else { return .null }
      return .number((wall.deviation / wall.median * 1000).rounded())
    }
    return .object([
      ("id", .string(series.id.description)), ("unit", .string(series.latest?.unit ?? "")),
      ("ns", .list(series.values(.time).map { $0.map { .number(rounded($0)) } ?? .null })),
      ("spread", .list(spreads)), ("instr", runs(series, .instructions)),
      ("allocs", runs(series, .allocations)), ("bytes_out", runs(series, .bytes)),
      (
        "changes",
        changes.isEmpty
          ? nil
          : .list(
            changes.map {
              .list([
                .integer($0.commit), .string($0.metric.rawValue), .number(rounded($0.before)),
                .number(rounded($0.after)),
              ])
            })
      ),
    ])
  }

  /// Run-length encoded values: pairs of a value and a count; nil if there are none.
  private static func runs(_ series: CaseSeries, _ metric: Metric) -> JSONValue? {
    let values = series.values(metric)
    guard values.contains(where: { $0 != nil }) else { return nil }
    var runs: [(value: Double?, count: Int)] = []
    for value in values.map({ $0.map { rounded($0, digits: 7) } }) {
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((value, 1))
      }
    }
    return .list(
      runs.flatMap { run -> [JSONValue] in
        [run.value.map { .number($0) } ?? .null, .integer(run.count)]
      })
  }

  private static func rounded(_ value: Double, digits: Int = 4) -> Double {
    Double(Numerals.significant(value, digits: digits)) ?? value
  }
}
