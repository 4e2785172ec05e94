// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The page of the benchmarks: one file that needs no network and, but for single cases, no script.
package enum DashboardPage {
  /// Writes the page.
  ///
  /// - Returns: The whole file. The same input gives the same text.
  package static func write(_ input: DashboardInput) -> String {
    let body = [
      head(input), GoalTiles.html(input), ChangeList.html(input), ForestPlot.html(input.comparison),
      PowerList.html(input), FlatnessChart.html(input), CaseTable.html(input), caseView,
    ].filter { !$0.isEmpty }.joined(separator: "\n")
    return PageFrame.html(
      title: "Benchmarks", first: ("#cases", "To the cases"), body: body,
      data: DashboardData.json(input), script: PageScripts.dashboard)
  }

  private static func head(_ input: DashboardInput) -> String {
    let history = input.history
    let last = history.commits.last
    let host = history.latest.last?.host
    var facts = [
      ("cases", "\(history.series.count)"), ("commits", "\(history.commits.count)"),
    ]
    if let last {
      facts.append(("newest commit", commit(last, input)))
      facts.append(("measured", String(last.time.prefix(10)).asHTML))
    }
    if let host {
      facts.append(("processor", host.processor.asHTML))
      facts.append(("Swift", host.swift.asHTML))
    }
    return PageFrame.head(
      "Benchmarks",
      lead:
        "What Scrollwork costs, commit by commit: counts are exact, times are medians over fresh processes.",
      facts: facts) + "<main>"
  }

  /// Where the script draws a case; the end of the page's body.
  private static let caseView = """
    <section id="case" hidden tabindex="-1" aria-labelledby="case-title"><h2 id="case-title">One case</h2></section>
    </main>
    """

  /// A commit's short hash, as a link where there is somewhere to go.
  static func commit(_ commit: HistoryCommit, _ input: DashboardInput) -> String {
    let short = String(commit.id.prefix(9)).asHTML
    guard let link = input.commitLink else { return "<code>\(short)</code>" }
    return "<a href=\"\((link + commit.id).asHTML)\"><code>\(short)</code></a>"
  }
}
