// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Options of the review` {
  /// A header that leaves 20 points open at rest.
  private let timeline: Timeline = {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: 128)
    return run.timeline
  }()

  @Test func `switch rules off`() {
    var options = ReviewOptions()
    options[.gap].isOn = false
    #expect(!Review.findings(in: timeline, options: options).contains { $0.rule == .gap })
  }

  @Test func `change the severity of findings`() throws {
    var options = ReviewOptions()
    options[.gap].severity = .note
    let finding = try #require(
      Review.findings(in: timeline, options: options).first { $0.rule == .gap })
    #expect(finding.severity == .note)
  }

  @Test(arguments: [(19.0, true), (21, false)])
  func `change thresholds`(threshold: Double, fires: Bool) {
    for rule in [ReviewRule.gap, .restState] {
      #expect(timeline.findings(rule, threshold: threshold).isEmpty != fires)
    }
  }

  @Test func `every rule with a threshold has a unit, a unique id, and a summary`() {
    let ids = ReviewRule.allCases.map { "\($0.id)" }
    #expect(Set(ids).count == ids.count)
    for rule in ReviewRule.allCases {
      #expect((rule.threshold > 0) == ("\(rule.unit)" != ""), "\(rule.id)")
      #expect("\(rule.summary)".hasSuffix("."), "\(rule.id)")
    }
  }
}
