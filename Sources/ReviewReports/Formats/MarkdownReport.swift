// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// The report as GitHub-flavoured Markdown, for a comment or a summary of a step.
///
/// Findings are complete or absent: if they exceed the limit, the mildest are omitted, and the
/// report says how many.
enum MarkdownReport {
  /// The most bytes of a comment; GitHub takes 65,536 characters.
  static let commentLimit = 65_000

  /// The first line, by which a later run finds the comment to replace.
  static let marker = "<!-- scrollwork check -->"

  static func write(_ report: ReviewReport, limit: Int) -> String {
    let failing = report.isFailing
    var text = "\(marker)\n### Scrollwork: \(report.verdict)\n\n"
    text += "\(report.extent) judged"
    text += failing ? "; this fails on \(report.failOn.word)s.\n" : ".\n"
    let open = report.findings.filter { !$0.isAccepted }
    let blocks =
      open.map { block(FindingText($0, in: report)) }
      + (report.stale.isEmpty ? [] : [stale(report.stale)])
    // Space for the sentence about omitted findings.
    let room = limit - text.utf8.count - 200
    var used = 0
    var count = 0
    for block in blocks {
      guard used + block.utf8.count <= room else { break }
      used += block.utf8.count
      count += 1
      text += block
    }
    let left = open.count - min(count, open.count)
    if left > 0 {
      text += "\n*\(Amount.count(left, "more finding")) left out for length; the report has all.*\n"
    }
    return text
  }

  private static func block(_ text: FindingText) -> String {
    let sign =
      switch text.finding.severity {
      case .error: "❌"
      case .warning: "⚠️"
      case .note: "ℹ️"
      }
    var lines = [
      "\n#### \(sign) \(escaped(text.label)) · \(code(text.rule))\n",
      "\(code(text.scenario.id)) \(code(text.variant)) in \(escaped(text.frames)), "
        + "on \(escaped(text.deviceNames))\n",
      escaped(text.sentence) + "\n",
    ]
    for extra in [text.finding.explanation, text.acceptedElsewhere] {
      if let extra { lines.append(escaped(extra) + "\n") }
    }
    lines.append("\(code("\(text.file):\(text.line)")) · \(code(text.page))")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func stale(_ entries: [BaselineEntry]) -> String {
    var text = "\n#### Accepted before, and gone\n\n"
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
