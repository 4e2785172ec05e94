// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Google Benchmark's JSON: each process is a repetition, with median, mean and spread as aggregates.
enum GoogleBenchmarkFormat {
  static func json(_ records: [Record]) -> JSONValue {
    let host = records.first?.host
    var entries: [JSONValue] = []
    for (family, record) in records.enumerated() {
      guard let wall = record.wall else { continue }
      entries += repetitions(record, wall, family) + aggregates(record, wall, family)
    }
    let context = JSONValue.object([
      ("date", .string(records.first?.time ?? "")), ("host_name", .string(host?.processor ?? "")),
      ("executable", .string("bench")), ("num_cpus", .integer(host?.cores ?? 0)),
      ("mhz_per_cpu", .integer(0)), ("cpu_scaling_enabled", .flag(false)), ("caches", .list([])),
      ("load_avg", .list([])), ("library_version", .string("scrollwork \(host?.harness ?? 0)")),
      ("library_build_type", .string("release")), ("json_schema_version", .integer(1)),
    ])
    return .object([("context", context), ("benchmarks", .list(entries))])
  }

  private static func repetitions(
    _ record: Record, _ wall: TimeFigures, _ family: Int
  ) -> [JSONValue] {
    wall.forks.enumerated().map { index, time in
      entry(
        record, family, name: record.id.description, type: "iteration", wall.forks.count,
        [("repetition_index", .integer(index)), ("threads", .integer(1))],
        iterations: record.units, time: time, processorTime: record.processorTime ?? time)
    }
  }

  private static func aggregates(
    _ record: Record, _ wall: TimeFigures, _ family: Int
  ) -> [JSONValue] {
    let forks = Sample(wall.forks)
    return [
      ("mean", forks.mean), ("median", forks.median), ("stddev", forks.standardDeviation),
    ].map { name, time in
      entry(
        record, family, name: "\(record.id)_\(name)", type: "aggregate", wall.forks.count,
        [
          ("threads", .integer(1)), ("aggregate_name", .string(name)),
          ("aggregate_unit", .string("time")),
        ], iterations: wall.forks.count, time: time,
        processorTime: name == "stddev" ? 0 : record.processorTime ?? time)
    }
  }

  private static func entry(
    _ record: Record, _ family: Int, name: String, type: String, _ repetitions: Int,
    _ further: [(String, JSONValue?)], iterations: Int, time: Double, processorTime: Double
  ) -> JSONValue {
    let head: [(String, JSONValue?)] = [
      ("name", .string(name)), ("family_index", .integer(family)),
      ("per_family_instance_index", .integer(0)), ("run_name", .string(record.id.description)),
      ("run_type", .string(type)), ("repetitions", .integer(repetitions)),
    ]
    let tail: [(String, JSONValue?)] = [
      ("iterations", .integer(iterations)), ("real_time", .number(time)),
      ("cpu_time", .number(processorTime)), ("time_unit", .string("ns")),
      ("instructions", record.instructions.map { .number($0) }),
      ("allocs_per_iter", record.allocations.map { .number($0) }),
      ("bytes_per_second", record.megabytesPerSecond.map { .number($0 * 1e6) }),
    ]
    return .object(head + further + tail)
  }
}
