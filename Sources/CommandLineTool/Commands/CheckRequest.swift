// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls

/// The command line of `check`, verified before anything is simulated.
struct CheckRequest {
  /// The identifier for all variants of a scenario.
  static let allVariants = "all"
  /// The identifier for the variants that should have no findings.
  static let fixedVariants = "fixed"

  /// The variants of a scenario under review.
  private enum Choice {
    /// Those that the command line or the scenario names, else the fixed ones.
    case named
    /// All of the scenario.
    case all
    /// The fixed ones of the scenario.
    case fixed
  }

  /// What the command line changes about the runs; empty variants for `all` and `fixed`.
  let overrides: RunOverrides
  /// The reader of scenarios, with the project.
  let reader: PlanReader
  /// The settings of the rules.
  let options: ReviewOptions
  /// The severity from which a finding fails the command.
  let failOn: Severity
  /// The part of the review to run; nil for all of it.
  let shard: ReviewShard?
  /// The path of the baseline; nil for none.
  let baseline: String?
  /// Whether the baseline is rewritten.
  let updatesBaseline: Bool
  /// The folder of the pictures of findings; nil for none.
  let pictures: String?
  /// The destinations of reports.
  let reporters: ReporterArguments
  private let choice: Choice

  /// Reads the command line.
  ///
  /// - Throws: An error for options that contradict each other or name something unknown.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(OperationError) {
    reporters = try ReporterArguments(
      arguments.list(.reporter), variable: context.environment.variable)
    var overrides = RunOverrides(arguments)
    choice =
      switch overrides.variants {
      case [Self.allVariants]: .all
      case [Self.fixedVariants]: .fixed
      default: .named
      }
    if choice != .named { overrides.variants = [] }
    self.overrides = overrides
    reader = try PlanReader(overrides, context)
    var options = try RuleSettings.options(of: reader.project)
    try RuleSettings.change(&options, by: arguments.list(.rule))
    self.options = options
    failOn = arguments.severity(.failOn) ?? .warning
    shard = try arguments.text(.shard).map { (text) throws(OperationError) in
      try ReviewShard(text)
    }
    baseline = arguments.text(.baseline)
    updatesBaseline = arguments.has(.updateBaseline)
    pictures = arguments.text(.pictures)
    guard updatesBaseline else { return }
    if pictures != nil {
      throw OperationError(
        "--pictures: findings that --update-baseline accepts are not drawn; leave out one of the two"
      )
    }
    if baseline == nil { throw OperationError("--update-baseline needs --baseline FILE") }
    if shard != nil {
      throw OperationError(
        "--update-baseline: a part of a review is no baseline; leave out --shard")
    }
  }

  /// The variants of a plan under review.
  ///
  /// A variant that breaks on purpose is reviewed if the command line or the scenario names it.
  func variants(of plan: RunPlan) -> [Int] {
    let namesThem = !overrides.variants.isEmpty || plan.scenario.namesVariants
    return choice == .all || (choice == .named && namesThem)
      ? plan.variants : plan.variants.filter { plan.variant($0).isFixed }
  }

  /// The part of some plans that this request reviews.
  func own(of plans: [RunPlan]) -> [RunPlan] {
    shard?.plans(of: plans) { plan in
      plan.lanes.reduce(0) { $0 + $1.rate } * variants(of: plan).count
    } ?? plans
  }

  /// The report of a review.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios of this part.
  ///   - count: The number of scenarios of all parts.
  ///   - stale: Entries of the baseline that nothing matches any more.
  func report(
    _ scenarios: [JudgedScenario], of count: Int, stale: [BaselineEntry]
  ) -> ReviewReport {
    ReviewReport(
      tool: ToolVersion.line,
      shard: shard.map { ReportShard(index: $0.index, count: $0.count, scenarioCount: count) },
      failOn: failOn, rules: ReportRule.all(options), scenarios: scenarios, stale: stale)
  }
}
