// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// Annotations of a GitHub workflow, as commands in its log.
///
/// GitHub shows ten annotations of a type per step and fifty per job, and drops the rest silently.
/// The worst therefore come first, one per finding whatever the number of devices, and if there are
/// more than ten of a type, the tenth says how many are omitted.
enum GitHubReport {
  /// How many annotations of a type a step may have.
  static let limit = 10

  static func write(_ report: ReviewReport) -> String {
    var text = ""
    for severity in Severity.allCases.reversed() {
      let findings = report.findings.filter { !$0.isAccepted && $0.severity == severity }
      let shown = findings.count > limit ? limit - 1 : findings.count
      for finding in findings.prefix(shown) {
        text += line(command(severity), FindingText(finding, in: report))
      }
      if findings.count > shown {
        let rest = Amount.count(findings.count - shown, "more \(severity.word)")
        text +=
          "::\(command(severity)) title=Scrollwork::\(rest), left out here; the report has all\n"
      }
    }
    return text
  }

  private static func line(_ command: String, _ text: FindingText) -> String {
    let title = "\(text.label) [\(text.rule)]"
    var message =
      "\(text.scenario.id) \(text.variant) in \(text.frames), on \(text.deviceNames). \(text.sentence)"
    if let explanation = text.finding.explanation { message += " " + explanation }
    return "::\(command) file=\(property(text.file)),line=\(text.line),col=\(text.column)"
      + ",title=\(property(title))::\(data(message))\n"
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// A message: characters that end a line or start an escape are escaped.
  static func data(_ text: String) -> String {
    PlainText.visible(text).split(separator: "%", omittingEmptySubsequences: false)
      .joined(separator: "%25")
  }

  /// The value of a property, which also ends with a colon or a comma.
  static func property(_ text: String) -> String {
    data(text).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "%3A")
      .split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
  }
}
