// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The custom forms of github-action-benchmark, whose direction belongs to a file.
enum ActionFormat {
  static func json(_ records: [Record], biggerIsBetter: Bool) -> JSONValue {
    let metrics = Metric.allCases.filter { $0.isBetterHigher == biggerIsBetter }
    return .list(
      records.flatMap { record in
        metrics.compactMap { metric in
          metric.value(in: record).map { entry($0, metric, record) }
        }
      })
  }

  private static func entry(_ value: Double, _ metric: Metric, _ record: Record) -> JSONValue {
    let unit =
      switch metric {
      case .time, .processorTime: "ns/\(record.unit)"
      case .speed: "MB/s"
      case .bytes, .peakBytes: "B"
      case .instructions, .allocations, .retains, .accesses: "\(metric.title)/\(record.unit)"
      }
    let spread = metric == .time ? record.wall?.deviation : nil
    return .object([
      ("name", .string("\(record.id) \(metric.title)")), ("unit", .string(unit)),
      ("value", .number(value)),
      ("range", spread.map { .string("± " + Numerals.significant($0)) }),
      ("extra", .string("\(record.host.processor)\nSwift \(record.host.swift)")),
    ])
  }
}
