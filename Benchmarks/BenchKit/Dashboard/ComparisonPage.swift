// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The page of one comparison of two builds: one file without a script or a network, to be kept with a change.
package enum ComparisonPage {
  /// Writes the page.
  ///
  /// - Returns: The whole file. The same report gives the same text.
  package static func write(_ report: GateReport) -> String {
    let counts = Verdict.allCases.map { ("\($0)", "\(report.cases($0).count)") }
    let time = ("took", Numerals.fixed(report.seconds, decimals: 0) + " s")
    let head = PageFrame.head(
      "Comparison", lead: "\(report.head) against \(report.base)".asHTML,
      facts: [("cases", "\(report.cases.count)")] + counts + [time])
    let body = [
      head + "<main id=\"main\" tabindex=\"-1\">", ForestPlot.html(report.json, title: "Cases"),
      functions(report),
      warnings(report), "</main>",
    ].filter { !$0.isEmpty }
    return PageFrame.html(
      title: "Comparison", first: ("#main", "To the cases"), body: body.joined(separator: "\n"),
      data: report.json)
  }

  /// Which functions take more or fewer instructions, case by case.
  private static func functions(_ report: GateReport) -> String {
    let changed = report.cases.filter { !$0.notes.isEmpty }
    guard !changed.isEmpty else { return "" }
    let items = changed.map { item in
      let notes = item.notes.map { "<li><span>\($0.asHTML)</span></li>" }.joined()
      return "<li><p class=\"subject\">\(item.id.description.asHTML)</p><ul>\(notes)</ul></li>"
    }
    return section("functions", "Functions", "in instructions of a run", items)
  }

  private static func warnings(_ report: GateReport) -> String {
    guard !report.warnings.isEmpty else { return "" }
    return section("warnings", "Warnings", "", report.warnings.map { "<li>\($0.asHTML)</li>" })
  }

  private static func section(
    _ id: String, _ title: String, _ note: String, _ items: [String]
  ) -> String {
    let small = note.isEmpty ? "" : " <small>\(note)</small>"
    return """
      <section aria-labelledby="\(id)-title">
      <h2 id="\(id)-title">\(title)\(small)</h2>
      <ul class="changes">
      \(items.joined(separator: "\n"))
      </ul>
      </section>
      """
  }
}
