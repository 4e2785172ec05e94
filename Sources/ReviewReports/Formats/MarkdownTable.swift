// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview

/// A table of variants and devices: how many findings each run has, and how severe the worst is.
struct MarkdownTable {
  /// The most rows and devices: more would not be seen at once.
  static let rowLimit = 8
  static let deviceLimit = 5

  private let report: ReviewReport
  private let rows: [VariantSummary]
  /// The devices of columns, by identifier, and the others.
  private let devices: [DeviceFacts]
  private let others: [DeviceFacts]

  /// Makes the table of a report.
  init(_ report: ReviewReport) {
    self.report = report
    rows = VariantSummary.all(in: report)
    var all: [DeviceFacts] = []
    for device in report.scenarios.flatMap(\.devices)
    where !all.contains(where: { $0.id == device.id }) {
      all.append(device)
    }
    guard all.count > Self.deviceLimit + 1 else {
      (devices, others) = (all, [])
      return
    }
    // Those with most findings, in the order of the scenarios.
    var counts: [String: Int] = [:]
    for row in rows {
      for (index, device) in row.scenario.devices.enumerated() {
        counts[device.id, default: 0] += row.occurrences(on: index).count
      }
    }
    let chosen = all.enumerated().sorted { a, b in
      let (x, y) = (counts[a.element.id] ?? 0, counts[b.element.id] ?? 0)
      return x == y ? a.offset < b.offset : x > y
    }.prefix(Self.deviceLimit).map(\.offset)
    devices = all.indices.filter(chosen.contains).map { all[$0] }
    others = all.indices.filter { !chosen.contains($0) }.map { all[$0] }
  }

  /// The table, after an empty line; nil if nothing was found.
  var text: String? {
    let shown = rows.filter { !$0.findings.isEmpty }
    guard !shown.isEmpty else { return nil }
    let namesScenario = report.scenarios.count > 1
    let heads =
      (namesScenario ? ["scenario", "variant"] : ["variant"])
      + devices.map { MarkdownReport.escaped($0.name) }
      + (others.isEmpty ? [] : ["\(others.count) others"])
    var text = "\n" + line(heads) + line(heads.map { _ in "---" })
    for row in shown.prefix(Self.rowLimit) {
      let names =
        (namesScenario ? [row.scenario.id] : []) + [row.variant.id]
      let cells =
        names.map(MarkdownReport.code) + devices.map { cell(row, [$0]) }
        + (others.isEmpty ? [] : [cell(row, others)])
      text += line(cells)
    }
    var rest: [String] = []
    if shown.count > Self.rowLimit {
      rest.append("\(Amount.count(shown.count - Self.rowLimit, "more variant")) with findings")
    }
    if rows.count > shown.count {
      rest.append("\(Amount.count(rows.count - shown.count, "variant")) without findings")
    }
    return rest.isEmpty ? text : text + "\n" + rest.joined(separator: ", ") + "\n"
  }

  /// The findings of a variant on some devices: the sign of the worst, and their number.
  private func cell(_ row: VariantSummary, _ devices: [DeviceFacts]) -> String {
    let indices = row.scenario.devices.indices.filter { index in
      devices.contains { $0.id == row.scenario.devices[index].id }
    }
    guard !indices.isEmpty else { return "–" }
    let found = indices.flatMap { row.occurrences(on: $0) }
    guard let worst = found.map(\.severity).max() else { return "✅" }
    return "\(MarkdownReport.sign(worst)) \(found.count)"
  }

  private func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
}
