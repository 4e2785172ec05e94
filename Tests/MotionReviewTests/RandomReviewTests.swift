// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RandomScripts
import ScrollCore
import Testing

@testable import MotionReview

@Suite struct `Random scripts on mended stages` {
  /// A sample; `make review-campaign` plays 10,000.
  @Test(arguments: PatternCatalog.entries.map { "\($0.id)" })
  func `end without a finding`(pattern: String) throws {
    for seed in UInt64(0)..<12 {
      let trial = ReviewCase(seed: seed, pattern: pattern)
      let findings = Review.findings(in: try trial.run())
      #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
    }
  }

  /// Scripts on which a rule once complained of a stage that is right, each for another reason.
  @Test(
    arguments: [
      // A slanting finger; a list that comes beside the one in front; a spring that goes on below a finger.
      46, 77, 83, 111, 155, 242, 286, 318, 322,
      // A finger that accelerates, brakes, or is too short; a catch beyond an end; a turn.
      455, 486, 491, 561, 814, 913, 1037, 1088, 1233, 1396, 2338, 2668, 2862, 3706,
      4131, 4861, 6863, 7732, 7822, 11_051, 14_737, 15_654, 16_356, 22_010, 23_496, 26_555,
    ] as [UInt64])
  func `that once made a rule complain are silent`(seed: UInt64) throws {
    let trial = ReviewCase(seed: seed)
    let findings = Review.findings(in: try trial.run())
    #expect(findings.isEmpty, "\(findings.map { trial.line($0.rule.id, $0.sentence) })")
  }
}
