// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Ratios of times of two builds with their intervals, all cases on one axis.
enum ForestPlot {
  private struct Row {
    var id: String
    var verdict: Verdict
    var ratio: Double
    var lower: Double
    var upper: Double
    var instructions: Double?
    var forks: [Double]
  }

  static func html(_ input: DashboardInput) -> String {
    guard let report = input.comparison else { return "" }
    let rows = (report["cases"]?.list ?? []).compactMap(row).sorted { $0.ratio > $1.ratio }
    guard !rows.isEmpty else { return "" }
    // Wide intervals are cut off: they say no more than that nothing is known.
    let reach = min(
      0.2, max(0.04, rows.map { max(abs($0.ratio - 1), 0.6 * ($0.upper - $0.lower)) }.max() ?? 0))
    let names = "\(report["head"]?.text ?? "") against \(report["base"]?.text ?? "")"
    let body = rows.map { row in
      """
      <tr class="\(row.verdict.rawValue)"><th scope="row">\(row.id.asHTML)</th><td>\(plot(row, reach))</td>\
      <td>\(Numerals.change(row.ratio))</td><td>\(interval(row))</td>\
      <td>\(row.instructions.map { $0 == 1 ? "=" : Numerals.change($0, decimals: 2) } ?? "–")</td>\
      <td>\(row.verdict.rawValue)</td></tr>
      """
    }
    let percent = Numerals.fixed(reach * 100, decimals: 0)
    return """
      <section aria-labelledby="ab-title">
      <h2 id="ab-title">Comparison <small>\(names.asHTML), slower is right</small></h2>
      <div class="scroller" tabindex="0" role="group" aria-labelledby="ab-title">
      <table class="forest"><thead><tr><th scope="col">Case</th><th scope="col"><span class="ends"><span>−\(percent) %</span><span>same</span><span>+\(percent) %</span></span></th><th scope="col">Time</th><th scope="col">99 % interval</th><th scope="col">Instructions</th><th scope="col">Verdict</th></tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody></table></div>
      </section>
      """
  }

  private static func row(_ json: JSONValue) -> Row? {
    guard let id = json["case"]?.text, let verdict = json["verdict"]?.text.flatMap(Verdict.init),
      let time = json["confirmation"] ?? json["time"], let ratio = time["ratio"]?.number
    else { return nil }
    let counts = json["instr"]?.list?.compactMap(\.number) ?? []
    return Row(
      id: id, verdict: verdict, ratio: ratio, lower: time["lower"]?.number ?? 0,
      upper: time["upper"]?.number ?? .infinity,
      instructions: counts.count == 2 && counts[0] > 0 ? counts[1] / counts[0] : nil,
      forks: time["forks"]?.list?.compactMap(\.number) ?? [])
  }

  private static func interval(_ row: Row) -> String {
    row.upper.isFinite
      ? Numerals.change(row.lower) + " … " + Numerals.change(row.upper) : "–"
  }

  private static func plot(_ row: Row, _ reach: Double) -> String {
    func x(_ ratio: Double) -> String {
      ChartFrame.text(160 + min(max((ratio - 1) / reach, -1), 1) * 152)
    }
    let dots = row.forks.map { "M\(x($0)) 14v0" }.joined()
    return "<svg class=\"effect\" viewBox=\"0 0 320 18\" aria-hidden=\"true\">"
      + "<rect class=\"limit\" x=\"\(x(1 / 1.02))\" y=\"0\" "
      + "width=\"\(ChartFrame.text(2 * 152 * min(0.02 / reach, 1)))\" height=\"18\"/>"
      + "<path class=\"zero\" d=\"M160 0V18\"/><path class=\"forks\" d=\"\(dots)\"/>"
      + "<path class=\"interval\" d=\"M\(x(row.lower)) 7H\(x(row.upper))\"/>"
      + "<circle cx=\"\(x(row.ratio))\" cy=\"7\" r=\"3.5\"/></svg>"
  }
}
