// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import ReviewReports
import RunComparison
import ScenarioFiles
import StoryboardProduction
import SystemCalls
import TextFormats

/// `scrollwork record PATH…` and `scrollwork approve PATH…`.
enum RecordCommand {
  /// What became of one run.
  private enum Verdict: Sendable {
    /// It is the same as recorded.
    case same
    /// It was written: new, or replacing another one.
    case written(isNew: Bool)
    /// It is not recorded, and was not written.
    case missing
    /// It differs from what is recorded.
    case different(RunDifference)
    /// It cannot be compared or written.
    case failed(OperationError)
  }

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let folder = arguments.text(.output) ?? "Goldens"
    guard folder != "-" else {
      throw OperationError("--output: expected the path of a folder, found '-'")
    }
    let update =
      arguments.command == .approve
      ? GoldenUpdate.changed
      : GoldenUpdate(arguments.text(.update), context.environment.variable)
    let writer = try RunReportWriter(arguments, context)
    let reader = try PlanReader(RunOverrides(arguments), context)
    let items = try RunCollection.fresh(arguments.operands, reader)
    let sizes = try RunCollection.bytes(of: items, WorkLimit(arguments))
    var lock: FolderLock?
    if update != .none {
      // Recorded runs belong together: two concurrent commands would leave a mixture.
      try FileSystem.makeFolder(folder)
      lock = try FolderLock(folder, log: context)
    }
    defer { lock?.release() }
    let orphans = try orphans(items, folder, arguments, reader)
    if update != .none {
      for item in items {
        let own = FileSystem.folder(of: "\(folder)/\(item.name)")
        try FileSystem.makeFolder(own)
        // Runs that are as they were recorded are not written, and would not do it.
        TemporaryFiles.removeStale(in: own)
      }
    }
    let gate = MemoryGate()
    let verdicts = Protected([Verdict?](repeating: nil, count: items.count))
    let hasFailed = Protected(false)
    let progress = Progress(
      total: items.count, detail: context.detail, environment: context.environment)
    WorkerPool.run(items.count, jobs: arguments.integer(.jobs) ?? Process.processorCount) { index in
      // After a full disk there is no point in filling it again.
      let isLeftOut = hasFailed.withLock { $0 }
      guard gate.enter(index, holding: isLeftOut ? 0 : sizes[index]), !isLeftOut else { return }
      defer { gate.leave(sizes[index]) }
      let path = "\(folder)/\(items[index].name)\(RunFile.suffix)"
      let verdict = verdict(items[index].source, path, update)
      if case .failed(let error) = verdict, !error.isDiagnostic {
        hasFailed.withLock { $0 = true }
      }
      verdicts.withLock { $0[index] = verdict }
      progress.didFinish(items[index].name)
    }
    progress.end()
    try Interruption.check()
    let all = zip(items, verdicts.withLock { $0 }).compactMap { item, verdict in
      verdict.map { (item, $0) }
    }
    return try report(all, orphans, folder, arguments, writer, context)
  }

  /// Recorded runs that nothing makes any more: of variants and devices that a scenario no longer has, and, where
  /// whole folders or the whole project is recorded, of scenarios that are gone.
  private static func orphans(
    _ items: [RunCollection.Item], _ folder: String, _ arguments: ParsedArguments,
    _ reader: PlanReader
  ) throws(OperationError) -> [String] {
    guard reader.overrides.isEmpty, FileSystem.kind(of: folder) == .folder else { return [] }
    let made = Set(items.map(\.name))
    func scenario(_ name: String) -> String {
      name.split(separator: "/").dropLast(2).joined(separator: "/")
    }
    let scenarios = Set(made.map(scenario))
    let isWhole = arguments.operands.allSatisfy { FileSystem.kind(of: $0) == .folder }
    let start = folder.hasSuffix("/") ? folder.utf8.count : folder.utf8.count + 1
    return try FileSystem.files(below: folder, suffix: RunFile.suffix).map {
      String(decoding: $0.utf8.dropFirst(start).dropLast(RunFile.suffix.utf8.count), as: UTF8.self)
    }.filter { !made.contains($0) && (isWhole || scenarios.contains(scenario($0))) }
  }

  private static func verdict(
    _ source: RunCollection.Source, _ path: String, _ update: GoldenUpdate
  ) -> Verdict {
    do throws(OperationError) {
      let exists = FileSystem.kind(of: path) == .file
      let run = try source.run()
      guard exists else {
        if update == .none { return .missing }
        try AtomicFile.write(RunWriter.write(run), to: path)
        return .written(isNew: true)
      }
      let bytes = try FileSystem.contents(of: path, limit: RunFile.byteLimit)
      if update == .all || update == .changed {
        let text = RunWriter.write(run)
        if text == bytes { return .same }
        // A file that is readable and equal is not written, unless all are requested.
        if update == .changed, let golden = try? RunReader.read(bytes, file: path),
          RunComparer.compare(golden, run).isEmpty
        {
          return .same
        }
        try AtomicFile.write(text, to: path)
        return .written(isNew: false)
      }
      let golden = try RunCollection.Source.read(bytes, name: path)
      let difference = RunComparer.compare(golden, run)
      return difference.isEmpty ? .same : .different(difference)
    } catch {
      return .failed(error)
    }
  }

  private static func entry(
    _ name: String, _ verdict: Verdict, _ folder: String
  ) -> RunReport.Entry {
    switch verdict {
    case .same: RunReport.Entry(name, .same)
    case .written(let isNew): RunReport.Entry(name, isNew ? .new : .changed)
    case .missing: RunReport.Entry(name, .missing, lines: ["it is not recorded in \(folder)"])
    case .different(let difference):
      RunReport.Entry(name, .different, lines: DifferenceText.lines(difference))
    case .failed(let error): RunReport.Entry(name, .failed, lines: [error.message])
    }
  }

  private static func report(
    _ results: [(RunCollection.Item, Verdict)], _ orphans: [String], _ folder: String,
    _ arguments: ParsedArguments, _ writer: RunReportWriter, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    var code = ExitCode.clean
    var entries: [RunReport.Entry] = []
    var (same, new, changed, missing, different) = (0, 0, 0, 0, 0)
    var text = ""
    for (item, verdict) in results {
      entries.append(entry(item.name, verdict, folder))
      switch verdict {
      case .same: same += 1
      case .written(let isNew):
        if isNew { new += 1 } else { changed += 1 }
        if context.detail == .verbose {
          text += "\(isNew ? "new" : "changed"): \(item.name)\n"
        } else if !isNew {
          text += "changed: \(item.name)\n"
        }
      case .missing:
        missing += 1
        text += "missing: \(item.name) is not recorded in \(folder)\n"
      case .different(let difference):
        different += 1
        text += "different: \(item.name)\n"
        for line in DifferenceText.lines(difference).prefix(4) { text += "  \(line)\n" }
      case .failed(let error):
        context.report(error)
        code = code.worst(ExitCode(error))
      }
    }
    entries += orphans.map { RunReport.Entry($0, .leftOver) }
    for name in orphans { text += "left over: \(name) is recorded, and no scenario makes it\n" }
    if missing + different > 0 { code = code.worst(.findings) }
    var parts: [String] = []
    for (count, word) in [
      (same, "as recorded"), (new, "new"), (changed, "changed"), (different, "different"),
      (missing, "missing"), (orphans.count, "left over"),
    ] where count > 0 {
      parts.append("\(count) \(word)")
    }
    text +=
      "\(results.count == 1 ? "1 run" : "\(results.count) runs"): \(parts.isEmpty ? "none done" : parts.joined(separator: ", "))\n"
    // The same identifiers, so that no other runs are written.
    let words = ShellWord.line(
      arguments.words.filter { !$0.hasPrefix("-u") && !$0.hasPrefix("--update") })
    let sides = [folder, arguments.operands.isEmpty ? "the project" : arguments.operands[0]]
    var own = RunReport(command: arguments.command.rawValue, sides: sides, entries: entries)
    own.remedy = "scrollwork approve \(words)"
    try writer.write(own, text: VisibleText.lines(text))
    if different > 0 {
      context.say("if the change is intended: scrollwork approve \(words)")
    } else if missing > 0 {
      context.say("to record and commit them: scrollwork record \(words)")
    }
    if !orphans.isEmpty { context.say("remove what is left over from \(folder) by hand") }
    return code
  }
}
