// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// A worker seen from outside.
final class WorkerProcess {
  private let child: ChildProcess
  private var pending: [UInt8] = []
  /// How many units of work a run of the chosen case has.
  private(set) var units = 1
  /// How many bytes a run of the chosen case writes or reads.
  private(set) var bytes: Int?

  /// Starts the worker of a build.
  ///
  /// - Parameters:
  ///   - build: The build.
  ///   - padding: The number of bytes added to the environment; the start of the stack depends on
  ///     it, and with
  ///     it how fast a process is.
  ///   - before: A program that runs the worker, such as valgrind, and its arguments.
  init(_ build: Build, padding: Int = 0, before: [String] = []) throws(BenchError) {
    let arguments = before + [build.bench, "worker"] + (build.tool.map { ["--tool", $0] } ?? [])
    child = try ChildProcess(
      arguments,
      variables: [
        "SWIFT_DETERMINISTIC_HASHING=1", "BENCH_PADDING=" + String(repeating: "x", count: padding),
      ], input: .pipe, output: .pipe, errors: .nothing)
    guard let line = readLine(), line == Worker.greeting else {
      if let program = before.first {
        throw BenchError(
          "\(program) does not run \(build.bench): was it built by make build-bench?",
          status: .nothingMeasured)
      }
      throw BenchError(
        "\(build.bench) does not speak this suite's protocol (\(Worker.greeting))",
        status: .nothingMeasured)
    }
  }

  /// Sends a request.
  ///
  /// - Returns: The fields of the answer.
  /// - Throws: The worker's error.
  func ask(_ question: String) throws(BenchError) -> [String] {
    try tell(question)
    return try answer()
  }

  /// Sends a request whose answer is read later.
  func tell(_ question: String) throws(BenchError) {
    guard let input = child.input, System.send(Array((question + "\n").utf8), to: input) else {
      throw BenchError("the worker ended before: \(question)")
    }
  }

  /// Reads the answer to the oldest question without one.
  ///
  /// - Throws: The worker's error.
  func answer() throws(BenchError) -> [String] {
    guard let line = readLine() else { throw BenchError("the worker ended over a question") }
    let fields = line.split(separator: " ").map(String.init)
    if fields.first == "error" { throw BenchError(fields.dropFirst().joined(separator: " ")) }
    return fields
  }

  /// Chooses a case.
  func choose(_ id: CaseID, pinnedTo processor: Int? = nil) throws(BenchError) {
    if let processor { _ = try ask("pin \(processor)") }
    let fields = try ask("case \(id)")
    guard fields.count >= 3, let units = Int(fields[1]), let bytes = Int(fields[2]) else {
      throw BenchError("not understood: \(fields)")
    }
    self.units = units
    self.bytes = bytes < 0 ? nil : bytes
  }

  /// Wall and processor time of a number of runs, in nanoseconds.
  func slice(_ count: Int) throws(BenchError) -> (wall: Double, processor: Double) {
    let numbers = try ask("slice \(count)").compactMap(Double.init)
    guard numbers.count == 2 else { throw BenchError("not understood: \(numbers)") }
    return (numbers[0], numbers[1])
  }

  /// How many runs take about a time, in nanoseconds.
  func count(for time: Double) throws(BenchError) -> Int {
    _ = try slice(1)
    let once = try slice(1).wall
    guard once < time / 4 else { return max(1, Int(time / max(once, 1))) }
    // One run is too short for the clock.
    let several = max(1, Int(time / 4 / max(once, 50)))
    let each = try slice(several).wall / Double(several)
    return max(1, Int(time / max(each, 1)))
  }

  /// Heap allocations of a run, and their bytes.
  func countAllocations() throws(BenchError) -> (count: Double, bytes: Double) {
    let numbers = try ask("count").compactMap(Double.init)
    guard numbers.count == 2 else { throw BenchError("allocations were not counted") }
    return (numbers[0], numbers[1])
  }

  /// Ends the worker.
  ///
  /// - Returns: The peak memory, in bytes.
  @discardableResult
  func end() -> Int { Int(child.wait().peak_bytes) }

  private func readLine() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        return line
      }
      guard let output = child.output else { return nil }
      let more = System.readSome(output)
      guard !more.isEmpty else { return nil }
      pending += more
    }
  }
}
