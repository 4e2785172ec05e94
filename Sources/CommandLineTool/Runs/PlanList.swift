// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles

/// Reads the scenarios that a command works on.
enum PlanList {
  /// The plans of all scenarios, so that a mistake in the last is known before the first is run.
  ///
  /// - Parameters:
  ///   - operands: Scenario files, and folders with such.
  ///   - overrides: What the command line says about variants, devices and rates.
  ///   - usualDevices: The screens of scenarios that name none; nil for the matrix.
  ///   - context: Told of all mistakes but the last, which is thrown.
  /// - Throws: The last mistake.
  static func read(
    _ operands: [String], _ overrides: RunOverrides, usualDevices: [DeviceSelection]?,
    _ context: CommandContext
  ) throws(ToolError) -> [RunPlan] {
    var plans: [RunPlan] = []
    var errors: [ToolError] = []
    for path in try ScenarioSource.paths(operands) {
      do throws(ToolError) {
        let scenario = try ScenarioSource.read(
          path, context.surroundings, usualDevices: usualDevices)
        if let twin = plans.first(where: { $0.scenario.id == scenario.id }) {
          throw ToolError(
            "\(path) and \(twin.path) have the same id '\(scenario.id)': each needs its own")
        }
        plans.append(try RunPlan(scenario, path: path, overrides: overrides))
      } catch {
        errors.append(error)
      }
    }
    guard let last = errors.popLast() else { return plans }
    for error in errors { context.report(error) }
    throw last
  }
}
