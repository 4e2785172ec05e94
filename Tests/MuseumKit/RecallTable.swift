// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles

/// What the rules find of the bugs in the museum, as texts for documents.
package struct RecallTable: Sendable {
  /// An exhibit with the rules that find something in it.
  package struct Row: Sendable {
    /// The exhibit.
    package let exhibit: Exhibit
    /// The words of the rules that find something in each broken variant.
    package let broken: [String]
    /// The words of the rules that find something in a fixed variant.
    package let fixed: [String]

    /// Whether the rules find what the exhibit says, and nothing in what is fixed.
    package var holds: Bool {
      fixed.isEmpty && exhibit.report.rules.allSatisfy { broken.contains($0) }
    }
    /// Whether a rule finds the bug.
    package var isFound: Bool { holds && !exhibit.report.rules.isEmpty }
    /// Whether a claim of the file alone finds it.
    package var isClaimed: Bool { exhibit.report.rules == ["CLAIM"] }
  }

  /// The exhibits, by their numbers.
  package let rows: [Row]

  /// Plays all exhibits.
  package init(_ exhibits: [Exhibit]) throws {
    rows = try exhibits.map {
      Row(exhibit: $0, broken: try $0.rules(isFixed: false), fixed: try $0.rules(isFixed: true))
    }
  }

  /// How many of the bugs are found, in a sentence.
  package var summary: String {
    let found = rows.count { $0.isFound }
    let claimed = rows.count { $0.isFound && $0.isClaimed }
    return
      "Of \(rows.count) bugs that people reported on public trackers, rules find \(found - claimed), and claims of the pattern file \(claimed) more."
  }

  /// A table in Markdown: a line for each exhibit.
  package var exhibits: String {
    "| | report | what was reported | what is seen here | found by |\n|---|---|---|---|---|\n"
      + rows.map { row in
        let report = row.exhibit.report
        let name = row.exhibit.scenario.id.split(separator: "/").last ?? ""
        return
          "| \(row.exhibit.number) | [\(report.source)](\(report.link)), \(report.date)\(report.environment.map { "; \($0)" } ?? "") | \(report.says) | [\(row.exhibit.scenario.title)](../Examples/museum/Patterns/\(name).pattern.jsonc): \(report.seen) | \(words(report.rules)) |"
      }.joined(separator: "\n")
  }

  /// A table in Markdown: a line for each rule that finds an exhibit.
  package var rules: String {
    let used = ReviewRule.allCases.map { "\($0.id)" }.compactMap { rule -> String? in
      let sources = rows.filter { $0.isFound && $0.exhibit.report.rules.contains(rule) }
        .map { "[\($0.exhibit.report.source)](\($0.exhibit.report.link))" }
      guard !sources.isEmpty else { return nil }
      return "| `\(rule)` | \(sources.count) | \(sources.joined(separator: ", ")) |"
    }
    return "| rule | finds | reports |\n|---|---|---|\n" + used.joined(separator: "\n")
  }

  private func words(_ rules: [String]) -> String {
    rules.isEmpty ? "no rule" : rules.map { "`\($0)`" }.joined(separator: ", ")
  }
}
