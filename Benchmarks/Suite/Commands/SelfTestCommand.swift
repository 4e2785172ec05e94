// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import TextFormats
import BenchProbe

/// `bench selftest`: whether the gate keeps still when nothing changed, and speaks up when something did.
///
/// The slow-downs are real: the head also executes a loop that was calibrated on this machine
/// immediately before.
enum SelfTestCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(arguments, valued: ["runs", "trials", "case", "store", "commit"])
    let runs = try options.integer("runs", default: 200)
    let trials = try options.integer("trials", default: 60)
    let name = options.text("case") ?? "layout/sticky-headers/iphone-11/fling"
    guard let item = SuiteCases.named(name), case .code = item.work else {
      throw Options.usage("no case of code: \(name)")
    }
    let gate = PairMeasurement(base: .current, head: .current)
    var results: [SelfTestResult] = []
    func take(_ result: SelfTestResult) {
      results.append(result)
      print(result.sentence)
      flush()
    }
    if Callgrind.isInstalled {
      for result in try instructions(gate, trials: 20) { take(result) }
    } else {
      Console.say(Callgrind.advice)
    }
    take(try times(gate, item, share: 0, trials: runs))
    for share in [0.02, 0.05] {
      take(try times(gate, item, share: share, trials: trials))
    }
    if let store = options.text("store") {
      let report = SelfTestReport(
        time: System.now, commit: options.text("commit"), host: System.host, id: item.id,
        results: results)
      try System.makeFolder(store)
      try System.write(report.json.line + "\n", to: store + "/selftest.jsonl", adding: true)
    }
    return results.allSatisfy(\.isPassed) ? .clean : .regression
  }

  /// Counts of several cases against themselves, with a hundredth and with a fiftieth more.
  private static func instructions(
    _ gate: PairMeasurement, trials: Int
  ) throws(BenchError) -> [SelfTestResult] {
    let cases = SuiteCases.all.filter { item in
      if case .code = item.work { item.set == .quick && item.id.area != "calib" } else { false }
    }
    let step = max(1, cases.count / trials)
    var gate = gate
    gate.metrics = [.instr]
    var quiet = SelfTestResult(.instructions, planted: 0)
    var planted = [0.01, 0.02].map { SelfTestResult(.instructions, planted: $0) }
    for (index, item) in cases.enumerated() where index % step == 0 && quiet.trials < trials {
      Console.progress(quiet.trials, trials, "instructions, \(item.id)")
      gate.planted = 0
      let before = try gate.comparison(item)
      quiet.note(before.instructionVerdict, ratio: before.instructions?.ratio)
      let run = before.instructions?.base ?? 0
      let iteration =
        Double(
          try gate.counters.head.profile(item, planted: 100_000).instructions) - run
      for share in planted.indices {
        gate.planted = Int((planted[share].planted * run / (iteration / 100_000)).rounded(.up))
        let after = try gate.comparison(item)
        planted[share].note(after.instructionVerdict, ratio: after.instructions?.ratio)
      }
    }
    Console.progress(1, 1, "")
    return [quiet] + planted
  }

  /// Times of one case against itself, with a share more; a trial is the whole gate, confirmation included.
  private static func times(
    _ gate: PairMeasurement, _ item: BenchCase, share: Double, trials: Int
  ) throws(BenchError) -> SelfTestResult {
    var gate = gate
    gate.metrics = [.time]
    var result = SelfTestResult(.time, planted: share)
    for trial in 0..<trials {
      Console.progress(trial, trials, "time, \(Numerals.change(1 + share, decimals: 0))")
      if share > 0 { gate.planted = try iterations(of: item, gate.base, share: share) }
      let comparison = try gate.comparison(item)
      result.note(comparison.timeVerdict, ratio: comparison.times?.ratio.estimate)
    }
    Console.progress(1, 1, "")
    return result
  }

  /// The number of iterations of the loop for a share of a run.
  private static func iterations(
    of item: BenchCase, _ build: Build, share: Double
  ) throws(BenchError) -> Int {
    var ratios: [Double] = []
    let worker = try WorkerProcess(build)
    try worker.choose(item.id, pinnedTo: 0)
    let count = try worker.count(for: 2e6)
    for _ in 0..<15 {
      let run = try worker.slice(count).processor / Double(count)
      let iteration = try (worker.ask("spin 1000000").first.flatMap(Double.init) ?? 0) / 1e6
      guard iteration > 0 else { throw BenchError("the loop takes no time") }
      ratios.append(run / iteration)
    }
    worker.end()
    return Int((share * Sample(ratios).median).rounded())
  }
}
