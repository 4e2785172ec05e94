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
    let exhibits = try names.filter { $0.hasSuffix(".scenario.jsonc") }.map { name in
      let path = folder + "/" + name
      let scenario = try Scenario.read(path: path, source: bytes(of: path)) { try bytes(of: $0) }
      guard let report = scenario.report else { throw MissingReport(path: path) }
      return Exhibit(scenario: scenario, report: report)
    }
    return exhibits.sorted { $0.number < $1.number }
  }

  /// A scenario of the museum without a report.
  private struct MissingReport: Error {
    let path: String
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
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
  package func findings(of variant: Int) throws -> [Finding] {
    try scenario.devices.flatMap { selection in
      var physics = scenario.physics.profile ?? selection.device.platform.physics
      physics.pixelRounding = scenario.physics.pixelRounding ?? physics.pixelRounding
      physics.slop = scenario.physics.touchSlop ?? physics.slop
      let request = scenario.request(
        variant, on: selection, rate: selection.device.maximumRefreshRate,
        systemVersion: scenario.systemVersion, physics: physics)
      return Review.findings(
        in: try scenario.pattern.run(request), of: request, by: scenario.pattern)
    }
  }

  /// A run of a random script.
  ///
  /// Where it taps a tab that is not on the screen, its fingers tap no tabs.
  private func run(
    _ seed: UInt64, _ variant: Int, hasTabs: Bool
  ) throws -> (trial: ReviewCase, timeline: Timeline) {
    let trial = ReviewCase(
      seed: seed, entry: scenario.pattern, variant: variant, hasTabs: hasTabs)
    do throws(SimulationError) {
      return (trial, try trial.run())
    } catch {
      guard hasTabs, case .elementNotVisible = error else { throw error }
      return try run(seed, variant, hasTabs: false)
    }
  }

  /// The steps of a random script on its first fixed variant, a line for each.
  package func script(seed: UInt64) throws -> String {
    let entry = scenario.pattern
    guard let variant = scenario.variants.first(where: { entry.variants[$0].isFixed }) else {
      return ""
    }
    let tabs = entry.scrollViews.count > 2
    return try run(seed, variant, hasTabs: tabs).trial.request.script.steps
      .map { "\($0)\n" }.joined()
  }

  /// What the rules find in its fixed variants under random scripts: a line for each finding; none, if rules and variants
  /// are correct.
  package func alarms(seeds: Range<UInt64>) throws -> [String] {
    let entry = scenario.pattern
    let tabs = scenario.pattern.scrollViews.count > 2
    var lines: [String] = []
    for variant in scenario.variants where entry.variants[variant].isFixed {
      for seed in seeds {
        let (trial, timeline) = try run(seed, variant, hasTabs: tabs)
        let findings = Review.findings(in: timeline, of: trial.request, by: trial.entry)
        lines += findings.map { "\(scenario.id): " + trial.line($0.rule.id, $0.sentence) }
      }
    }
    return lines
  }
}
