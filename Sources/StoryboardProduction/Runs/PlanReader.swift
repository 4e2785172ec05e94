// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
package import ScrollCore
package import SystemCalls

/// Reads scenarios for every command, so that all of them run the same.
///
/// What decides about a run is the scenario's file, the project's file where a scenario leaves something open,
/// and the command line, which wins.
package struct PlanReader {
  /// The project in whose folder the tool runs.
  package let project: ProjectSource
  /// The command line's choice of variants, devices and rates.
  package let overrides: RunOverrides
  private let input: ProductionInput
  private let log: any ProductionLog

  /// Reads the project file, if there is one.
  ///
  /// - Parameters:
  ///   - overrides: The command line's choice of variants, devices and rates.
  ///   - input: The project's folder, and standard input.
  ///   - log: Where to report all mistakes but the last.
  /// - Throws: An error if the project file cannot be read, or all its errors.
  package init(
    _ overrides: RunOverrides, _ input: ProductionInput, log: any ProductionLog
  ) throws(OperationError) {
    project = try ProjectSource(in: input.folder, folders: overrides.folders)
    self.overrides = overrides
    self.input = input
    self.log = log
  }

  /// The patterns that have words, as the project's files describe them now.
  ///
  /// - Throws: An error if a pattern file of the project cannot be read, or all its errors.
  package func patterns() throws(OperationError) -> PatternCatalog {
    try project.patterns(adding: input.patterns)
  }

  /// The plan of one scenario.
  ///
  /// - Parameters:
  ///   - path: Where the file is; `-` for standard input.
  ///   - patterns: The patterns that have words; nil to read those of the project.
  /// - Throws: An error if the file cannot be read, all its errors with positions, or a choice of
  ///   the command line that the scenario does not have.
  package func plan(
    _ path: String, patterns: PatternCatalog? = nil
  ) throws(OperationError) -> RunPlan {
    var input = input
    if let patterns { input.patterns = patterns } else { input.patterns = try self.patterns() }
    let scenario = try ScenarioSource.read(
      path, input, defaultDevices: project.project.devices,
      folders: overrides.folders)
    return try RunPlan(scenario, path: path, overrides: overrides)
  }

  /// The plans of all scenarios, so that a mistake in the last is known before the first is run.
  ///
  /// - Parameters:
  ///   - operands: Scenario files, and folders with such.
  ///   - known: Plans that are still good; their files are not read again.
  /// - Throws: The last error; earlier ones have been reported.
  package func plans(_ operands: [String], knowing known: [RunPlan] = []) throws(OperationError)
    -> [RunPlan]
  {
    let patterns = try patterns()
    var plans: [RunPlan] = []
    var errors: [OperationError] = []
    for path in try ScenarioSource.paths(operands) {
      do throws(OperationError) {
        let plan: RunPlan
        if let old = known.first(where: { $0.path == path }) {
          plan = old
        } else {
          plan = try self.plan(path, patterns: patterns)
        }
        if let twin = plans.first(where: { $0.scenario.id == plan.scenario.id }) {
          throw OperationError(
            "\(path) and \(twin.path) have the same id '\(plan.scenario.id)': each needs its own")
        }
        let (pattern, word) = (plan.scenario.pattern, plan.scenario.patternWord)
        if let twin = plans.first(where: {
          $0.scenario.pattern.id == pattern.id
            && !isSameFile($0.scenario.pattern.file, pattern.file)
        }) {
          throw OperationError(
            "the patterns of \(path) and \(twin.path), '\(word)' and '\(twin.scenario.patternWord)', have the same id '\(pattern.id)': each needs its own"
          )
        }
        plans.append(plan)
      } catch {
        errors.append(error)
      }
    }
    guard let last = errors.popLast() else { return plans }
    for error in errors { log.report(error) }
    throw last
  }

  /// Whether two patterns are in the same file, or both in none.
  ///
  /// One path may be absolute.
  private func isSameFile(_ one: String?, _ other: String?) -> Bool {
    guard one != other, let one, let other else { return one == other }
    return FileSystem.identity(of: one) == FileSystem.identity(of: other)
  }
}
