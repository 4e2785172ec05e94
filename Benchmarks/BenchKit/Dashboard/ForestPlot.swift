// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Ratios of times of two builds with their intervals, all cases on one axis, and how their counts changed.
enum ForestPlot {
  private struct Times {
    var ratio: Double
    var lower: Double
    var upper: Double
    var forks: [Double]
  }

  private struct Row {
    var id: String
    var verdict: Verdict
    var times: Times?
    var instructions: CaseComparison.Pair?
    var allocations: CaseComparison.Pair?
    /// What the rows are ordered by.
    var change: Double { times?.ratio ?? instructions?.ratio ?? 1 }
  }

  /// The section of a comparison, as `GateReport.json` has it; nothing for none and for one without cases.
  ///
  /// - Parameter title: The title of the section; nil if the page says what is compared.
  static func html(_ report: JSONValue?, title: String? = nil) -> String {
    guard let report else { return "" }
    let rows = (report["cases"]?.list ?? []).compactMap(row).sorted { $0.change > $1.change }
    guard !rows.isEmpty else { return "" }
    // Wide intervals are cut off: beyond the limit they contain no information.
    let reaches = rows.compactMap(\.times)
      .map { max(abs($0.ratio - 1), 0.6 * ($0.upper - $0.lower)) }
    let reach = min(0.2, max(0.04, reaches.max() ?? 0))
    let names = "\(report["head"]?.text ?? "") against \(report["base"]?.text ?? ""), "
    let body = rows.map { row in
      """
      <tr class="\(row.verdict.rawValue)"><th scope="row">\(row.id.asHTML.replacing("/", with: "/<wbr>"))</th>\
      <td>\(row.times.map { plot($0, reach) } ?? "")</td>\
      <td>\(row.times.map { Numerals.change($0.ratio) } ?? "–")</td><td>\(interval(row.times))</td>\
      <td>\(GateFormat.change(row.instructions))</td><td>\(GateFormat.counts(row.allocations))</td>\
      <td>\(row.verdict.rawValue)</td></tr>
      """
    }
    let percent = Numerals.fixed(reach * 100, decimals: 0)
    return """
      <section aria-labelledby="ab-title">
      <h2 id="ab-title">\(title ?? "Comparison") <small>\(title == nil ? names.asHTML : "")slower is right</small></h2>
      <div class="scroller" tabindex="0" role="group" aria-labelledby="ab-title">
      <table class="forest"><thead><tr><th scope="col">Case</th><th scope="col"><span class="ends"><span>−\(percent) %</span><span>same</span><span>+\(percent) %</span></span></th><th scope="col">Time</th><th scope="col">99 % interval</th><th scope="col">Instructions</th><th scope="col">Allocations</th><th scope="col">Verdict</th></tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody></table></div>
      </section>
      """
  }

  private static func row(_ json: JSONValue) -> Row? {
    guard let id = json["case"]?.text, let verdict = json["verdict"]?.text.flatMap(Verdict.init)
    else { return nil }
    return Row(
      id: id, verdict: verdict, times: (json["confirmation"] ?? json["time"]).flatMap(times),
      instructions: pair(json["instr"]), allocations: pair(json["allocs"]))
  }

  private static func times(_ json: JSONValue) -> Times? {
    guard let ratio = json["ratio"]?.number else { return nil }
    return Times(
      ratio: ratio, lower: json["lower"]?.number ?? 0, upper: json["upper"]?.number ?? .infinity,
      forks: json["forks"]?.list?.compactMap(\.number) ?? [])
  }

  private static func pair(_ json: JSONValue?) -> CaseComparison.Pair? {
    let counts = json?.list?.compactMap(\.number) ?? []
    return counts.count == 2 ? CaseComparison.Pair(base: counts[0], head: counts[1]) : nil
  }

  private static func interval(_ times: Times?) -> String {
    guard let times, times.upper.isFinite else { return "–" }
    return Numerals.change(times.lower) + " … " + Numerals.change(times.upper)
  }

  private static func plot(_ times: Times, _ reach: Double) -> String {
    func x(_ ratio: Double) -> String {
      ChartFrame.text(160 + min(max((ratio - 1) / reach, -1), 1) * 152)
    }
    let dots = times.forks.map { "M\(x($0)) 14v0" }.joined()
    return "<svg class=\"effect\" viewBox=\"0 0 320 18\" aria-hidden=\"true\">"
      + "<rect class=\"limit\" x=\"\(x(1 / 1.02))\" y=\"0\" "
      + "width=\"\(ChartFrame.text(2 * 152 * min(0.02 / reach, 1)))\" height=\"18\"/>"
      + "<path class=\"zero\" d=\"M160 0V18\"/><path class=\"forks\" d=\"\(dots)\"/>"
      + "<path class=\"interval\" d=\"M\(x(times.lower)) 7H\(x(times.upper))\"/>"
      + "<circle cx=\"\(x(times.ratio))\" cy=\"7\" r=\"3.5\"/></svg>"
  }
}
