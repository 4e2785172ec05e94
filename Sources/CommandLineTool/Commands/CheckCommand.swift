// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import RunComparison
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls

/// `scrollwork check PATH…`.
enum CheckCommand {
  /// The most bytes of a baseline or a report that is read.
  static let fileLimit = 256 << 20

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let request = try CheckRequest(arguments, context)
    let project = request.reader.project
    let reporters = request.reporters
    let writer = try ReportWriter(arguments, context, pages: project.output(nil))
    // A baseline is read before it is changed, so no other process may change it in between.
    let locks =
      request.updatesBaseline
      ? try FolderLocks(
        forFiles: [request.baseline].compactMap(\.self) + reporters.files, log: context) : nil
    defer { locks?.release() }
    let baseline = try request.baseline.map { (path) throws(OperationError) in
      try readBaseline(path, isUpdated: request.updatesBaseline, context)
    }
    let plans = try request.reader.plans(project.operands(arguments.operands))
    try reporters.refuseReplacing(
      plans.flatMap(\.inputs) + [request.baseline, project.path].compactMap { $0 })
    let judged = try judgedPlans(plans, request, context)
    var scenarios = try review(request.own(of: judged), request, arguments, context)
    let stale = baseline?.apply(to: &scenarios) ?? []
    var report = request.report(scenarios, of: judged.count, stale: stale)
    if request.updatesBaseline, let path = request.baseline, var accepted = baseline {
      accepted.update(report)
      try AtomicFile.write(accepted.json, to: path)
      let count = accepted.entries.count
      context.say("\(path): \(count == 1 ? "1 finding" : "\(count) findings") accepted")
      // Reports go to the requested destinations, and show what is accepted now.
      guard !arguments.list(.reporter).isEmpty else { return .clean }
      let left = accepted.apply(to: &scenarios)
      let updated = request.report(scenarios, of: judged.count, stale: left)
      try writer.write(updated, to: reporters.targets)
      return .clean
    }
    if let folder = request.pictures {
      try FindingPictures(folder, log: context).draw(
        &report, of: judged,
        seesAll: request.overrides.devices.isEmpty && request.overrides.rate == nil,
        jobs: arguments.integer(.jobs) ?? Process.processorCount)
    }
    // Reports of one review belong together.
    let reportLocks = try FolderLocks(forFiles: reporters.files, log: context)
    defer { reportLocks.release() }
    try writer.write(report, to: reporters.targets)
    return report.isFailing && !arguments.has(.exitZero) ? .findings : .clean
  }

  /// Reviews plans within the limit of work.
  private static func review(
    _ plans: [RunPlan], _ request: CheckRequest, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws(OperationError) -> [JudgedScenario] {
    let judges = plans.map { plan in
      ScenarioJudge(plan, variants: request.variants(of: plan), options: request.options)
    }
    let limit = WorkLimit(arguments)
    var estimates: [WorkEstimate] = []
    for judge in judges {
      estimates.append(try limit.check(judge.plan, variants: judge.variants, for: .review))
    }
    judge(judges, estimates, jobs: arguments.integer(.jobs) ?? Process.processorCount, context)
    try Interruption.check()
    return try outcomes(judges, isNarrowed: !request.overrides.isEmpty, context)
  }

  /// The plans with variants under review.
  ///
  /// A pattern declares which of its variants break on purpose; findings on those are expected
  /// unless they were named.
  private static func judgedPlans(
    _ plans: [RunPlan], _ request: CheckRequest, _ context: CommandContext
  ) throws(OperationError) -> [RunPlan] {
    let judged = plans.filter { !request.variants(of: $0).isEmpty }
    let left = plans.reduce(0) { $0 + $1.variants.count - request.variants(of: $1).count }
    let hint = "--variant \(CheckRequest.allVariants) judges them, too"
    if judged.isEmpty {
      throw OperationError(
        "nothing to judge: all variants of these scenarios break on purpose", hints: [hint])
    }
    if left > 0 {
      context.say(
        "left out: \(left == 1 ? "1 variant" : "\(left) variants") that \(left == 1 ? "breaks" : "break") on purpose; \(hint)"
      )
    }
    return judged
  }

  private static func judge(
    _ judges: [ScenarioJudge], _ estimates: [WorkEstimate], jobs: Int, _ context: CommandContext
  ) {
    let gate = MemoryGate()
    let items = judges.indices.flatMap { scenario in
      judges[scenario].plan.lanes.indices.map { (scenario: scenario, lane: $0) }
    }
    let progress = Progress(
      total: items.count, detail: context.detail, environment: context.environment)
    WorkerPool.run(items.count, jobs: jobs) { index in
      let item = items[index]
      let judge = judges[item.scenario]
      let bytes = estimates[item.scenario].bytes(ofLane: item.lane)
      guard gate.enter(index, holding: bytes) else { return }
      judge.judge(item.lane)
      gate.leave(bytes)
      progress.didFinish("\(judge.plan.scenario.id) · \(judge.plan.lanes[item.lane].name)")
    }
    progress.end()
    let second = MemoryGate()
    WorkerPool.run(judges.count, jobs: jobs) { index in
      // At any rate a run takes about as much as the largest of its scenario.
      let lanes = judges[index].plan.lanes.indices
      let bytes = lanes.map { estimates[index].bytes(ofLane: $0) }.max() ?? 0
      guard second.enter(index, holding: bytes) else { return }
      judges[index].judgeOtherRates()
      second.leave(bytes)
    }
  }

  /// The result of all scenarios; every scenario that could not be reviewed is reported before the
  /// command ends.
  private static func outcomes(
    _ judges: [ScenarioJudge], isNarrowed: Bool, _ context: CommandContext
  ) throws(OperationError) -> [JudgedScenario] {
    var scenarios: [JudgedScenario] = []
    var errors: [OperationError] = []
    let workspace = context.environment.variable("GITHUB_WORKSPACE") ?? ""
    for judge in judges {
      do throws(OperationError) {
        scenarios.append(
          try judge.outcome(
            file: reportedPath(judge.plan.path, workspace: workspace), isNarrowed: isNarrowed
          ) { context.say(warnings: [$0]) })
      } catch {
        errors.append(error)
      }
    }
    guard let last = errors.popLast() else { return scenarios }
    for error in errors { context.report(error) }
    throw last
  }

  /// The path of a scenario file as reports name it: without `./` before it, and below the workspace of a
  /// workflow relative to that, since code hosts know files by such paths.
  static func reportedPath(_ path: String, workspace: String) -> String {
    var path = path[...]
    let root = workspace.hasSuffix("/") ? workspace : workspace + "/"
    if root != "/", path.hasPrefix(root) { path = path.dropFirst(root.count) }
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  private static func readBaseline(
    _ path: String, isUpdated: Bool, _ context: CommandContext
  ) throws(OperationError) -> Baseline {
    if FileSystem.kind(of: path) == .nothing {
      // What is not accepted is a finding: nothing is hidden by a file that is missing.
      if !isUpdated {
        context.warn("there is no \(path), so no finding is accepted; --update-baseline writes it")
      }
      return Baseline([])
    }
    let bytes = try FileSystem.contents(of: path, limit: fileLimit)
    do {
      return try Baseline(json: RunReader.plain(bytes))
    } catch {
      throw OperationError("cannot read the baseline \(path): \(error)")
    }
  }
}

extension ParsedArguments {
  /// The severity that an option names; nil where it was not given.
  func severity(_ name: OptionName) -> Severity? {
    let word = text(name)
    return Severity.allCases.first { "\($0.word)" == word }
  }
}
