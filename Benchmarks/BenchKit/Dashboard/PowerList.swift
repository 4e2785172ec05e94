// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// How the gate did in its self-test.
enum PowerList {
  static func html(_ input: DashboardInput) -> String {
    guard let report = input.selfTest, !report.results.isEmpty else { return "" }
    let rows = report.results.map { result in
      let planted =
        result.planted == 0 ? "nothing" : Numerals.change(1 + result.planted, decimals: 0)
      let sample = Sample(result.ratios)
      let range =
        result.ratios.isEmpty
        ? "–"
        : Numerals.change(sample.quantile(0), decimals: 2) + " … "
          + Numerals.change(sample.quantile(1), decimals: 2)
      let demand =
        result.demanded.map { share in
          result.planted == 0
            ? "none" : "at least " + Numerals.fixed(share * 100, decimals: 0) + " %"
        } ?? "shown only"
      let verdict =
        result.demanded == nil
        ? "–" : result.isPassed ? "<b class=\"good\">passed</b>" : "<b class=\"alarm\">failed</b>"
      return """
        <tr><th scope="row">\(result.kind.rawValue), \(planted) planted</th><td>\(bar(result))</td>\
        <td>\(result.alarms) of \(result.trials)</td><td>\(demand)</td><td>\(range)</td><td>\(verdict)</td></tr>
        """
    }
    return """
      <section aria-labelledby="power-title">
      <h2 id="power-title">The gate, tested <small>\(report.time.prefix(10)), times of \(report.id.description.asHTML)</small></h2>
      <p class="quiet">A build against itself must raise no alarm; a real loop added to it must.</p>
      <div class="scroller" tabindex="0" role="group" aria-labelledby="power-title">
      <table class="power"><thead><tr><th scope="col">Trial</th><th scope="col">Alarms</th><th scope="col">Count</th><th scope="col">Demanded</th><th scope="col">Measured</th><th scope="col">Verdict</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      </section>
      """
  }

  private static func bar(_ result: SelfTestResult) -> String {
    "<svg class=\"rate\" viewBox=\"0 0 120 8\" aria-hidden=\"true\"><path class=\"track\" d=\"M0 4H120\"/>"
      + (result.alarms > 0
        ? "<path class=\"use\" d=\"M0 4H\(ChartFrame.text(120 * result.rate))\"/>" : "") + "</svg>"
  }
}
