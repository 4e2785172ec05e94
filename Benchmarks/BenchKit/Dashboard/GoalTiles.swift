// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The goals with their current values and the remaining margin.
enum GoalTiles {
  static func html(_ input: DashboardInput) -> String {
    let records = input.history.latest
    let tiles = input.goals.compactMap { goal in
      goal.standing(records).map { tile(goal, $0) }
    }
    guard !tiles.isEmpty else { return "" }
    let met = input.goals.count { $0.standing(records)?.isMet == true }
    return """
      <section aria-labelledby="goals-title">
      <h2 id="goals-title">Goals <small>\(met) of \(tiles.count) met</small></h2>
      <ul class="goals">
      \(tiles.joined(separator: "\n"))
      </ul>
      </section>
      """
  }

  private static func tile(_ goal: Goal, _ standing: Goal.Standing) -> String {
    let bound = goal.metric.isBetterHigher && goal.relativeTo == nil ? "at least" : "at most"
    let share = min(standing.use, 1.25)
    let width = Numerals.fixed(share / 1.25 * 100, decimals: 1)
    return """
      <li class="\(standing.isMet ? "met" : "missed")">
      <h3>\(goal.title.asHTML)</h3>
      <p class="value">\(goal.text(standing.value).asHTML)</p>
      <p class="limit">\(bound) \(goal.text(goal.limit).asHTML)</p>
      <svg class="usage" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><path class="track" d="M0 3H100"/><path class="use" d="M0 3H\(width)"/><path class="bound" d="M80 0V6"/></svg>
      <p class="margin"><b>\(standing.isMet ? "Met" : "Missed")</b> \(margin(goal, standing))</p>
      <p class="worst">worst: \(CaseTable.link(standing.id))</p>
      </li>
      """
  }

  private static func margin(_ goal: Goal, _ standing: Goal.Standing) -> String {
    guard standing.use.isFinite, standing.use > 0 else { return "" }
    // Relative to the limit in both cases: the margin, or the amount by which it is missed.
    let isFloor = goal.metric.isBetterHigher && goal.relativeTo == nil
    let share = abs((isFloor ? 1 / standing.use : standing.use) - 1) * 100
    let text = Numerals.fixed(share, decimals: share < 10 ? 1 : 0)
    return standing.isMet ? "with \(text) % to spare" : "by \(text) %"
  }
}
