// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
package import MotionReview
import RandomScripts
package import ScenarioFiles
import ScrollCore

/// A scenario that reproduces a bug report, with what the rules find in it.
package struct Exhibit: Sendable {
  /// The scenario.
  package let scenario: Scenario
  /// The report.
  package let report: BugReport

  /// Its identifier, such as `museum/floating-panel-35`.
  package var id: String { scenario.id }
  /// Its number in the museum.
  package var number: Int { scenario.order }

  /// The exhibits in the repository, by their numbers.
  ///
  /// - Parameter root: The path of the repository.
  /// - Throws: An error if a file cannot be read, or its mistakes.
  package static func all(root: String) throws -> [Exhibit] {
    let folder = root + "/Examples/museum/Scenarios"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let exhibits = try names.filter { $0.hasSuffix(".scenario.jsonc") }.compactMap { name in
      let scenario = try Scenario.read(contentsOf: folder + "/" + name)
      return scenario.report.map { Exhibit(scenario: scenario, report: $0) }
    }
    return exhibits.sorted { $0.number < $1.number }
  }

  /// The words of the rules that find something in its fixed variants, or in its broken ones, in the order of the rules.
  ///
  /// A rule counts for the broken variants if it finds something in each of them.
  package func rules(isFixed: Bool) throws -> [String] {
    let variants = scenario.variants.filter { scenario.pattern.variants[$0].isFixed == isFixed }
    let found = try variants.map { try Set(findings(of: $0).map { "\($0.rule.id)" }) }
    return ReviewRule.allCases.map { "\($0.id)" }.filter { rule in
      isFixed
        ? found.contains { $0.contains(rule) }
        : !found.isEmpty && found.allSatisfy { $0.contains(rule) }
    }
  }

  /// What the rules find in a variant under the script of the report, on its devices.
  package func findings(of variant: Int) throws -> [Finding] { try scenario.findings(of: variant) }

  /// The steps of a random script on its first fixed variant, a line for each.
  package func script(seed: UInt64, withPrograms hasPrograms: Bool = false) throws -> String {
    let entry = scenario.pattern
    guard let variant = scenario.variants.first(where: { entry.variants[$0].isFixed }) else {
      return ""
    }
    let tabs = entry.scrollViews.count > 2
    return try scenario.randomRun(
      seed, variant, hasTabs: tabs, hasPrograms: hasPrograms
    ).trial.request.script.steps
      .map { "\($0)\n" }.joined()
  }

  /// What the rules find in its fixed variants under random scripts.
  ///
  /// - Parameters:
  ///   - seeds: Those of the scripts.
  ///   - hasPrograms: Whether the scripts have steps of programs, too.
  package func alarms(seeds: Range<UInt64>, withPrograms hasPrograms: Bool = false) throws
    -> [String]
  {
    try scenario.alarms(seeds: seeds, withPrograms: hasPrograms)
  }
}
