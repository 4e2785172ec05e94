// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Comparisons of two builds for people.
package enum GateFormat {
  /// Columns for a terminal, with a summary.
  ///
  /// - Parameters:
  ///   - report: The comparison.
  ///   - showsAll: Whether cases are listed that are the same.
  package static func text(_ report: GateReport, showsAll: Bool) -> String {
    let cases = report.cases.filter { showsAll || $0.verdict != .same }
    var text = ""
    if !cases.isEmpty { text += TableFormat.aligned([heading] + cases.map(cells), left: 2) }
    for item in cases where !item.notes.isEmpty {
      text += "\(item.id)\n" + item.notes.map { "    \($0)\n" }.joined()
    }
    text += report.warnings.map { "warning: \($0)\n" }.joined()
    return text + report.summary + ", " + Numerals.fixed(report.seconds, decimals: 0) + " s\n"
  }

  /// Markdown for a comment: the summary, a table of what is not the same, and the rest folded.
  ///
  /// A comment is written also when all is well: silence could mean that nothing ran.
  package static func markdown(_ report: GateReport) -> String {
    var text = "**\(report.summary)** (`\(report.head)` against `\(report.base)`, "
    text += Numerals.fixed(report.seconds, decimals: 0) + " s)\n"
    let changed = report.cases.filter { $0.verdict != .same }
    let same = report.cases(.same)
    if !changed.isEmpty {
      text += "\n" + TableFormat.markdown([heading] + changed.map(cells), left: 2)
    }
    let notes = changed.filter { !$0.notes.isEmpty }
    for item in notes {
      text += "\n`\(item.id)`:\n\n" + item.notes.map { "- `\($0)`\n" }.joined()
    }
    if !report.warnings.isEmpty {
      text += "\n" + report.warnings.map { "- \($0)\n" }.joined()
    }
    if !same.isEmpty {
      text += "\n<details><summary>\(same.count) the same</summary>\n\n"
      text += TableFormat.markdown([heading] + same.map(cells), left: 2) + "\n</details>\n"
    }
    return text
  }

  private static let heading = [
    "case", "verdict", "time", "99 % interval", "instructions", "allocations",
  ]

  private static func cells(_ item: CaseComparison) -> [String] {
    let times = item.confirmation ?? item.times
    let interval = times.map { times in
      times.ratio.lower.isFinite
        ? Numerals.change(times.ratio.lower) + " … " + Numerals.change(times.ratio.upper) : "–"
    }
    return [
      item.id.description, item.verdict.rawValue + (item.isPlacement ? " (placement)" : ""),
      times.map { Numerals.change($0.ratio.estimate) } ?? "–", interval ?? "–",
      change(item.instructions), counts(item.allocations),
    ]
  }

  /// How a count has changed, as a share.
  static func change(_ pair: CaseComparison.Pair?) -> String {
    guard let pair else { return "–" }
    if pair.base == pair.head { return "=" }
    return pair.ratio.isFinite ? Numerals.change(pair.ratio, decimals: 2) : "new"
  }

  /// A count of both builds, where it has changed.
  static func counts(_ pair: CaseComparison.Pair?) -> String {
    guard let pair else { return "–" }
    if pair.base == pair.head { return "=" }
    return Numerals.fixed(pair.base, decimals: 0) + " → " + Numerals.fixed(pair.head, decimals: 0)
  }
}
