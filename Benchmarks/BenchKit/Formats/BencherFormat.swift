// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Bencher Metric Format: each case with its measures, a value and its bounds.
enum BencherFormat {
  /// Bencher's own names of measures if it has them.
  private static let measures: [(String, Metric)] = [
    ("latency", .time), ("processor-time", .processorTime), ("instructions", .instructions),
    ("allocations", .allocations), ("throughput", .speed), ("file-size", .bytes),
    ("peak-memory", .peakBytes),
  ]

  static func json(_ records: [Record]) -> JSONValue {
    .object(
      records.map { record in
        let values: [(String, JSONValue?)] = measures.map { name, metric in
          (name, metric.value(in: record).map { measure($0, metric, record) })
        }
        return (record.id.description, .object(values))
      })
  }

  private static func measure(_ value: Double, _ metric: Metric, _ record: Record) -> JSONValue {
    let forks = metric == .time ? record.wall.map { Sample($0.forks) } : nil
    return .object([
      ("value", .number(value)), ("lower_value", forks.map { .number($0.quantile(0)) }),
      ("upper_value", forks.map { .number($0.quantile(1)) }),
    ])
  }
}
