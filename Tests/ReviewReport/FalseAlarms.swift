// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import RandomScripts
import ScrollCore

/// The findings in random scripts on fixed variants: none, if variants and rules are correct.
struct FalseAlarms {
  /// The number of scripts that a thread plays before it takes more.
  private static let batch = 250

  /// The number of played scripts.
  let scripts: Int
  /// The number of their frames.
  let frames: Int
  /// The number of scripts with a finding.
  let faulty: Int
  /// Each finding, with the command that plays it again.
  let lines: [String]
  /// The rules that were evaluated in any of them.
  let evaluated: RuleSet

  /// Plays scripts from seed 0 on.
  init(scripts: Int) {
    self.scripts = scripts
    let parts = concurrently((scripts + Self.batch - 1) / Self.batch) { part in
      let first = part * Self.batch
      return Self.play(first..<min(scripts, first + Self.batch))
    }
    frames = parts.reduce(0) { $0 + $1.frames }
    faulty = parts.reduce(0) { $0 + $1.faulty }
    lines = parts.flatMap(\.lines)
    evaluated = parts.reduce(into: RuleSet()) { $0.formUnion($1.evaluated) }
  }

  /// The rules that were never evaluated.
  var neverEvaluated: [ReviewRule] {
    ReviewRule.allCases.filter { !evaluated.contains($0) }
  }

  private typealias Part = (frames: Int, faulty: Int, lines: [String], evaluated: RuleSet)

  private static func play(_ seeds: Range<Int>) -> Part {
    var result = (frames: 0, faulty: 0, lines: [String](), evaluated: RuleSet())
    for seed in seeds {
      let trial = ReviewCase(seed: UInt64(seed))
      do throws(SimulationError) {
        var timeline = try trial.run()
        let outcome = Review.outcome(of: &timeline, from: trial.request, by: trial.entry)
        let findings = outcome.findings
        result.evaluated.formUnion(outcome.evaluated)
        result.frames += timeline.frameCount
        result.faulty += findings.isEmpty ? 0 : 1
        result.lines += findings.map { trial.line($0.rule.id, $0.sentence) }
      } catch {
        result.faulty += 1
        result.lines.append("seed \(seed): \(error)")
      }
    }
    return result
  }
}
