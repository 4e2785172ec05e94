// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// `bench run`: measures cases of this build.
enum RunCommand {
  static func run(_ arguments: ArraySlice<String>) throws(BenchError) -> ExitStatus {
    let options = try Options(
      arguments, valued: ["filter", "forks", "time", "metric", "out", "format", "commit"],
      plain: ["quick", "full"])
    let records = try measure(options)
    let argument = options.text("format") ?? (options.text("out") == nil ? "text" : "jsonl")
    guard let format = RunFormat(rawValue: argument) else {
      let known = RunFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw Options.usage("--format \(argument): expected one of \(known)")
    }
    let text = format.write(records)
    if let path = options.text("out") {
      try System.write(text, to: path)
    } else {
      print(text, terminator: "")
    }
    return .clean
  }

  /// Measures the selected cases.
  static func measure(_ options: Options) throws(BenchError) -> [Record] {
    var settings = CaseMeasurement.Options()
    settings.forks = try options.integer("forks", default: settings.forks)
    settings.time = try options.seconds("time", default: settings.time / 1e9) * 1e9
    settings.metrics = try options.metrics()
    let cases = try options.cases()
    if settings.metrics.contains(.instr), !Callgrind.isInstalled { Console.say(Callgrind.advice) }
    var records: [Record] = []
    let counter = CallgrindWorker(.current)
    for (index, item) in cases.enumerated() {
      Console.progress(index, cases.count, item.id.description)
      var record = try CaseMeasurement.record(item, .current, settings, counter)
      record.commit = options.text("commit")
      records.append(record)
    }
    Console.progress(cases.count, cases.count, "")
    return records
  }
}
