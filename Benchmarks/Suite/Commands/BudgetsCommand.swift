// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench check` and `bench budgets update`: what is measured against what is committed.
enum BudgetsCommand {
  /// Where the budgets are from the top of the repository.
  static let path = "Benchmarks/budgets.json"

  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try options(arguments, further: ["reason"])
    guard options.operands == ["update"] else {
      throw Options.usage("bench budgets: expected update")
    }
    let reason = try options.required("reason")
    var (path, file) = try read(options)
    let changed = file.update(try records(options), reason: reason)
    try System.write(file.text, to: path)
    for id in changed { print(id) }
    print("\(changed.count) budgets changed")
    return .clean
  }

  /// The options of both commands.
  static func options(
    _ arguments: ArraySlice<String>, further: Set<String> = []
  ) throws(BenchError) -> Options {
    try Options(
      arguments, valued: further.union(["budgets", "filter", "run", "forks", "time", "metric"]),
      plain: ["quick", "full"])
  }

  /// The budgets of a file; none if there is no file yet.
  static func read(_ options: Options) throws(BenchError) -> (path: String, file: BudgetFile) {
    let path = options.text("budgets") ?? Self.path
    guard System.exists(path) else { return (path, BudgetFile()) }
    do {
      return (path, try BudgetFile(reading: System.text(path)))
    } catch {
      throw BenchError("\(path): \(error)")
    }
  }

  /// What was measured in a stored run, or is measured now: counts, which do not mind a busy machine.
  static func records(_ options: Options) throws(BenchError) -> [Record] {
    guard let path = options.text("run") else {
      let cases = try options.cases().filter { $0.id.area != "calib" }
      var settings = CaseMeasurement.Options()
      settings.metrics = try options.text("metric") == nil ? [.instr, .allocs] : options.metrics()
      var records: [Record] = []
      let counter = CallgrindWorker(.current)
      for (index, item) in cases.enumerated() {
        Console.progress(index, cases.count, item.id.description)
        records.append(try CaseMeasurement.record(item, .current, settings, counter))
      }
      Console.progress(cases.count, cases.count, "")
      return records
    }
    do {
      return try Record.read(lines: System.text(path)).filter { $0.id.area != "calib" }
    } catch {
      throw BenchError("\(path): \(error)")
    }
  }
}
