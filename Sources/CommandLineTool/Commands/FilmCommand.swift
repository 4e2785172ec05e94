// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import RunComparison
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// `scrollwork film FILE…`.
enum FilmCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    var request = try FilmRequest.read(arguments)
    if arguments.operands.count == 2 {
      try arguments.refuse([.scenario], because: "two films are compared with each other")
    }
    let model = try Model(arguments, context)
    request.model = model?.film
    if arguments.has(.watch) {
      guard arguments.operands.count == 1, FileSystem.kind(of: arguments.operands[0]) == .folder
      else { throw OperationError("--watch: expected one folder, into which films are put") }
      try FilmWatch(folder: arguments.operands[0], request: request).run(arguments, context)
    }
    var code = ExitCode.clean
    // All files are written before the first word, which may have no place to go.
    var texts: [String] = []
    var runs: [[UInt8]] = []
    var sides: [FilmPage.Side] = []
    for path in arguments.operands {
      let review = try FilmReview(path, request, log: context)
      code = code.worst(verdict(of: review))
      texts.append(
        try report(on: review, to: arguments.text(.output), arguments, context))
      runs.append(FilmReport(review).run)
      sides.append(.film(review))
    }
    if arguments.operands.count == 2 {
      let runs = zip(runs, arguments.operands).map { RunCollection.Source.bytes($0, name: $1) }
      texts.append(try compare(arguments.operands, runs, arguments, context))
    } else if let model {
      sides.append(.model(model.plan, variant: model.variant, lane: model.lane))
      texts.append(
        try compare(
          [model.path, arguments.operands[0]],
          [
            .fresh(model.plan, variant: model.variant, lane: model.lane),
            .bytes(runs[0], name: arguments.operands[0]),
          ], arguments, context))
    }
    if let folder = arguments.text(.output) {
      try FilmPage.write(sides, to: folder + "/film.html", log: context)
    }
    for text in texts { try context.output.write(text) }
    return code
  }

  /// The run of a scenario beside a film.
  private struct Model {
    let path: String
    let plan: RunPlan
    let variant: Int
    /// The lane of the plan, by its number.
    let lane: Int
    /// What it says of the film.
    let film: FilmModel

    /// Reads the scenario that was named; nil if none was.
    init?(_ arguments: ParsedArguments, _ context: CommandContext) throws(OperationError) {
      guard let scenario = arguments.text(.scenario) else { return nil }
      path = scenario
      plan = try PlanReader(RunOverrides(arguments), context).plan(scenario)
      let lane: Lane
      (variant, lane) = try plan.onlyRun()
      self.lane = plan.lanes.firstIndex { $0.name == lane.name } ?? 0
      film = FilmModel(try plan.run(variant, on: lane), on: lane.selection.device)
    }
  }

  /// Whether a film has findings.
  private static func verdict(of review: FilmReview) -> ExitCode {
    review.findings.contains { $0.severity >= .warning } ? .findings : .clean
  }

  /// The report on a film; writes what other commands take to a folder.
  static func report(
    on review: FilmReview, to folder: String?, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> String {
    let report = FilmReport(review)
    if let folder {
      try FileSystem.makeFolder(folder)
      let stem = folder + "/" + name(of: review.path)
      for file in [".csv", ".json", RunFile.suffix] {
        try FileSystem.refuse(stem + file, replacing: [review.path])
      }
      try AtomicFile.write(Array(report.trace.utf8), to: stem + ".csv")
      try AtomicFile.write(Array(report.json.utf8), to: stem + ".json")
      try AtomicFile.write(report.run, to: stem + RunFile.suffix)
      context.say("\(stem).csv, .json and \(RunFile.suffix) written")
    }
    return arguments.has(.json) ? report.json : VisibleText.lines(report.text)
  }

  /// The name of a film without folders and without its ending.
  static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "film"
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// How a film differs from a run or from another film; writes both on one playhead.
  private static func compare(
    _ words: [String], _ sources: [RunCollection.Source], _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> String {
    let (pair, report) = try FilmComparison.compare(words, sources)
    if let folder = arguments.text(.output) {
      try DiffPage.write([pair], report, to: folder + "/differences.html", log: context)
    }
    return arguments.has(.json) ? "" : "\n" + report.text(isVerbose: false)
  }
}
