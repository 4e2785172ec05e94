// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import StoryboardProduction
import SystemCalls
import TextFormats

/// `scrollwork bench PATH…`.
enum BenchCommand {
  /// How many slices of time a process measures.
  private static let slices = 12

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    if let part = context.environment.variable(BenchSide.variable) {
      return try answer(part, arguments, context)
    }
    if arguments.has(.against) {
      try arguments.refuse(
        [.budget, .reason, .history, .commit, .output], because: "two sides are compared")
    } else {
      try arguments.refuse(
        [.countsOnly], because: "times are no part of budgets; it is for --against")
    }
    if !arguments.has(.budget) {
      try arguments.refuse([.reason], because: "no file of budgets is named by --budget")
    }
    if !arguments.has(.history) {
      try arguments.refuse([.commit, .output], because: "no folder is named by --history")
    }
    let side = BenchSide(
      name: "this folder", tool: Machine.executable, folder: try FileSystem.currentFolder(),
      words: words(arguments))
    let hasValgrind = Machine.program("valgrind") != nil
    if !hasValgrind {
      context.warn("instructions and allocations are not counted: valgrind is not installed")
    }
    if BenchHost.isDebugBuild {
      context.warn(
        "this tool was built without optimisation: the figures say nothing about a release")
    }
    return arguments.has(.against)
      ? try compare(side, hasValgrind, arguments, context)
      : try measure(side, hasValgrind, arguments, context)
  }

  /// The arguments that decide what runs, for other processes.
  private static func words(_ arguments: ParsedArguments) -> [String] {
    var words: [String] = []
    for name in [OptionName.device, .variant, .allowFiles] where arguments.has(name) {
      words += [name.word, arguments.list(name).joined(separator: ",")]
    }
    for name in [OptionName.fps, .os, .limit] {
      if let number = arguments.integer(name) { words += [name.word, "\(number)"] }
    }
    if let physics = arguments.text(.physics) { words += [OptionName.physics.word, physics] }
    return words + ["--"] + arguments.operands
  }

  /// One of the processes that measure.
  private static func answer(
    _ part: String, _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let items = try BenchRuns(arguments, context).items
    if part == BenchSide.counts {
      for item in items {
        let probe = try RunProbe(item)
        probe.count()
        try context.output.write("\(item.id)\t\(probe.frames)\n")
      }
      return .clean
    }
    guard part.hasPrefix(BenchSide.times), let index = Int(part.dropFirst(BenchSide.times.count)),
      items.indices.contains(index)
    else { throw OperationError("\(BenchSide.variable): no such part: \(part)") }
    for time in try RunProbe(items[index]).times(slices: slices) {
      try context.output.write("\(time)\n")
    }
    return .clean
  }

  private static func compare(
    _ side: BenchSide, _ hasValgrind: Bool, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let files = try TemporaryFolder()
    let base = try BenchBase.side(arguments.text(.against) ?? "", besides: side, in: files.path)
    let comparison = BenchComparison(
      base: base, head: side, comparesTimes: !arguments.has(.countsOnly))
    let report = try comparison.report(hasValgrind: hasValgrind) { name in
      if context.detail == .verbose { context.say(name) }
    }
    let text = GateFormat.text(report, showsAll: true)
    try context.output.write(
      arguments.has(.json)
        ? JSONValue.answer([("comparison", report.json)])
        : VisibleText.lines(text))
    return report.cases(.worse).isEmpty ? .clean : .findings
  }

  private static func measure(
    _ side: BenchSide, _ hasValgrind: Bool, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let commit = try arguments.has(.history) ? commit(arguments) : nil
    var budgets = try arguments.text(.budget).map(BenchStore.budgets)
    var report = BenchReport(records: try records(side, hasValgrind))
    if let path = arguments.text(.budget), var file = budgets {
      if let reason = arguments.text(.reason) {
        let changed = file.update(report.records, reason: reason, slack: BenchReport.slack)
        // Budgets of runs that are gone go with them.
        for host in Set(report.records.map(\.host.key)) where isWhole(arguments) {
          let known = Set(report.records.map(\.id))
          file.hosts[host] = file.hosts[host]?.filter { known.contains($0.key) }
        }
        try FileSystem.makeFolder(FileSystem.folder(of: path))
        try AtomicFile.write(Array(file.text.utf8), to: path)
        context.say("\(path): \(changed.count) of \(report.records.count) budgets written")
        budgets = file
      }
      // A choice of devices or variants leaves other runs alone.
      let known = isWhole(arguments) ? report.records.map(\.id) : file.hosts.values.flatMap(\.keys)
      report.findings = file.findings(
        report.records, known: Set(known), slack: BenchReport.slack)
    }
    if let folder = arguments.text(.history), let commit {
      let history = try BenchStore.add(report.records, of: commit, to: folder, context)
      report.commits = history.commits
      let ids = Set(report.records.map(\.id))
      report.changes = history.series.filter { ids.contains($0.id) }.flatMap { series in
        [Metric.instructions, .allocations, .time].flatMap { series.drift($0) }
      }
      if let page = arguments.text(.output) {
        try FileSystem.makeFolder(FileSystem.folder(of: page))
        try AtomicFile.write(
          Array(DashboardPage.write(DashboardInput(history)).utf8), to: page)
        context.say("wrote \(page)")
      }
    }
    try context.output.write(
      arguments.has(.json) ? report.json : VisibleText.lines(report.text(context.outputStyle)))
    return report.findings.isEmpty ? .clean : .findings
  }

  /// Whether all runs of the operands are measured.
  private static func isWhole(_ arguments: ParsedArguments) -> Bool {
    RunOverrides(arguments).isEmpty
  }

  /// The commit that is measured: the named one, or the current one of the folder's repository.
  private static func commit(_ arguments: ParsedArguments) throws(OperationError) -> HistoryCommit {
    func git(_ words: [String]) -> String? {
      guard let result = try? ChildProcess.run(["git"] + words, limit: 1 << 16), result.code == 0
      else { return nil }
      return result.output.split(separator: UInt8(ascii: "\n")).first.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let named = arguments.text(.commit)
    guard let id = named ?? git(["rev-parse", "HEAD"]) else {
      throw OperationError(
        "--history needs a commit: this folder is in no repository, so name one by --commit")
    }
    let subject = git(["log", "-1", "--format=%s", id, "--"]) ?? ""
    return HistoryCommit(id: id, time: Process.date, subject: String(subject.prefix(100)))
  }

  private static func records(
    _ side: BenchSide, _ hasValgrind: Bool
  ) throws(OperationError) -> [Record] {
    let scratch = try TemporaryFolder()
    let host = BenchHost.facts
    let date = Process.date
    var records: [Record] = []
    for (index, counts) in try side.count(in: hasValgrind ? scratch.path : nil).enumerated() {
      var record = Record(counts.id, unit: "frame", units: counts.frames, time: date, host: host)
      let frames = Double(counts.frames)
      record.instructions = counts.instructions.map { Double($0) / frames }
      record.allocations = counts.allocations.map { Double($0) / frames }
      record.wall = TimeFigures(slices: [try side.times(ofRun: index)])
      records.append(record)
    }
    return records
  }
}
