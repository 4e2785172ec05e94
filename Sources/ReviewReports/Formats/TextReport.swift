// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The report for people: a paragraph a finding, the counts at the end.
enum TextReport {
  static func write(
    _ report: ReviewReport, _ paint: TextPaint, _ page: (String) -> String? = { $0 }
  ) -> String {
    var text = ""
    for finding in report.findings where !finding.isAccepted {
      text += paragraph(FindingText(finding, in: report), paint, page) + "\n"
    }
    for entry in report.stale {
      text += PlainText.visible(
        "stale: \(entry.label) [\(entry.rule)] in \(entry.scenario) \(entry.variant) is gone on "
          + entry.devices.joined(separator: ", "))
      text += "\n"
    }
    if !report.stale.isEmpty { text += "\n" }
    let verdict = report.verdict
    let isClean = !report.findings.contains { !$0.isAccepted }
    if let coverage = report.coverage { text += coverage + "\n" }
    if let unknown = report.unknownParts { text += unknown + "\n" }
    return text + "\(report.extent): \(isClean ? paint.good(verdict) : verdict)\n"
  }

  private static func paragraph(
    _ text: FindingText, _ paint: TextPaint, _ page: (String) -> String?
  ) -> String {
    let severity = text.finding.severity
    // At the beginning of a line two colons would be a command to a runner of workflows.
    let prefix = text.file.hasPrefix("::") ? "./" : ""
    let place = PlainText.visible("\(prefix)\(text.file):\(text.line):\(text.column)")
    var lines = [
      "\(place): \(paint.severity(severity, "\(severity.word):")) "
        + "\(PlainText.visible(text.label)) [\(text.rule)]",
      "  " + PlainText.visible("\(text.variant) in \(text.frames), on \(text.deviceNames)"),
      "  " + PlainText.visible(text.sentence),
    ]
    for extra in [text.finding.explanation, text.acceptedElsewhere] {
      if let extra { lines.append("  " + PlainText.visible(extra)) }
    }
    if let page = page(text.page) { lines.append("  " + paint.aside(PlainText.visible(page))) }
    return lines.joined(separator: "\n") + "\n"
  }
}
