// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
package import MotionReview
import RandomScripts
package import ScenarioFiles
package import ScrollCore

/// Scenarios of the museum, played and judged.
extension Scenario {
  /// The bytes of a file that a scenario refers to, by its path.
  package typealias Reading = (_ path: String) throws -> [UInt8]

  /// Reads a scenario of the repository.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - read: Reads the files that it refers to.
  /// - Throws: An error if a file cannot be read, or its mistakes.
  package static func read(
    contentsOf path: String, _ read: Reading = Self.bytes(of:)
  ) throws -> Scenario {
    try Scenario.read(path: path, source: bytes(of: path)) { try read($0) }
  }

  /// The bytes of a file.
  package static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  /// The runs of a variant on the scenario's devices.
  package func runs(of variant: Int) throws -> [(request: RunRequest, timeline: Timeline)] {
    try devices.map { selection in
      var physics = physics.profile ?? selection.device.platform.physics
      physics.pixelRounding = self.physics.pixelRounding ?? physics.pixelRounding
      physics.slop = self.physics.touchSlop ?? physics.slop
      let request = request(
        variant, on: selection, rate: selection.device.maximumRefreshRate,
        systemVersion: systemVersion, physics: physics)
      return (request, try pattern.run(request))
    }
  }

  /// What the rules find in a variant on the scenario's devices.
  package func findings(of variant: Int) throws -> [Finding] {
    try runs(of: variant).flatMap { Review.findings(in: $0.timeline, of: $0.request, by: pattern) }
  }

  /// A run of a random script.
  ///
  /// Where it taps a tab that is not on the screen, its fingers tap no tabs.
  func randomRun(
    _ seed: UInt64, _ variant: Int, hasTabs: Bool, hasPrograms: Bool = false
  ) throws -> (trial: ReviewCase, timeline: Timeline) {
    var trial =
      hasPrograms
      ? ReviewCase(programSeed: seed, entry: pattern, variant: variant, hasTabs: hasTabs)
      : ReviewCase(seed: seed, entry: pattern, variant: variant, hasTabs: hasTabs)
    do throws(SimulationError) {
      let timeline = try trial.runRemovingLastRows()
      return (trial, timeline)
    } catch {
      guard hasTabs, case .elementNotVisible = error else { throw error }
      return try randomRun(seed, variant, hasTabs: false, hasPrograms: hasPrograms)
    }
  }

  /// What the rules find in its fixed variants under random scripts: a line for each finding; none, if rules and variants
  /// are correct.
  ///
  /// - Parameters:
  ///   - seeds: Those of the scripts.
  ///   - hasPrograms: Whether the scripts have steps of programs, too.
  package func alarms(seeds: Range<UInt64>, withPrograms hasPrograms: Bool = false) throws
    -> [String]
  {
    let tabs = pattern.scrollViews.count > 2
    var lines: [String] = []
    for variant in variants where pattern.variants[variant].isFixed {
      for seed in seeds {
        let (trial, timeline) = try randomRun(
          seed, variant, hasTabs: tabs, hasPrograms: hasPrograms)
        let findings = Review.findings(in: timeline, of: trial.request, by: trial.entry)
        lines += findings.map { "\(id): " + trial.line($0.rule.id, $0.sentence) }
      }
    }
    return lines
  }
}
