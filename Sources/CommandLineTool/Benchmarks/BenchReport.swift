// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import StoryboardProduction
import TextFormats

/// What `bench` prints of runs that were measured.
struct BenchReport {
  /// The slack of budgets for instructions: those of a run are exact, but not on every processor the same.
  static let slack = 0.01

  /// The records, in the order of the runs.
  var records: [Record]
  /// What is wrong between them and the budgets.
  var findings: [BudgetFinding] = []
  /// Where figures have changed in the history, the oldest first.
  var changes: [HistoryChange] = []
  /// The commits of the history.
  var commits: [HistoryCommit] = []

  /// The records and findings for a terminal.
  func text(_ style: TextStyle) -> String {
    var table = TextTable([
      ("run", .left), ("frames", .right), ("instructions a frame", .right),
      ("time a frame", .right), ("allocations a run", .right),
    ])
    for record in records {
      table.add([
        "\(record.id)".split(separator: "/").dropFirst().joined(separator: "/"), "\(record.units)",
        record.instructions.map { Numerals.grouped($0.rounded()) } ?? "–",
        record.wall.map { Numerals.duration(nanoseconds: $0.median) } ?? "–",
        allocations(record).map { "\($0)" } ?? "–",
      ])
    }
    var text = table.text(style: style)
    for finding in findings { text += style.red(Self.text(finding)) + "\n" }
    for change in changes { text += line(change) + "\n" }
    for total in drifts { text += style.yellow(total) + "\n" }
    return text
  }

  /// The same for programs.
  var json: String {
    JSONValue.answer([
      ("runs", .lines(records.map(\.json))),
      (
        "findings",
        .lines(
          findings.map { finding in
            .object([
              ("run", .string("\(finding.id)")), ("kind", .string(finding.kind.rawValue)),
              ("metric", finding.metric.map { .string($0.rawValue) }),
              ("measured", finding.measured.map { .number($0) }),
              ("allowed", finding.allowed.map { .number($0) }),
              ("message", .string(Self.text(finding))),
            ])
          })
      ),
      (
        "changes",
        .lines(
          changes.map { change in
            .object([
              ("run", .string("\(change.id)")), ("metric", .string(change.metric.rawValue)),
              ("commit", .string(commits[change.commit].id)), ("before", .number(change.before)),
              ("after", .number(change.after)),
            ])
          })
      ),
    ])
  }

  private func allocations(_ record: Record) -> Int? {
    record.allocations.map { Int(($0 * Double(record.units)).rounded()) }
  }

  private static func text(_ finding: BudgetFinding) -> String {
    switch finding.kind {
    case .missing: "\(finding.id): has no budget; --reason WHY writes it"
    case .orphaned: "\(finding.id): has a budget, and is no run any more"
    case .exceeded, .loose: "\(finding)"
    }
  }

  private func line(_ change: HistoryChange) -> String {
    "\(commits[change.commit].id.prefix(12)) \(change.id): \(change.metric.title) "
      + "\(change.metric.text(change.before)) → \(change.metric.text(change.after)) a frame, \(change.text)"
  }

  /// For each run and figure that several changes have led in one direction, what they add up to.
  private var drifts: [String] {
    var lines: [String] = []
    for metric in [Metric.instructions, .allocations, .time] {
      for record in records {
        let own = changes.filter { $0.id == record.id && $0.metric == metric && $0.isWorse }
        guard own.count > 1, let first = own.first, let last = own.last else { continue }
        let total = HistoryChange(
          id: record.id, metric: metric, commit: last.commit, before: first.before,
          after: last.after)
        lines.append(
          "drift: \(record.id): \(metric.title) \(total.text) in \(own.count) steps since "
            + commits[first.commit].id.prefix(12))
      }
    }
    return lines
  }
}
