// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import Testing

@testable import ReviewReports

@Suite struct `Grouping of devices` {
  private func findings(_ occurrences: [[Occurrence]]) -> [ReportedFinding] {
    Sample.report([Sample.scenario(showing: occurrences)]).findings
  }

  @Test func `the same cause on several devices is one finding, described by the worst`() {
    let found = findings([
      [Sample.occurrence(label: "5 pt gap", amount: 5)],
      [Sample.occurrence(label: "48.5 pt gap", amount: 48.5, frames: 3...4, worst: 3)], [],
    ])
    #expect(found.count == 1)
    #expect(found[0].sightings.map(\.device) == [0, 1])
    #expect(found[0].occurrence.label == "48.5 pt gap")
    #expect(
      found[0].explanation
        == "Only on devices whose safe area is as tall as the status bar (2 of 3).")
  }

  @Test func `amounts, frames and times are not part of the cause`() {
    let template = Cause.template(of: "5.5 pt gap while bouncing: −3 is not 12. It rests.")
    #expect(template == "# pt gap ~: # is not #. It rests.")
    #expect(template == Cause.template(of: "77 pt gap at rest: 4 is not -1.25. It rests."))
    #expect(template != Cause.template(of: "77 pt gap at rest: 4 is 1. It rests."))
  }

  @Test func `different causes of one rule stay separate, and so do two of the same on one device`()
  {
    let one = Sample.occurrence(sentence: "One reason, 5.")
    let other = Sample.occurrence(sentence: "Another reason, 5.", frames: 50...60, worst: 50)
    #expect(findings([[one, other], [other], []]).map(\.sightings.count) == [1, 2])
    var again = one
    again.spans = [70...80]
    again.worstFrame = 70
    let twice = findings([[again, one], [one], []])
    #expect(twice.map(\.sightings.count) == [2, 1])
    #expect(twice[1].key == twice[0].key + " 2")
  }

  @Test func `the worst come first, accepted ones last`() {
    let report = Sample.report
    #expect(report.findings.map(\.occurrence.rule) == ["CH-GAP", "JUMP", "check/range", "LEAD"])
    #expect(report.findings.map(\.isAccepted) == [false, false, false, true])
    #expect(report.verdict == "1 error, 1 warning, 1 note, 1 accepted")
    #expect(report.extent == "6 runs of 2 scenarios")
  }

  @Test(arguments: [(Severity.error, true), (.warning, true), (.note, true)])
  func `a report fails from a severity on`(severity: Severity, fails: Bool) {
    let scenario = Sample.scenario(showing: [[Sample.occurrence(severity: severity)], [], []])
    for least in Severity.allCases {
      #expect(Sample.report([scenario], failOn: least).isFailing == (severity >= least))
    }
  }

  @Test func `accepted findings do not fail`() {
    let scenario = Sample.scenario(showing: [[Sample.occurrence(isAccepted: true)], [], []])
    #expect(!Sample.report([scenario], failOn: .note).isFailing)
    let other = Sample.scenario(showing: [
      [Sample.occurrence(amount: 50, isAccepted: true)], [Sample.occurrence()], [],
    ])
    let report = Sample.report([other], failOn: .note)
    #expect(report.isFailing)
    #expect(report.findings[0].leader == 1, "what is new speaks for all")
  }

  @Test func `scenarios and lists of occurrences may come in any order`() {
    let a = Sample.scenario(
      "a", showing: [[Sample.occurrence(), Sample.occurrence("JUMP")], [], []])
    let b = Sample.scenario("b", showing: [[], [Sample.occurrence()], []])
    let c = Sample.scenario(
      "a", showing: [[Sample.occurrence("JUMP"), Sample.occurrence()], [], []])
    #expect(Sample.report([a, b]) == Sample.report([b, c]))
  }
}
