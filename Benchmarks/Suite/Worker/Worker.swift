// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe
import CRunProbe

/// The process that measures: it reads questions line by line and answers each with a line.
///
/// | question | answer |
/// |---|---|
/// | `case ID` | `ok UNITS BYTES UNIT`, with −1 for no bytes |
/// | `pin INDEX` | `ok` |
/// | `plant TURNS` | `ok`; each run from now on also executes so many turns of a loop |
/// | `slice COUNT` | wall and processor time of so many runs, in nanoseconds |
/// | `count` | heap allocations and bytes of one run |
/// | `profile TURNS ID` | `ok COPY`, the number of a copy of the process in which callgrind counted one run |
/// | `spin TURNS` | processor time of turns of the loop, in nanoseconds |
///
/// Failures are answered by `error` and a message.
struct Worker {
  /// The first line: a base that speaks another version cannot be compared with.
  static let greeting = "scrollwork-bench 2"

  private var chosen: PreparedCase?
  private var iterations: UInt64 = 0
  private let tool: String

  /// Answers requests until there are no more.
  static func serve(tool: String) {
    var worker = Worker(tool: tool)
    print(greeting)
    flush()
    while let line = readLine() {
      print(worker.answer(line))
      flush()
    }
  }

  private init(tool: String) {
    self.tool = tool
  }

  private mutating func answer(_ line: String) -> String {
    let fields = line.split(separator: " ", maxSplits: 1).map(String.init)
    let number = fields.count > 1 ? Int(fields[1]) : nil
    do {
      switch (fields.first, number) {
      case ("case", _) where fields.count > 1: return try choose(fields[1])
      case ("pin", let index?):
        _ = scrollwork_pin(CInt(truncatingIfNeeded: index))
        return "ok"
      case ("plant", let count?) where count >= 0:
        iterations = UInt64(count)
        return "ok"
      case ("slice", let count?) where count > 0: return try slice(count)
      case ("count", _): return count()
      case ("profile", _) where fields.count > 1: return profile(fields[1])
      case ("spin", let count?) where count > 0:
        let start = scrollwork_thread_time()
        scrollwork_use(Double(scrollwork_spin(UInt64(count)) & 1))
        return "\(scrollwork_thread_time() - start)"
      default: return "error no such question: \(line)"
      }
    } catch {
      return "error \(error)"
    }
  }

  private mutating func choose(_ name: String) throws -> String {
    guard let found = SuiteCases.named(name) else { return "error no such case: \(name)" }
    let prepared: PreparedCase
    switch found.work {
    case .code(let prepare): prepared = try prepare()
    case .tool(let arguments): prepared = ToolRun.prepared(tool, arguments)
    }
    chosen = prepared
    return "ok \(prepared.units) \(prepared.bytes ?? -1) \(found.unit)"
  }

  private func slice(_ count: Int) throws -> String {
    guard let chosen else { return "error no case" }
    if let measure = chosen.measure {
      let slice = try measure(count)
      return "\(slice.wall) \(slice.processor)"
    }
    let wall = scrollwork_monotonic_time()
    let processor = scrollwork_thread_time()
    for _ in 0..<count {
      scrollwork_use(chosen.run())
      if iterations > 0 { scrollwork_use(Double(scrollwork_spin(iterations) & 1)) }
    }
    let processorEnd = scrollwork_thread_time()
    return "\(scrollwork_monotonic_time() - wall) \(processorEnd - processor)"
  }

  private func count() -> String {
    guard let chosen, chosen.measure == nil else { return "error nothing to count" }
    guard scrollwork_counts_allocations() else { return "error allocations cannot be counted" }
    // What the first run makes once and for all is not the cost of a run.
    scrollwork_use(chosen.run())
    let blocks = scrollwork_allocation_count()
    let bytes = scrollwork_allocated_bytes()
    scrollwork_use(chosen.run())
    let end = scrollwork_allocation_count()
    return "\(end - blocks) \(scrollwork_allocated_bytes() - bytes)"
  }

  /// Counts a run in a copy of the process: what one case leaves behind in the heap is no part of the next.
  private func profile(_ fields: String) -> String {
    let parts = fields.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2, let iterations = UInt64(parts[0]) else {
      return "error no iterations: \(fields)"
    }
    let region = Region(id: parts[1], iterations: iterations, worker: self)
    let copy = withExtendedLifetime(region) {
      scrollwork_call_in_copy(
        { context in
          guard let context else { return false }
          return Unmanaged<Region>.fromOpaque(context).takeUnretainedValue().count()
        }, Unmanaged.passUnretained(region).toOpaque())
    }
    return copy < 0 ? "error \(parts[1]) cannot be counted" : "ok \(copy)"
  }

  /// A run that is counted.
  private final class Region {
    private let id: String
    private let iterations: UInt64
    private var worker: Worker
    private var run: () -> Double = { 0 }

    init(id: String, iterations: UInt64, worker: Worker) {
      self.id = id
      self.iterations = iterations
      self.worker = worker
    }

    /// Prepares the case, runs it once, and counts another run.
    func count() -> Bool {
      guard (try? worker.choose(id)) != nil, let chosen = worker.chosen, chosen.measure == nil
      else { return false }
      scrollwork_use(chosen.run())
      run = chosen.run
      scrollwork_region(
        { context in
          guard let context else { return }
          let region = Unmanaged<Region>.fromOpaque(context).takeUnretainedValue()
          scrollwork_use(region.run())
          if region.iterations > 0 {
            scrollwork_use(Double(scrollwork_spin(region.iterations) & 1))
          }
        }, Unmanaged.passUnretained(self).toOpaque())
      return true
    }
  }
}
