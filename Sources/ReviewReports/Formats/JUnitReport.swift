// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// Test results as Jenkins and GitLab read them: a suite for each scenario, a case for each variant on each device.
///
/// A case fails when one of its findings is severe enough to fail the review and no baseline accepts it. Milder
/// and accepted ones are listed in the output of the case. There are no times, which would differ from run to run.
enum JUnitReport {
  static func write(_ report: ReviewReport) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = report.scenarios.reduce(0) { $0 + Self.failures($1, report.failOn) }
    text +=
      "<testsuites name=\"scrollwork\" tests=\"\(report.runCount)\" failures=\"\(failures)\" errors=\"0\">\n"
    for (index, scenario) in report.scenarios.enumerated() {
      text += suite(scenario, report.findings.filter { $0.scenario == index }, report.failOn)
    }
    return text + "</testsuites>\n"
  }

  private static func suite(
    _ scenario: JudgedScenario, _ findings: [ReportedFinding], _ failOn: Severity
  ) -> String {
    var text =
      "  <testsuite name=\"\(XMLText.escaped(scenario.id))\" tests=\"\(scenario.runCount)\""
    text += " failures=\"\(failures(scenario, failOn))\" errors=\"0\" skipped=\"0\""
    text += " file=\"\(XMLText.escaped(scenario.file))\">\n"
    for (variant, own) in scenario.variants.enumerated() {
      for (device, facts) in scenario.devices.enumerated() {
        text += "    <testcase name=\"\(XMLText.escaped("\(own.id) on \(facts.name)"))\""
        text += " classname=\"\(XMLText.escaped(scenario.id))\""
        let found = findings.filter { $0.variant == variant }.compactMap { finding in
          finding.sightings.first { $0.device == device }.map { (finding, $0.occurrence) }
        }
        text += found.isEmpty ? "/>\n" : ">\n" + contents(found, scenario, failOn)
        if !found.isEmpty { text += "    </testcase>\n" }
      }
    }
    return text + "  </testsuite>\n"
  }

  private static func contents(
    _ found: [(finding: ReportedFinding, occurrence: Occurrence)], _ scenario: JudgedScenario,
    _ failOn: Severity
  ) -> String {
    var text = ""
    let failing = found.filter { fails($0.occurrence, failOn) }
    if let worst = failing.first?.occurrence {
      let more = failing.count > 1 ? " and \(failing.count - 1) more" : ""
      text += "      <failure type=\"\(XMLText.escaped(worst.rule))\""
      text += " message=\"\(XMLText.escaped(worst.label + more))\">"
      text += failing.map { XMLText.escaped(line($0, scenario), keepsLines: true) }
        .joined(separator: "\n")
      text += "</failure>\n"
    }
    let others = found.filter { !fails($0.occurrence, failOn) }
    if !others.isEmpty {
      let lines = others.map { other in
        XMLText.escaped(
          (other.occurrence.isAccepted ? "accepted " : "") + line(other, scenario),
          keepsLines: true)
      }
      text += "      <system-out>\(lines.joined(separator: "\n"))</system-out>\n"
    }
    return text
  }

  private static func line(
    _ found: (finding: ReportedFinding, occurrence: Occurrence), _ scenario: JudgedScenario
  ) -> String {
    let occurrence = found.occurrence
    let place = "\(scenario.file):\(max(1, occurrence.line)):\(max(1, occurrence.column))"
    var text = PlainText.visible(
      "\(place): \(occurrence.severity.word): \(occurrence.label) [\(occurrence.rule)]")
    text += "\n" + PlainText.visible("\(occurrence.sentence)")
    if let explanation = found.finding.explanation { text += "\n" + PlainText.visible(explanation) }
    return text + "\nframe \(occurrence.worstFrame)"
  }

  private static func fails(_ occurrence: Occurrence, _ failOn: Severity) -> Bool {
    !occurrence.isAccepted && occurrence.severity >= failOn
  }

  private static func failures(_ scenario: JudgedScenario, _ failOn: Severity) -> Int {
    scenario.variants.reduce(0) { sum, variant in
      sum + variant.occurrences.count { $0.contains { fails($0, failOn) } }
    }
  }
}
