// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// Measures one case of two builds against each other.
struct PairMeasurement {
  /// The build to compare with.
  let base: Build
  /// The build in question.
  let head: Build
  /// From where on a change counts.
  var limits = GateLimits()
  /// How many pairs of processes measure time at first.
  var forks = 10
  /// The maximum number, if fewer give no verdict.
  var mostForks = 40
  /// After how long no further processes are added, in seconds.
  var patience = 1.2
  /// How many pairs of slices each pair of processes measures.
  var pairs = 12
  /// How long a slice takes about, in nanoseconds.
  var sliceTime = 0.6e6
  /// What is measured.
  var metrics: Set<CaseMeasurement.MetricWord> = Set(CaseMeasurement.MetricWord.allCases)
  /// Iterations of a loop that are added to each run of the head, to test whether the gate notices.
  var planted = 0
  /// What counts the instructions of each build.
  let counters: (base: CallgrindWorker, head: CallgrindWorker)

  /// Creates a measurement with the default limits.
  init(base: Build, head: Build) {
    self.base = base
    self.head = head
    counters = (CallgrindWorker(base), CallgrindWorker(head))
  }

  /// Compares a case.
  func comparison(_ item: BenchCase) throws(BenchError) -> CaseComparison {
    var result = CaseComparison(item.id, unit: item.unit, limits: limits)
    if metrics.contains(.allocs), case .code = item.work, item.isCountable,
      scrollwork_counts_allocations()
    {
      result.allocations = CaseComparison.Pair(
        base: try CaseMeasurement.allocations(item, base),
        head: try CaseMeasurement.allocations(item, head))
    }
    if metrics.contains(.instr), Callgrind.isInstalled, item.isCountable {
      let (before, after) = try profiles(item)
      result.instructions = CaseComparison.Pair(
        base: Double(before.instructions), head: Double(after.instructions))
      if result.instructionVerdict != .same {
        result.notes = after.top(5, against: before).map { name, change in
          (change > 0 ? "+" : "") + "\(change) " + Demangler.name(name)
        }
      }
    }
    if metrics.contains(.time) {
      let times = try times(item)
      result.times = times
      if times.verdict == .worse { result.confirmation = try confirmation(item) }
    }
    return result
  }

  /// The first measurement of time: more processes while it is too noisy.
  func times(_ item: BenchCase) throws(BenchError) -> PairedTimes {
    var logarithms: [Double] = []
    var wanted = forks
    let start = scrollwork_monotonic_time()
    while true {
      try measure(item, until: wanted, into: &logarithms)
      let times = PairedTimes(logarithms: logarithms, limits: limits)
      let seconds = Double(scrollwork_monotonic_time() - start) / 1e9
      guard times.verdict == .unclear, wanted < mostForks, seconds < patience else { return times }
      wanted = min(mostForks, 2 * wanted)
    }
  }

  /// The confirmation, with twice as many new processes.
  func confirmation(_ item: BenchCase) throws(BenchError) -> PairedTimes {
    var logarithms: [Double] = []
    try measure(item, until: 2 * forks, into: &logarithms)
    return PairedTimes(logarithms: logarithms, limits: limits)
  }

  /// Instructions of both builds, counted side by side: counts do not mind company.
  private func profiles(
    _ item: BenchCase
  ) throws(BenchError) -> (CallgrindProfile, CallgrindProfile) {
    let before = try counters.base.start(item)
    let after = try counters.head.start(item, planted: planted)
    return (try before.finish(), try after.finish())
  }

  private func measure(
    _ item: BenchCase, until wanted: Int, into logarithms: inout [Double]
  ) throws(BenchError) {
    while logarithms.count < wanted { logarithms.append(try fork(item, logarithms.count)) }
  }

  /// One pair of processes on one processor; the logarithm of head over base.
  private func fork(_ item: BenchCase, _ index: Int) throws(BenchError) -> Double {
    // Whichever starts first might get the better memory.
    let startsWithHead = Bool.random()
    let padding = Int.random(in: 0..<4096)
    let first = try WorkerProcess(startsWithHead ? head : base, padding: padding)
    try first.choose(item.id, pinnedTo: index)
    let second = try WorkerProcess(
      startsWithHead ? base : head, padding: Int.random(in: 0..<4096))
    try second.choose(item.id, pinnedTo: index)
    _ = scrollwork_pin(CInt(index + 1))
    if planted > 0 {
      if startsWithHead {
        _ = try first.ask("plant \(planted)")
      } else {
        _ = try second.ask("plant \(planted)")
      }
    }
    // The same number of runs on both sides: a different count would be a bias.
    let count = item.needsTool ? 1 : try first.count(for: sliceTime)
    _ = try second.slice(count)
    var slices: [Double] = []
    // A process that only lives for a moment is a fresh one each time anyway.
    for pair in 0..<(item.needsTool ? min(pairs, 4) : pairs) {
      // ABBA: what drifts evenly cancels out.
      var times = (first: 0.0, second: 0.0)
      if pair % 2 == 0 {
        times.first = try first.slice(count).processor
        times.second = try second.slice(count).processor
      } else {
        times.second = try second.slice(count).processor
        times.first = try first.slice(count).processor
      }
      guard times.first > 0, times.second > 0 else { throw BenchError("a slice took no time") }
      let ratio = Sample.logarithm(times.first / times.second)
      slices.append(startsWithHead ? ratio : -ratio)
    }
    first.end()
    second.end()
    return Sample(slices).median
  }
}
