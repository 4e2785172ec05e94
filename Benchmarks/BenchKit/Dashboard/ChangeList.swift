// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Figures that moved, commit by commit, the newest first.
enum ChangeList {
  private static let shown = 12

  static func html(_ input: DashboardInput) -> String {
    let changes = input.history.changes
    var commits: [(commit: Int, changes: [HistoryChange])] = []
    for change in changes {
      if commits.last?.commit != change.commit { commits.append((change.commit, [])) }
      commits[commits.count - 1].changes.append(change)
    }
    let items = commits.map { item(input, $0.commit, $0.changes) }
    var list = "<ol class=\"changes\">\n\(items.prefix(shown).joined(separator: "\n"))\n</ol>"
    if items.isEmpty { list = "<p class=\"quiet\">No figure has moved to another level.</p>" }
    if items.count > shown {
      list += """

        <details><summary>\(items.count - shown) older commits</summary>
        <ol class="changes">
        \(items.dropFirst(shown).joined(separator: "\n"))
        </ol>
        </details>
        """
    }
    return """
      <section aria-labelledby="changes-title">
      <h2 id="changes-title">Changes <small>\(commits.count) of \(input.history.commits.count) commits moved a figure</small></h2>
      \(list)
      </section>
      """
  }

  private static func item(
    _ input: DashboardInput, _ index: Int, _ changes: [HistoryChange]
  ) -> String {
    let commit = input.history.commits[index]
    var cases: [(id: CaseID, figures: [HistoryChange])] = []
    for change in changes {
      if cases.last?.id != change.id { cases.append((change.id, [])) }
      cases[cases.count - 1].figures.append(change)
    }
    let rows = cases.prefix(5).map { id, figures in
      "<li>\(CaseTable.link(id)) \(figures.map { figure($0, input) }.joined(separator: " "))</li>"
    }
    let rest =
      cases.count > 5 ? "<li class=\"quiet\">and \(cases.count - 5) further cases</li>" : ""
    return """
      <li><p>\(DashboardPage.commit(commit, input)) <span class="subject">\(commit.subject.asHTML)</span> <time datetime="\(commit.time.asHTML)">\(commit.time.prefix(10))</time></p>
      <ul>\(rows.joined())\(rest)</ul></li>
      """
  }

  private static func figure(_ change: HistoryChange, _ input: DashboardInput) -> String {
    let drift =
      change.first == change.commit
      ? "" : ", in steps since " + DashboardPage.commit(input.history.commits[change.first], input)
    return "<span class=\"\(change.isWorse ? "worse" : "better")\">\(change.metric.title) "
      + "\(change.metric.text(change.before).asHTML) → \(change.metric.text(change.after).asHTML) "
      + "<b>\(change.isWorse ? "▲" : "▼") \(change.text.asHTML)</b>\(drift)</span>"
  }
}
