// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import Testing

@testable import ReviewReports

@Suite struct `Baseline of accepted findings` {
  private let scenarios = [
    Sample.scenario(showing: [[Sample.occurrence()], [Sample.occurrence(amount: 8)], []])
  ]

  private func accepted(_ scenarios: [JudgedScenario]) -> Baseline {
    var baseline = Baseline([])
    baseline.update(Sample.report(scenarios))
    return baseline
  }

  @Test func `what was accepted is accepted again`() throws {
    var again = scenarios
    let baseline = try Baseline(json: accepted(scenarios).json)
    #expect(baseline == accepted(scenarios))
    #expect(baseline.apply(to: &again) == [])
    let report = Sample.report(again, failOn: .note)
    #expect(report.acceptedCount == 1)
    #expect(!report.isFailing)
  }

  @Test(arguments: [(8, true), (9, true), (10, true), (10.1, false), (50, false), (0.5, true)])
  func `an amount may grow by a quarter`(amount: Double, isAccepted: Bool) {
    var again = [
      Sample.scenario(showing: [
        [Sample.occurrence(label: "\(amount) pt gap", amount: amount)], [], [],
      ])
    ]
    _ = accepted(scenarios).apply(to: &again)
    #expect(Sample.report(again).findings.map(\.isAccepted) == [isAccepted])
  }

  @Test func `frames, lines, severity and moment do not matter`() {
    let moved = Sample.occurrence(
      severity: .warning, sentence: "6 pt gap while bouncing: something is off.", amount: 6,
      frames: 100...200, worst: 150, line: 99)
    var again = [Sample.scenario(showing: [[moved], [], []])]
    _ = accepted(scenarios).apply(to: &again)
    #expect(Sample.report(again).findings.map(\.isAccepted) == [true])
  }

  @Test func `another device, variant, rule, scenario or cause is new`() {
    let baseline = accepted(scenarios)
    let gap = Sample.occurrence()
    for other in [
      Sample.scenario(showing: [[], [], [gap]]),
      Sample.scenario(variant: "ch8", showing: [[gap], [], []]),
      Sample.scenario("my-app/drag", showing: [[gap], [], []]),
      Sample.scenario(showing: [[Sample.occurrence("JUMP")], [], []]),
      Sample.scenario(showing: [[Sample.occurrence(sentence: "5 pt gap: another reason.")], [], []]
      ),
    ] {
      var again = [other]
      _ = baseline.apply(to: &again)
      #expect(Sample.report(again).findings.map(\.isAccepted) == [false])
    }
  }

  @Test func `what is gone is stale where it was judged, device by device`() {
    var again = [Sample.scenario(showing: [[Sample.occurrence()], [], []])]
    #expect(accepted(scenarios).apply(to: &again).map(\.devices) == [["iphone-11"]])
    var narrow = [Sample.scenario(devices: [Sample.phones[2]], showing: [[]])]
    #expect(accepted(scenarios).apply(to: &narrow) == [])
    var other = [Sample.scenario(variant: "ch8", showing: [[], [], []])]
    #expect(accepted(scenarios).apply(to: &other) == [])
  }

  @Test func `an update keeps what was not judged, and forgets what is gone`() {
    var baseline = accepted(scenarios)
    baseline.update(Sample.report([Sample.scenario(devices: [Sample.phones[1]], showing: [[]])]))
    #expect(baseline.entries.map(\.devices) == [["iphone-8"]])
    baseline.update(
      Sample.report([
        Sample.scenario(devices: [Sample.phones[2]], showing: [[Sample.occurrence(amount: 20)]])
      ]))
    #expect(baseline.entries.map(\.devices) == [["iphone-15-pro", "iphone-8"]])
    #expect(baseline.entries.map(\.amount) == [20])
    baseline.update(Sample.report([Sample.scenario(showing: [[], [], []])]))
    #expect(baseline.entries == [])
  }

  @Test(arguments: [
    ("", "no JSON: expected a value, found the end of the file in line 1"),
    ("{}", "the file lacks 'kind'"),
    ("{\n\"kind\": }", "no JSON: expected a value in line 2"),
    ("{\"kind\": \"review\"}", "the file is no baseline that scrollwork check has written"),
    (
      "{\"kind\": \"baseline\", \"schemaVersion\": 2}",
      "the format of the file has version 2, expected 1"
    ),
    (
      "{\"kind\": \"baseline\", \"schemaVersion\": 1, \"accepted\": [3]}",
      "'accepted[0]' should be an object"
    ),
  ])
  func `a file that is none says why`(text: String, message: String) {
    #expect(throws: InvalidReportFile(message)) { try Baseline(json: Array(text.utf8)) }
  }
}
