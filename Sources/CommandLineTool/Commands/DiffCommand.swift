// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import ReviewReports
import RunComparison
import ScenarioFiles
import StoryboardProduction
import SystemCalls

/// `scrollwork diff A B`.
enum DiffCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let words = arguments.operands
    if let output = arguments.text(.output) { try FileSystem.refuse(output, replacing: words) }
    let writer = try RunReportWriter(arguments, context)
    for file in writer.files { try FileSystem.refuse(file, replacing: words) }
    if arguments.has(.json) {
      try arguments.refuse([.reporter], because: "--json is one of its forms")
    }
    if !arguments.has(.pictures) {
      try arguments.refuse([.baseURL], because: "no pictures are drawn without --pictures")
    }
    let reader = try PlanReader(RunOverrides(arguments), context)
    var a = try RunCollection(words[0], besides: words[1], reader)
    var b = try RunCollection(words[1], besides: words[0], reader)
    var report = DiffReport(words: words)
    report.leftOut =
      a.isFresh || b.isFresh
      ? try match(&a, &b, reader.overrides) : try choose(&a, &b, arguments)
    if !a.isFresh, b.isFresh, FileSystem.kind(of: words[0]) == .folder {
      var command = ["scrollwork", "approve", words[1], "--output", words[0]]
      for name in [OptionName.device, .variant] {
        let list = arguments.list(name)
        if !list.isEmpty { command += [name.word, list.joined(separator: ",")] }
      }
      report.approval = ShellWord.line(command)
    }
    let pairs = pairs(a, b, &report)
    let tolerance = arguments.number(.tolerance) ?? 0
    let limit = WorkLimit(arguments)
    let left = try RunCollection.bytes(of: pairs.map { $0.sources[0] }, limit)
    let right = try RunCollection.bytes(of: pairs.map { $0.sources[1] }, limit)
    let gate = MemoryGate()
    let results = Protected(
      [Result<RunDifference, OperationError>?](repeating: nil, count: pairs.count))
    WorkerPool.run(pairs.count, jobs: arguments.integer(.jobs) ?? Process.processorCount) { index in
      let bytes = left[index] + right[index]
      guard gate.enter(index, holding: bytes) else { return }
      let result = compare(pairs[index], tolerance)
      gate.leave(bytes)
      results.withLock { $0[index] = result }
    }
    try Interruption.check()
    var code = ExitCode.clean
    for (pair, result) in zip(pairs, results.withLock { $0 }) {
      switch result {
      case .success(let difference): report.add(pair.name, difference)
      case .failure(let error):
        context.report(error)
        code = code.worst(ExitCode(error))
      case nil: throw OperationError.interrupted
      }
    }
    if code == .clean, let path = arguments.text(.output) {
      try DiffPage.write(
        pairs, report, to: path, log: context)
    }
    if arguments.has(.json) {
      try context.output.write(report.json)
    } else {
      var pictures: [String: String] = [:]
      if let folder = arguments.text(.pictures) {
        pictures = try DiffPictures.write(
          pairs, report, to: folder, address: arguments.text(.baseURL) ?? folder, log: context)
      }
      try writer.write(
        report.runs(pictures: pictures),
        text: report.text(isVerbose: context.detail == .verbose), json: report.json)
    }
    return code.worst(report.isEmpty ? .clean : .findings)
  }

  /// Removes recorded runs of devices and variants that were not selected; returns how many.
  ///
  /// - Throws: An error if an option has no effect on recorded runs.
  private static func choose(
    _ a: inout RunCollection, _ b: inout RunCollection, _ arguments: ParsedArguments
  ) throws(OperationError) -> Int {
    try arguments.refuse([.fps, .os, .physics], because: "both sides are recorded")
    let (devices, variants) = (arguments.list(.device), arguments.list(.variant))
    guard !devices.isEmpty || !variants.isEmpty else { return 0 }
    try a.nameByContents()
    try b.nameByContents()
    func isKept(_ item: RunCollection.Item) -> Bool {
      let parts = item.name.split(separator: "/").suffix(2).map(String.init)
      guard parts.count == 2 else { return false }
      return (variants.isEmpty || variants.contains(parts[0]))
        && (devices.isEmpty || devices.contains(parts[1]))
    }
    return a.keep(where: isKept) + b.keep(where: isKept)
  }

  /// Gives the runs of both sides the same names, and removes those that were not selected; returns
  /// how many.
  private static func match(
    _ a: inout RunCollection, _ b: inout RunCollection, _ overrides: RunOverrides
  ) throws(OperationError) -> Int {
    guard a.isFresh != b.isFresh else { return 0 }
    try a.nameByContents()
    try b.nameByContents()
    let fresh = a.isFresh ? a.items : b.items
    var scenarios = Set<String>()
    for item in fresh {
      if case .fresh(let plan, _, _) = item.source { scenarios.insert(plan.scenario.id) }
    }
    let names = Set(fresh.map(\.name))
    let isChosen = !overrides.isEmpty
    func isKept(_ item: RunCollection.Item) -> Bool {
      if isChosen { return names.contains(item.name) }
      let parts = item.name.split(separator: "/")
      return scenarios.contains(parts.dropLast(2).joined(separator: "/"))
    }
    return a.isFresh ? b.keep(where: isKept) : a.keep(where: isKept)
  }

  private static func pairs(
    _ a: RunCollection, _ b: RunCollection, _ report: inout DiffReport
  ) -> [RunPair] {
    if a.items.count == 1, b.items.count == 1 {
      let name = a.items[0].name == b.items[0].name ? a.items[0].name : "\(a.word) → \(b.word)"
      return [RunPair(name: name, sources: [a.items[0].source, b.items[0].source])]
    }
    var others: [String: RunCollection.Source] = [:]
    for item in b.items { others[item.name] = item.source }
    var pairs: [RunPair] = []
    for item in a.items {
      if let other = others.removeValue(forKey: item.name) {
        pairs.append(RunPair(name: item.name, sources: [item.source, other]))
      } else {
        report.onlyA.append(item.name)
      }
    }
    report.onlyB = b.items.map(\.name).filter { others[$0] != nil }
    return pairs
  }

  private static func compare(
    _ pair: RunPair, _ tolerance: Double
  ) -> Result<RunDifference, OperationError> {
    do throws(OperationError) {
      let (a, b) = (pair.sources[0], pair.sources[1])
      let runs: (RecordedRun, RecordedRun)
      if a.isFresh, !b.isFresh {
        // Of a run that is made, only what is different is kept.
        let recorded = try b.run()
        runs = (try a.run(like: recorded), recorded)
      } else if b.isFresh {
        let other = try a.run()
        runs = (other, try b.run(like: other))
      } else {
        let bytes = (try a.bytes(), try b.bytes())
        if bytes.0 == bytes.1 { return .success(RunDifference.none) }
        runs = (try a.run(bytes.0), try b.run(bytes.1))
      }
      return .success(RunComparer.compare(runs.0, runs.1, tolerance: tolerance))
    } catch {
      return .failure(error)
    }
  }
}
