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

  @Test func `accepted findings are accepted again`() throws {
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

  /// The same finding before and after a rule has been reworded.
  private func found(_ words: String, cause: String = "0") -> [JudgedScenario] {
    [
      Sample.scenario(showing: [[Sample.occurrence(sentence: words, cause: cause)], [], []])
    ]
  }

  @Test
  func `a new sentence for the same cause is accepted, a new cause with the same sentence is not`()
  {
    let baseline = accepted(found("5 pt gap while dragging: it lost 3 points."))
    for (words, cause, isAccepted) in [
      ("The ground shows.", "0", true), ("5 pt gap while dragging: it lost 3 points.", "1", false),
    ] {
      var again = found(words, cause: cause)
      #expect(baseline.apply(to: &again).isEmpty == isAccepted)
      #expect(Sample.report(again).findings.map(\.isAccepted) == [isAccepted])
    }
  }

  @Test func `a file of version 1 accepts by sentence, and an update writes it again`() throws {
    let words = "5 pt gap while dragging: something is off."
    let old =
      "{\"schemaVersion\": 1, \"kind\": \"baseline\", \"accepted\": ["
      + "{\"key\": \"my-app/fling ch7 CH-GAP fae436aaa2bd240d\", \"scenario\": \"my-app/fling\", "
      + "\"variant\": \"ch7\", \"rule\": \"CH-GAP\", \"label\": \"5 pt gap\", \"amount\": 5, "
      + "\"devices\": [\"iphone-8\", \"ipad-9\"]}]}"
    var baseline = try Baseline(json: Array(old.utf8))
    var again = found(words)
    #expect(baseline.apply(to: &again) == [])
    let report = Sample.report(again)
    #expect(report.findings.map(\.isAccepted) == [true])
    // A file that is only read keeps its version.
    #expect(try Baseline(json: baseline.json) == baseline)
    baseline.update(report)
    #expect(baseline.entries.map(\.key) == ["my-app/fling ch7 CH-GAP 0"])
    #expect(baseline.entries.map(\.devices) == [["ipad-9", "iphone-8"]])
    #expect(String(decoding: baseline.json, as: UTF8.self).contains("\"schemaVersion\": 2"))
    var reworded = found("The ground shows.")
    #expect(try Baseline(json: baseline.json).apply(to: &reworded) == [])
    #expect(Sample.report(reworded).findings.map(\.isAccepted) == [true])
  }

  @Test func `entries without a finding are stale where it was judged, device by device`() {
    var again = [Sample.scenario(showing: [[Sample.occurrence()], [], []])]
    #expect(accepted(scenarios).apply(to: &again).map(\.devices) == [["iphone-11"]])
    var narrow = [Sample.scenario(devices: [Sample.phones[2]], showing: [[]])]
    #expect(accepted(scenarios).apply(to: &narrow) == [])
    var other = [Sample.scenario(variant: "ch8", showing: [[], [], []])]
    #expect(accepted(scenarios).apply(to: &other) == [])
  }

  @Test func `an update keeps entries that were not judged, and removes stale ones`() {
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
      "{\"kind\": \"baseline\", \"schemaVersion\": 3}",
      "the format of the file has version 3, expected 1 to 2"
    ),
    (
      "{\"kind\": \"baseline\", \"schemaVersion\": 1, \"accepted\": [3]}",
      "'accepted[0]' should be an object"
    ),
  ])
  func `an invalid file says why`(text: String, message: String) {
    #expect(throws: InvalidReportFile(message)) { try Baseline(json: Array(text.utf8)) }
  }
}
