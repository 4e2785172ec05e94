// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import TextFormats

/// The report as GitHub-flavoured Markdown, for a comment or a summary of a step.
///
/// Folded, it is at most a screen: a table by variant and device, and the picture of the worst finding. Findings are
/// complete or absent: if they exceed the limit, the mildest are omitted, and the report says how many.
enum MarkdownReport {
  /// The most bytes of a comment; GitHub takes 65,536 characters.
  static let commentLimit = 65_000

  /// The first line, by which a later run finds the comment to replace.
  static let marker = "<!-- scrollwork check -->"

  /// The width of a picture, in pixels: with the table above it, it fits on a screen.
  static let pictureWidth = 420

  static func write(_ report: ReviewReport, _ links: ReportLinks, limit: Int) -> String {
    let failing = report.isFailing
    var text = "\(marker)\n### Scrollwork: \(report.verdict)\n\n"
    text += "\(report.extent) judged"
    text += failing ? "; this fails on \(report.failOn.word)s.\n" : ".\n"
    let open = report.findings.filter { !$0.isAccepted }
    // Space for the sentence about omitted findings, and for what unfolds them.
    var left = limit - text.utf8.count - 300
    func take(_ part: String?) {
      guard let part, part.utf8.count <= left else { return }
      left -= part.utf8.count
      text += part
    }
    take(MarkdownTable(report).text)
    take(open.first.flatMap { picture(of: $0, in: report, links) }.map { "\n\($0)\n" })
    var blocks = ""
    var count = 0
    for finding in open {
      let block = block(finding, in: report, links)
      guard block.utf8.count <= left else { break }
      left -= block.utf8.count
      blocks += block
      count += 1
    }
    if count > 0 { text += folded(Amount.count(count, "finding"), blocks) }
    if !report.stale.isEmpty { take(folded("Accepted before, and gone", stale(report.stale))) }
    if open.count > count {
      text +=
        "\n*\(Amount.count(open.count - count, "more finding")) left out for length; the report has all.*\n"
    }
    return text
  }

  /// What a reader unfolds.
  private static func folded(_ summary: String, _ contents: String) -> String {
    "\n<details><summary>\(summary)</summary>\n\(contents)\n</details>\n"
  }

  private static func block(
    _ finding: ReportedFinding, in report: ReviewReport, _ links: ReportLinks
  ) -> String {
    let text = FindingText(finding, in: report)
    var lines = [
      "\n#### \(sign(finding.severity)) \(escaped(text.label)) · \(code(text.rule))\n",
      "\(code(text.scenario.id)) \(code(text.variant)) in \(escaped(text.frames)), "
        + "on \(escaped(text.deviceNames))\n",
      escaped(text.sentence) + "\n",
    ]
    for extra in [finding.explanation, text.acceptedElsewhere] {
      if let extra { lines.append(escaped(extra) + "\n") }
    }
    if let picture = picture(of: finding, in: report, links) { lines.append(picture + "\n") }
    let page = links.page(text.page).map { "[storyboard](\($0))" } ?? code(text.page)
    lines.append("\(code("\(text.file):\(text.line)")) · \(page)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The picture of a finding, which links to its page where that is served; nil if none was drawn.
  private static func picture(
    of finding: ReportedFinding, in report: ReviewReport, _ links: ReportLinks
  ) -> String? {
    guard let path = report.pictures[finding.key] else { return nil }
    let text = FindingText(finding, in: report)
    let alt = attribute("\(text.label) in \(text.variant) on \(text.device.name)")
    let image =
      "<img width=\"\(pictureWidth)\" src=\"\(attribute(links.picture(path)))\" alt=\"\(alt)\">"
    return links.page(text.page).map { "<a href=\"\(attribute($0))\">\(image)</a>" } ?? image
  }

  /// The sign of a severity.
  static func sign(_ severity: Severity) -> String {
    switch severity {
    case .error: "❌"
    case .warning: "⚠️"
    case .note: "ℹ️"
    }
  }

  /// A text as the value of an attribute: nothing in it ends the value, or a line.
  private static func attribute(_ text: String) -> String {
    PlainText.visible(text).asHTML
  }

  private static func stale(_ entries: [BaselineEntry]) -> String {
    var text = "\n"
    for entry in entries.prefix(20) {
      text += "- \(escaped(entry.label)) · \(code(entry.rule)) in \(code(entry.scenario)) "
      text += "\(code(entry.variant)) on \(escaped(entry.devices.joined(separator: ", ")))\n"
    }
    if entries.count > 20 { text += "- and \(entries.count - 20) more\n" }
    return text
  }

  /// A span of code that holds a text, whatever backquotes are in it.
  static func code(_ text: String) -> String {
    let visible = PlainText.visible(text)
    var longest = 0
    var run = 0
    for character in visible.utf8 {
      run = character == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 || visible.isEmpty ? " " : ""
    return fence + space + visible + space + fence
  }

  /// A text without anything that Markdown, HTML or GitHub would act on.
  static func escaped(_ text: String) -> String {
    var result = ""
    let scalars = Array(PlainText.visible(text).unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "!", "#", "$": result += "\\\(scalar)"
      // People and issues are named by signs that a reader still sees.
      case "@": result += "@&#8203;"
      case ":" where next == "/": result += ":&#8203;"
      case "w" where scalars[index...].starts(with: "www.".unicodeScalars): result += "w&#8203;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    // The start of a list, or a line under a heading, has a meaning only at the start of a line.
    if let first = result.first, "-+=".contains(first) { return "\\" + result }
    let digits = result.prefix { ("0"..."9").contains($0) }
    if !digits.isEmpty, let sign = result.dropFirst(digits.count).first, ".)".contains(sign) {
      return digits + "\\" + result.dropFirst(digits.count)
    }
    return result
  }
}
