// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe
import TextFormats

/// `bench ab`: compares two builds, case by case.
enum CompareCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(
      arguments,
      valued: [
        "base", "head", "filter", "forks", "pairs", "limit", "instr-limit", "metric", "md", "json",
        "html",
      ], plain: ["quick", "full", "strict", "all"])
    let baseWord = try options.required("base")
    let cases = try options.cases()
    var limits = GateLimits()
    limits.time = try options.share("limit", default: limits.time)
    limits.instructions = try options.share("instr-limit", default: limits.instructions)
    let needsTool = cases.contains(where: \.needsTool)
    let head = try options.text("head").map { argument throws(BenchError) in
      try BaseBuild.find(argument, needsTool: needsTool)
    }
    var measurement = PairMeasurement(
      base: try BaseBuild.find(baseWord, needsTool: needsTool), head: head ?? .current)
    measurement.limits = limits
    measurement.forks = try options.integer("forks", default: measurement.forks, atLeast: 5)
    measurement.mostForks = max(measurement.mostForks, measurement.forks)
    measurement.pairs = try options.integer("pairs", default: measurement.pairs)
    measurement.metrics = try options.metrics()
    if measurement.metrics == [.instr], !Callgrind.isInstalled {
      throw BenchError(Callgrind.advice, status: .nothingMeasured)
    }
    // The base reports its protocol version before anything is measured.
    try WorkerProcess(measurement.base).end()
    let report = try compare(cases, measurement)
    try write(report, options)
    return report.exitStatus(isStrict: options.has("strict"))
  }

  /// Compares cases.
  static func compare(
    _ cases: [BenchCase], _ measurement: PairMeasurement
  ) throws(BenchError) -> GateReport {
    let start = scrollwork_monotonic_time()
    var comparisons: [CaseComparison] = []
    var warnings: [String] = []
    if measurement.metrics.contains(.instr), !Callgrind.isInstalled {
      warnings.append(Callgrind.advice)
    }
    for (index, item) in cases.enumerated() {
      Console.progress(index, cases.count, item.id.description)
      do throws(BenchError) {
        comparisons.append(try measurement.comparison(item))
      } catch {
        // A case that the base does not have yet is not an error; the report says that it was
        // skipped.
        warnings.append("\(item.id): not compared: \(error)")
      }
    }
    Console.progress(cases.count, cases.count, "")
    return GateReport(
      base: measurement.base.name, head: measurement.head.name, cases: comparisons,
      warnings: warnings, seconds: Double(scrollwork_monotonic_time() - start) / 1e9)
  }

  private static func write(_ report: GateReport, _ options: Options) throws(BenchError) {
    print(GateFormat.text(report, showsAll: options.has("all")), terminator: "")
    if let path = options.text("md") {
      try System.write(GateFormat.markdown(report), to: path, adding: true)
    }
    if let path = options.text("html") { try System.write(ComparisonPage.write(report), to: path) }
    if let path = options.text("json") { try System.write(report.json.indented, to: path) }
  }
}
