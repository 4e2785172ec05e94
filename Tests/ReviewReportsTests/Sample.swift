// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

@testable import ReviewReports

/// Handmade reports.
enum Sample {
  /// A device; lengths in points.
  static func device(
    _ id: String, name: String? = nil, width: Double = 390, height: Double = 844,
    statusBar: Double = 47, top: Double = 47, bottom: Double = 34, side: Double = 0,
    rate: Int = 60, landscape: Bool = false
  ) -> DeviceFacts {
    DeviceFacts(
      id: id, name: name ?? id,
      screen: Screen(
        orientation: landscape ? .landscape : .portrait, size: Size(width, height),
        statusBarHeight: statusBar,
        safeAreaInsets: EdgeInsets(top: top, left: side, bottom: bottom, right: side), scale: 3),
      rate: rate)
  }

  /// Three phones: with a home button, with a notch, with an island.
  static let phones = [
    device("iphone-8", name: "iPhone 8", height: 667, statusBar: 20, top: 20, bottom: 0),
    device("iphone-11", name: "iPhone 11", height: 896, statusBar: 48, top: 48),
    device("iphone-15-pro", name: "iPhone 15 Pro", height: 852, statusBar: 54, top: 59, rate: 120),
  ]

  /// An occurrence whose cause is its rule and its label without numbers.
  static func occurrence(
    _ rule: String = "CH-GAP", severity: Severity = .error, label: String = "5 pt gap",
    sentence: String? = nil, amount: Double = 5, frames: ClosedRange<Int> = 12...40,
    worst: Int = 30,
    line: Int = 12, isAccepted: Bool = false, cause: String? = nil
  ) -> Occurrence {
    let sentence = sentence ?? "\(label) while dragging: something is off."
    return Occurrence(
      rule: rule, severity: severity, cause: cause ?? Cause.key(rule: rule, sentence: sentence),
      label: label, sentence: sentence, amount: amount, spans: [frames], worstFrame: worst,
      line: line, column: 5, isAccepted: isAccepted)
  }

  /// A scenario with one variant, and the occurrences on each device.
  static func scenario(
    _ id: String = "my-app/fling", title: String = "Fling", file: String? = nil,
    variant: String = "ch7", devices: [DeviceFacts] = phones, showing occurrences: [[Occurrence]]
  ) -> JudgedScenario {
    JudgedScenario(
      id: id, title: title, file: file ?? "Scenarios/\(id).scenario.jsonc", devices: devices,
      variants: [
        JudgedScenario.Variant(id: variant, title: "Fixed", occurrences: occurrences)
      ])
  }

  /// A report with everything that formats have to show: several severities, causes and devices, an
  /// author's check, accepted findings and a stale entry.
  static var report: ReviewReport {
    let gap = occurrence(amount: 5, frames: 0...51, worst: 0)
    let jump = occurrence(
      "JUMP", severity: .warning, label: "130 pt jump", amount: 130, frames: 64...64, worst: 64)
    let check = occurrence(
      "check/range", severity: .note, label: "header.height 7.5 too large", amount: 7.5,
      frames: 3...9, worst: 4, line: 31)
    let known = occurrence("LEAD", label: "2 pt lead", amount: 2, isAccepted: true)
    return report([
      scenario(showing: [[jump], [jump, check], [gap, jump]]),
      scenario("my-app/drag", title: "Drag", showing: [[known], [], []]),
    ])
  }

  /// A report on scenarios.
  static func report(
    _ scenarios: [JudgedScenario], shard: ReportShard? = nil, failOn: Severity = .warning
  ) -> ReviewReport {
    ReviewReport(
      tool: "scrollwork 9.8.7", shard: shard, failOn: failOn,
      rules: [
        ReportRule(id: "CH-GAP", severity: .error), ReportRule(id: "JUMP", severity: .warning),
        ReportRule(id: "LEAD", severity: .error, threshold: 2.5), ReportRule(id: "OFF"),
      ], scenarios: scenarios, stale: scenarios.isEmpty ? [] : [stale])
  }

  /// An entry of a baseline without a finding in any run.
  static let stale = BaselineEntry(
    key: "my-app/drag ch7 CH-GAP 0123456789abcdef", scenario: "my-app/drag", variant: "ch7",
    rule: "CH-GAP", label: "9 pt gap", amount: 9, devices: ["iphone-11"])

  /// Text that tries to break out of any format.
  static let hostile =
    "</failure>]]><script>alert(1)</script> %0A::error::x\r\n::warning::y `code` **b** [l](javascript:x)"
    + " @everyone #1 | \u{202E}rtl\u{202C} \u{0}\u{1B}[31m\u{7F}\u{FFFE} \u{2028} & \"q\" 'a' \\ http://x www.x.y"

  /// A report with hostile text in every field that may come from a file.
  static var hostileReport: ReviewReport {
    let device = device("iphone-8", name: hostile)
    let one = occurrence(label: hostile, sentence: hostile)
    return report([
      scenario("my-app/hostile", title: hostile, file: hostile, devices: [device], showing: [[one]])
    ])
  }
}
