// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// All cases, area by area, with their newest figures and their history.
enum CaseTable {
  /// A link to the view of a case.
  static func link(_ id: CaseID) -> String {
    "<a href=\"#case=\(id.description.asHTML)\">\(id.description.asHTML)</a>"
  }

  static func html(_ input: DashboardInput) -> String {
    var areas: [(area: String, rows: [String])] = []
    for series in input.history.series {
      if areas.last?.area != series.id.area { areas.append((series.id.area, [])) }
      areas[areas.count - 1].rows.append(row(series))
    }
    let bodies = areas.map { area, rows in
      "<tbody data-area=\"\(area.asHTML)\"><tr class=\"area\"><th scope=\"rowgroup\" colspan=\"7\">"
        + "\(area.asHTML) <small>\(rows.count)</small></th></tr>\n"
        + rows.joined(separator: "\n") + "</tbody>"
    }
    return """
      <section id="cases" tabindex="-1" aria-labelledby="cases-title">
      <div class="bar"><h2 id="cases-title">Cases <small id="count">\(input.history.series.count)</small></h2>
      <label class="script">Find <input id="find" type="search" placeholder="sticky, rows:1e6, svg" autocomplete="off"></label></div>
      <div class="scroller" tabindex="0" role="group" aria-labelledby="cases-title">
      <table class="cases">
      <thead><tr><th scope="col">Case</th><th scope="col">Time</th><th scope="col">Last 30 commits</th><th scope="col">History</th><th scope="col">Instructions</th><th scope="col">Allocations</th><th scope="col">Bytes, speed</th></tr></thead>
      \(bodies.joined(separator: "\n"))
      </table></div>
      </section>
      """
  }

  private static func row(_ series: CaseSeries) -> String {
    guard let latest = series.latest else { return "" }
    func cell(_ metric: Metric) -> String {
      metric.value(in: latest).map { metric.text($0).asHTML } ?? "–"
    }
    let times = series.values(.time)
    let id = series.id
    let name = [id.pattern, id.device, id.parameter].filter { $0 != "-" }.joined(separator: " · ")
    let size = [
      latest.bytes.map { "\($0) B" },
      latest.megabytesPerSecond.map { Numerals.significant($0) + " MB/s" },
    ].compactMap { $0 }.joined(separator: ", ")
    return "<tr data-case=\"\(id.description.asHTML)\"><th scope=\"row\">"
      + "<a href=\"#case=\(id.description.asHTML)\">\(name.asHTML)</a></th>"
      + "<td>\(cell(.time))<small>/\(latest.unit.asHTML)</small></td><td>\(badge(series))</td>"
      + "<td>\(Sparkline.svg(times))</td><td>\(cell(.instructions))</td>"
      + "<td>\(cell(.allocations))</td><td>\(size.isEmpty ? "–" : size)</td></tr>"
  }

  /// How the time changed over thirty commits: the median of the last five against the five before.
  private static func badge(_ series: CaseSeries) -> String {
    let numbers = series.records.suffix(30).compactMap { record -> Double? in
      guard let record, let wall = record.wall else { return nil }
      return wall.median / (record.calibration ?? 1)
    }
    guard numbers.count >= 10 else { return "–" }
    let ratio = Sample(Array(numbers.suffix(5))).median / Sample(Array(numbers.prefix(5))).median
    let kind = ratio > 1.05 ? "worse" : ratio < 1 / 1.05 ? "better" : "even"
    let sign = kind == "worse" ? "▲ " : kind == "better" ? "▼ " : ""
    return "<span class=\"badge \(kind)\">\(sign)\(Numerals.change(ratio))</span>"
  }
}
