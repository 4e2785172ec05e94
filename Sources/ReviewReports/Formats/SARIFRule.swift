// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TextFormats

/// SARIF's description of a rule, which code scanning shows with each of its results.
///
/// There is no address of a document: the help has all of it.
enum SARIFRule {
  /// How many characters of a description GitHub shows.
  static let limit = 1024

  static func value(_ id: String, _ report: ReviewReport) -> JSONValue {
    let own = report.rules.first { $0.id == id }
    let guide = RuleGuide.all[id]
    let summary = guide?.summary ?? "An expectation of the scenario's author."
    let rationale =
      guide?.rationale
      ?? "The author of the scenario has written down what should hold, as one of its checks."
    var configuration: JSONValue?
    if let own {
      configuration =
        if let severity = own.severity {
          .object(["level": .string("\(severity.word)")])
        } else {
          .object(["enabled": .flag(false)])
        }
    }
    let severity = own?.severity ?? usual(id)
    return .object([
      "id": .string(id), "name": .string(name(id)),
      "shortDescription": .object(["text": .string(summary)]),
      "fullDescription": .object(["text": .string(String(rationale.prefix(limit)))]),
      "help": .object([
        "text": .string(guide?.text ?? summary + " " + rationale),
        "markdown": .string(guide?.markdown ?? summary + " " + rationale),
      ]),
      "defaultConfiguration": configuration,
      "properties": .object([
        "tags": .list(
          ["motion", guide?.subject ?? "check"].map { JSONValue.string($0) }),
        // Fixed variants are silent on random scripts; what is doubtful is a warning.
        "precision": .string(severity == .error ? "very-high" : "high"),
        "problem.severity": .string(severity == .note ? "recommendation" : "\(severity.word)"),
      ]),
    ])
  }

  /// The identifier in camel case: `RestOverlap` for `REST-OVERLAP`.
  static func name(_ id: String) -> String {
    id.split { $0 == "-" || $0 == "/" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  /// The default severity of a rule's findings, also for those of an author's check.
  private static func usual(_ id: String) -> Severity {
    ReviewRule.allCases.first { "\($0.id)" == id }?.severity ?? .error
  }
}
