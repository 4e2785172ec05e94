// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// The runs whose cost is measured: each variant of a scenario on each of its devices.
struct BenchRuns {
  /// One run.
  struct Item {
    /// What budgets and histories call it.
    let id: CaseID
    private let plan: RunPlan
    private let variant: Int
    private let lane: Lane

    init(_ plan: RunPlan, variant: Int, lane: Lane) {
      (self.plan, self.variant, self.lane) = (plan, variant, lane)
      // A case has four parts, and the identifier of a scenario may have several of its own.
      let scenario = plan.scenario.id.split(separator: "/").joined(separator: ":")
      id = CaseID("runs", scenario, lane.id, "\(plan.variant(variant).id)")
    }

    /// Executes the run in the storage of an earlier one.
    func run(into timeline: inout Timeline) throws(OperationError) {
      try plan.run(variant, on: lane, into: &timeline)
    }

    /// The storage for the run, still empty.
    var storage: Timeline { Timeline(rate: lane.rate) }
  }

  /// The runs in the order of the operands.
  let items: [Item]

  /// Finds the runs of scenarios, folders and pattern files.
  ///
  /// - Throws: An error if a file is invalid, if its runs exceed the limit, or if two runs have one name.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(OperationError) {
    let overrides = RunOverrides(arguments)
    let reader = try PlanReader(overrides, context)
    var plans: [RunPlan] = []
    let scenarios = arguments.operands.filter { !$0.hasSuffix(PatternSource.suffix) }
    if !scenarios.isEmpty || arguments.operands.isEmpty {
      plans = try reader.plans(reader.project.operands(scenarios))
    }
    for path in arguments.operands where path.hasSuffix(PatternSource.suffix) {
      plans.append(try Self.plan(path, overrides, context))
    }
    let limit = WorkLimit(arguments)
    var items: [Item] = []
    for plan in plans {
      _ = try limit.check(plan, variants: plan.variants, for: .recording)
      for variant in plan.variants {
        for lane in plan.lanes { items.append(Item(plan, variant: variant, lane: lane)) }
      }
    }
    var names = Set<CaseID>()
    for item in items where !names.insert(item.id).inserted {
      throw OperationError("two runs are called \(item.id): each needs its own name")
    }
    self.items = items
  }

  /// A pattern file by itself is scrolled slowly up and flung back, as in a new project, on one phone.
  private static func plan(
    _ path: String, _ overrides: RunOverrides, _ context: CommandContext
  ) throws(OperationError) -> RunPlan {
    func step(_ type: String, _ members: [(String, JSONValue?)]) -> JSONValue {
      .object([("type", .string(type))] + members)
    }
    func words(_ words: String...) -> JSONValue { .list(words.map { .string($0) }) }
    let scenario = JSONValue.object([
      ("version", .integer(1)), ("id", .string(try context.pattern(path).id)),
      ("pattern", .string(path)), ("devices", words("iphone-15-pro")),
      (
        "steps",
        .list([
          step(
            "drag",
            [
              ("from", words("50%", "75%")), ("by", .list([.integer(0), .integer(-240)])),
              ("duration", .integer(900)), ("hold", .integer(200)),
            ]),
          step("pause", [("duration", .integer(300))]),
          step(
            "fling",
            [
              ("from", words("50%", "40%")), ("by", .list([.integer(0), .integer(160)])),
              ("duration", .integer(160)), ("endVelocity", .list([.integer(0), .integer(1800)])),
            ]),
          step("pause", [("until", .string("settled")), ("timeout", .integer(5000))]),
        ])
      ),
    ])
    var input = ProductionInput.memory(scenario.line)
    input.folder = context.environment.folder
    input.patterns = context.environment.patterns
    var overrides = overrides
    overrides.folders.append(FileSystem.folder(of: path))
    return try PlanReader(overrides, input, log: context).plan("-")
  }
}
