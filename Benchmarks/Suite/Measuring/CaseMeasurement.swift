// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// Measures one case of one build.
struct CaseMeasurement {
  /// How much is measured.
  struct Options {
    /// How many processes measure time, one after the other.
    var forks = 5
    /// How long each of them measures, in nanoseconds.
    var time = 0.2e9
    /// What is measured.
    var metrics: Set<MetricWord> = Set(MetricWord.allCases)
  }

  /// A figure that can be measured separately.
  enum MetricWord: String, CaseIterable {
    /// Wall and processor time.
    case time
    /// Instructions and reference counts.
    case instr
    /// Heap allocations.
    case allocs
  }

  /// How many slices a process measures.
  static let slices = 24

  /// Measures a case.
  ///
  /// - Parameters:
  ///   - item: The case.
  ///   - build: The programs.
  ///   - options: What is measured, and how long.
  ///   - counter: What counts the instructions of the build.
  /// - Throws: The error of its worker.
  static func record(
    _ item: BenchCase, _ build: Build, _ options: Options, _ counter: CallgrindWorker
  ) throws(BenchError) -> Record {
    var record = Record(
      item.id, unit: item.unit, units: 1, time: System.now, host: System.host)
    var calibration: [Double] = []
    var walls: [[Double]] = []
    var processors: [Double] = []
    for fork in 0..<(options.metrics.contains(.time) ? options.forks : 0) {
      let worker = try WorkerProcess(build, padding: Int.random(in: 0..<4096))
      try worker.choose(item.id, pinnedTo: fork)
      let units = Double(worker.units)
      record.units = worker.units
      record.bytes = worker.bytes
      let count = try worker.count(for: options.time / Double(slices))
      var wall: [Double] = []
      var processor: [Double] = []
      for _ in 0..<slices {
        let slice = try worker.slice(count)
        wall.append(slice.wall / Double(count) / units)
        processor.append(slice.processor / Double(count) / units)
      }
      walls.append(wall)
      processors.append(Sample(processor).median)
      if let spin = try worker.ask("spin 100000").first.flatMap(Double.init) {
        calibration.append(spin / 1e5)
      }
      record.peakBytes = max(record.peakBytes ?? 0, worker.end())
    }
    if !walls.isEmpty {
      record.wall = TimeFigures(slices: walls)
      record.processorTime = Sample(processors).median
      record.calibration = Sample(calibration).median
    }
    if options.metrics.contains(.allocs), case .code = item.work, item.isCountable {
      try allocations(item, build, &record)
    }
    if options.metrics.contains(.instr), Callgrind.isInstalled, item.isCountable {
      if walls.isEmpty { try facts(item, build, &record) }
      let profile = try counter.profile(item)
      let units = Double(record.units)
      record.instructions = Double(profile.instructions) / units
      record.retains = Double(profile.retains) / units
      record.releases = Double(profile.releases) / units
      record.accesses = Double(profile.accesses) / units
    }
    return record
  }

  private static func facts(
    _ item: BenchCase, _ build: Build, _ record: inout Record
  ) throws(BenchError) {
    let worker = try WorkerProcess(build)
    try worker.choose(item.id)
    record.units = worker.units
    record.bytes = worker.bytes
    worker.end()
  }

  private static func allocations(
    _ item: BenchCase, _ build: Build, _ record: inout Record
  ) throws(BenchError) {
    let worker = try WorkerProcess(build)
    try worker.choose(item.id)
    record.units = worker.units
    record.bytes = worker.bytes
    let (count, bytes) = try worker.countAllocations()
    worker.end()
    record.allocations = count / Double(record.units)
    record.allocatedBytes = bytes / Double(record.units)
  }

  /// The allocations of a whole run of a case.
  static func allocations(_ item: BenchCase, _ build: Build) throws(BenchError) -> Double {
    let worker = try WorkerProcess(build)
    try worker.choose(item.id)
    let count = try worker.countAllocations().count
    worker.end()
    return count
  }
}
