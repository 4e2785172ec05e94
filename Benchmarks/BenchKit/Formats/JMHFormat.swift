// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The JSON of the Java Microbenchmark Harness, average time in nanoseconds for an operation.
enum JMHFormat {
  static func json(_ records: [Record]) -> JSONValue {
    .list(records.compactMap { record in record.wall.map { entry(record, $0) } })
  }

  private static func entry(_ record: Record, _ wall: TimeFigures) -> JSONValue {
    // JMH's readers take a dotted name apart into class and method.
    let id = record.id
    let name = [id.area, id.pattern, id.device, id.parameter]
      .map { $0.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "_") }
      .joined(separator: ".")
    var secondary: [(String, JSONValue?)] = []
    for metric in [Metric.instructions, .allocations, .retains, .speed] {
      guard let value = metric.value(in: record) else { continue }
      secondary.append(
        (metric.rawValue, score([value], unit: metric == .speed ? "MB/s" : "#/op")))
    }
    return .object([
      ("jmhVersion", .string("1.37")), ("benchmark", .string("scrollwork." + name)),
      ("mode", .string("avgt")), ("threads", .integer(1)), ("forks", .integer(wall.forks.count)),
      ("jvm", .string("none")), ("jvmArgs", .list([])), ("jdkVersion", .string("none")),
      ("vmName", .string("Swift")), ("vmVersion", .string(record.host.swift)),
      ("warmupIterations", .integer(1)), ("warmupTime", .string("1 ms")),
      ("warmupBatchSize", .integer(1)), ("measurementIterations", .integer(1)),
      ("measurementTime", .string("1 s")), ("measurementBatchSize", .integer(record.units)),
      ("params", .object([("unit", .string(record.unit))])),
      ("primaryMetric", score(wall.forks, unit: "ns/op")),
      ("secondaryMetrics", .object(secondary)),
    ])
  }

  private static func score(_ values: [Double], unit: String) -> JSONValue {
    let sample = Sample(values)
    let centre = HodgesLehmann(values, confidence: 0.99)
    let hasInterval = centre.lower.isFinite
    let low = hasInterval ? centre.lower : sample.quantile(0)
    let high = hasInterval ? centre.upper : sample.quantile(1)
    let percentiles = [0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100]
    return .object([
      ("score", .number(sample.median)), ("scoreError", .number((high - low) / 2)),
      ("scoreConfidence", .list([.number(low), .number(high)])),
      (
        "scorePercentiles",
        .object(percentiles.map { ("\($0)", .number(sample.quantile($0 / 100))) })
      ),
      ("scoreUnit", .string(unit)), ("rawData", .list(values.map { .list([.number($0)]) })),
    ])
  }
}
