// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import TextFormats

/// The report for programs, from which `ReviewReport` can be read again.
enum JSONReport {
  /// The version of the format: raised when a key gets another meaning.
  static let version = 2

  static func value(_ report: ReviewReport) -> JSONValue {
    .object([
      "schemaVersion": .integer(version),
      "kind": .string("review"),
      "tool": .string(report.tool),
      "shard": report.shard.map { shard in
        .object([
          "index": .integer(shard.index), "count": .integer(shard.count),
          "scenarios": .integer(shard.scenarioCount),
        ])
      } ?? .null,
      "failOn": .string("\(report.failOn.word)"),
      "summary": .object([
        "failing": .flag(report.isFailing),
        "scenarios": .integer(report.scenarios.count), "runs": .integer(report.runCount),
        "errors": .integer(report.count(.error)), "warnings": .integer(report.count(.warning)),
        "notes": .integer(report.count(.note)), "accepted": .integer(report.acceptedCount),
        "stale": .integer(report.stale.count),
      ]),
      "rules": .lines(report.rules.map(rule)),
      "scenarios": .lines(report.scenarios.map(scenario)),
      "findings": .lines(report.findings.map { finding($0, report) }),
      "stale": .lines(report.stale.map(\.json)),
    ])
  }

  private static func rule(_ rule: ReportRule) -> JSONValue {
    .object([
      "id": .string(rule.id),
      "severity": rule.severity.map { .string("\($0.word)") } ?? .null,
      "threshold": rule.threshold.map { .number($0) },
    ])
  }

  private static func scenario(_ scenario: JudgedScenario) -> JSONValue {
    .object([
      "id": .string(scenario.id), "title": .string(scenario.title),
      "file": .string(scenario.file),
      "variants": .list(
        scenario.variants.map { variant in
          .object([
            "id": .string(variant.id), "title": .string(variant.title),
            // Present if every device was reviewed at every rate.
            "explanations": variant.explanations.isEmpty
              ? nil
              : .list(
                variant.explanations.sorted { $0.key < $1.key }.map {
                  .object(["finding": .string($0.key), "explanation": .string($0.value)])
                }),
          ])
        }),
      "devices": .list(scenario.devices.map(device)),
      "evaluated": scenario.evaluated.isEmpty
        ? nil : .list(scenario.evaluated.map { .string($0) }),
    ])
  }

  private static func device(_ facts: DeviceFacts) -> JSONValue {
    let area = facts.safeArea
    return .object([
      "id": .string(facts.id), "name": .string(facts.name),
      "orientation": .string(facts.isLandscape ? "landscape" : "portrait"),
      "rate": .integer(facts.rate),
      "size": .list([.number(facts.size.width), .number(facts.size.height)]),
      "scale": .number(facts.scale), "statusBarHeight": .number(facts.statusBarHeight),
      "safeArea": .object([
        "top": .number(area.top), "left": .number(area.left), "bottom": .number(area.bottom),
        "right": .number(area.right),
      ]),
      // Present if a device has non-default settings.
      "contentSize": facts.contentSize == .large ? nil : .string("\(facts.contentSize.word)"),
      "layoutDirection": facts.isRightToLeft ? .string("rightToLeft") : nil,
    ])
  }

  private static func finding(_ finding: ReportedFinding, _ report: ReviewReport) -> JSONValue {
    let text = FindingText(finding, in: report)
    return .object([
      "key": .string(finding.key),
      "scenario": .string(text.scenario.id), "variant": .string(text.variant),
      "rule": .string(text.rule), "cause": .string(finding.occurrence.cause),
      "severity": .string("\(finding.severity.word)"), "accepted": .flag(finding.isAccepted),
      "label": .string(text.label), "sentence": .string(text.sentence),
      "explanation": finding.explanation.map { .string($0) } ?? .null,
      "file": .string(text.file), "line": .integer(text.line), "column": .integer(text.column),
      "page": .string(text.page),
      // Present if pictures were drawn.
      "picture": report.pictures[finding.key].map { .string($0) },
      "devices": .list(
        finding.sightings.map { sighting($0, text.scenario.devices[$0.device]) }),
    ])
  }

  private static func sighting(
    _ sighting: ReportedFinding.Sighting, _ device: DeviceFacts
  ) -> JSONValue {
    let found = sighting.occurrence
    return .object([
      "id": .string(device.id), "severity": .string("\(found.severity.word)"),
      "accepted": .flag(found.isAccepted), "amount": .number(found.amount),
      "frame": .integer(found.worstFrame),
      "seconds": .number(FindingText.time(of: found, on: device)),
      "spans": .list(
        found.spans.map { .list([.integer($0.lowerBound), .integer($0.upperBound)]) }),
      "line": .integer(found.line), "column": .integer(found.column),
      "label": .string(found.label), "sentence": .string(found.sentence),
    ])
  }
}

extension BaselineEntry {
  /// The entry as reports and baselines hold it.
  var json: JSONValue {
    .object([
      "key": .string(key), "scenario": .string(scenario), "variant": .string(variant),
      "rule": .string(rule), "label": .string(label), "amount": .number(amount),
      "devices": .list(devices.map { .string($0) }),
    ])
  }
}
