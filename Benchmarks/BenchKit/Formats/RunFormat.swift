// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A form in which a run can be written for people and for other tools.
package enum RunFormat: String, Sendable, CaseIterable {
  /// Aligned columns for a terminal.
  case text
  /// The native form: one JSON object a line.
  case jsonl
  /// A table in Markdown.
  case markdown = "md"
  /// Comma-separated values with a heading.
  case csv
  /// Google Benchmark's JSON.
  case googleBenchmark = "gbench"
  /// The JSON of the Java Microbenchmark Harness.
  case jmh
  /// Bencher Metric Format.
  case bencher = "bmf"
  /// github-action-benchmark, `customSmallerIsBetter`.
  case smallerIsBetter = "gab-smaller"
  /// github-action-benchmark, `customBiggerIsBetter`.
  case biggerIsBetter = "gab-bigger"

  /// Writes a run.
  ///
  /// - Parameter records: The records, in the order of the list.
  /// - Returns: The whole file, with a newline at its end.
  package func write(_ records: [Record]) -> String {
    switch self {
    case .text: TableFormat.text(records)
    case .jsonl: records.map { $0.line + "\n" }.joined()
    case .markdown: TableFormat.markdown(records)
    case .csv: TableFormat.csv(records)
    case .googleBenchmark: GoogleBenchmarkFormat.json(records).indented
    case .jmh: JMHFormat.json(records).indented
    case .bencher: BencherFormat.json(records).indented
    case .smallerIsBetter: ActionFormat.json(records, biggerIsBetter: false).indented
    case .biggerIsBetter: ActionFormat.json(records, biggerIsBetter: true).indented
    }
  }
}
