// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The report for people: a table of the variants with findings, a line for each finding, the counts at the end.
///
/// Few findings are explained at once, in a paragraph each. All are in a verbose report, after the table.
enum TextReport {
  /// The most findings that are explained at once: with their texts they fit on one screen.
  static let explainedAtOnce = 3

  static func write(
    _ report: ReviewReport, _ paint: TextPaint, isVerbose: Bool = false,
    _ page: (String) -> String? = { $0 }
  ) -> String {
    let open = report.findings.filter { !$0.isAccepted }
    let hasTable = open.count > explainedAtOnce
    var text = hasTable ? table(report, paint) + "\n" : ""
    for finding in open {
      let texts = FindingText(finding, in: report)
      text +=
        isVerbose || !hasTable
        ? paragraph(texts, paint, page) + "\n" : line(texts, paint) + "\n"
    }
    if hasTable, !isVerbose { text += "\n" }
    for entry in report.stale {
      text += PlainText.visible(
        "stale: \(entry.label) [\(entry.rule)] in \(entry.scenario) \(entry.variant) is gone on "
          + entry.devices.joined(separator: ", "))
      text += "\n"
    }
    if !report.stale.isEmpty { text += "\n" }
    let verdict = report.verdict
    if let coverage = report.coverage { text += coverage + "\n" }
    if let unknown = report.unknownParts { text += unknown + "\n" }
    text += "\(report.extent): \(open.isEmpty ? paint.good(verdict) : verdict)"
    return text + (hasTable && !isVerbose ? "; -v explains each\n" : "\n")
  }

  /// A row for each variant with findings: how many of each severity, on how many devices, and which is worst.
  private static func table(_ report: ReviewReport, _ paint: TextPaint) -> String {
    let severities: [Severity] = [.error, .warning, .note]
    var rows = [["scenario", "variant"] + severities.map { "\($0.word)s" } + ["devices", "worst"]]
    for row in VariantSummary.all(in: report) where !row.findings.isEmpty {
      let counts = severities.map { severity in
        row.findings.count { $0.severity == severity }
      }
      let worst = FindingText(row.findings[0], in: report)
      rows.append(
        [PlainText.visible(row.scenario.id), PlainText.visible(row.variant.id)]
          + counts.map { "\($0)" }
          + [
            "\(row.affectedDevices) of \(row.scenario.devices.count)",
            PlainText.visible(worst.label),
          ])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isNumber = (2...5).contains(column)
        line += (isNumber ? padding + cell : cell + padding) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
    return ([paint.aside(lines[0])] + lines.dropFirst()).joined(separator: "\n") + "\n"
  }

  /// Where it is in the file, what, and where it shows.
  private static func line(_ text: FindingText, _ paint: TextPaint) -> String {
    let devices = text.scenario.devices.count
    let share = devices > 1 ? ", \(text.finding.sightings.count) of \(devices) devices" : ""
    return heading(text, paint)
      + PlainText.visible(
        " \(text.variant)\(share), \(Amount.seconds(text.time)) s on \(text.device.name)")
  }

  private static func heading(_ text: FindingText, _ paint: TextPaint) -> String {
    let severity = text.finding.severity
    // At the beginning of a line two colons would be a command to a runner of workflows.
    let prefix = text.file.hasPrefix("::") ? "./" : ""
    let place = PlainText.visible("\(prefix)\(text.file):\(text.line):\(text.column)")
    return "\(place): \(paint.severity(severity, "\(severity.word):")) "
      + "\(PlainText.visible(text.label)) [\(text.rule)]"
  }

  private static func paragraph(
    _ text: FindingText, _ paint: TextPaint, _ page: (String) -> String?
  ) -> String {
    var lines = [
      heading(text, paint),
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
