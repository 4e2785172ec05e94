// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TextFormats

/// Results of static analysis, SARIF 2.1.0, as code scanning takes them: one result for a finding.
///
/// A finding that a baseline accepts is there as a suppressed result. The fingerprint is the key of the
/// finding, which small changes leave alone.
enum SARIFReport {
  /// How many results GitHub's code scanning takes from a run; the mildest beyond them are left out.
  static let limit = 25_000

  static func value(_ report: ReviewReport) -> JSONValue {
    let words = report.tool.split(separator: " ", maxSplits: 1).map(String.init)
    let version = words.count > 1 ? words[1] : "0"
    var rules = report.rules.map(\.id)
    for finding in report.findings where !rules.contains(finding.occurrence.rule) {
      rules.append(finding.occurrence.rule)
    }
    let run = JSONValue.object([
      "tool": .object([
        "driver": .object([
          "name": .string("Scrollwork"), "version": .string(version),
          "semanticVersion": .string(version),
          "rules": .lines(rules.map { SARIFRule.value($0, report) }),
        ])
      ]),
      "invocations": .list([invocation(report)]),
      "columnKind": .string("unicodeCodePoints"),
      "results": .lines(
        report.findings.prefix(limit).map { result($0, report, rules) }),
    ])
    return .object([
      "$schema": .string(
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      ),
      "version": .string("2.1.0"),
      "runs": .list([run]),
    ])
  }

  private static func invocation(_ report: ReviewReport) -> JSONValue {
    let left = report.findings.count - limit
    let notice = JSONValue.object([
      "level": .string("warning"),
      "message": .object([
        "text": .string("\(Amount.count(left, "finding")) left out: code scanning takes \(limit)")
      ]),
    ])
    return .object([
      "executionSuccessful": .flag(true),
      "toolExecutionNotifications": left > 0 ? .list([notice]) : nil,
    ])
  }

  private static func result(
    _ finding: ReportedFinding, _ report: ReviewReport, _ rules: [String]
  ) -> JSONValue {
    let text = FindingText(finding, in: report)
    var message = PlainText.visible(text.sentence)
    if let explanation = finding.explanation { message += " " + PlainText.visible(explanation) }
    let place = JSONValue.object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(PlainText.uri(text.file))]),
        "region": .object([
          "startLine": .integer(text.line), "startColumn": .integer(text.column),
        ]),
      ]),
      "logicalLocations": .list([
        .object([
          "fullyQualifiedName": .string("\(text.scenario.id)/\(text.variant)"),
          "kind": .string("member"),
        ])
      ]),
    ])
    let suppression = JSONValue.object([
      "kind": .string("external"), "status": .string("accepted"),
      "justification": .string("accepted by the baseline"),
    ])
    return .object([
      "ruleId": .string(text.rule),
      "ruleIndex": .integer(rules.firstIndex(of: text.rule) ?? 0),
      "level": .string("\(finding.severity.word)"),
      "message": .object(["text": .string(message)]),
      "locations": .list([place]),
      "partialFingerprints": .object(["scrollworkFinding/v2": .string(finding.key)]),
      "suppressions": finding.isAccepted ? .list([suppression]) : nil,
      "properties": .object([
        "label": .string(PlainText.visible(text.label)),
        "variant": .string(text.variant),
        "devices": .list(
          finding.sightings.map { .string(text.scenario.devices[$0.device].id) }),
        "frame": .integer(finding.occurrence.worstFrame),
        "page": .string(text.page),
      ]),
    ])
  }
}
