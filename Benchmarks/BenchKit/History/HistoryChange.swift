// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A figure that moved to another level and stayed there.
package struct HistoryChange: Equatable, Sendable {
  /// Which case.
  package var id: CaseID
  /// Which figure.
  package var metric: Metric
  /// The first commit that left the level before, by its index in the history.
  package var first: Int
  /// The first commit of the new level, by its index in the history; several small steps may lead to it.
  package var commit: Int
  /// The level before.
  package var before: Double
  /// The level from then on.
  package var after: Double

  /// Makes a change; without a first commit it is one step.
  package init(
    id: CaseID, metric: Metric, first: Int? = nil, commit: Int, before: Double, after: Double
  ) {
    self.id = id
    self.metric = metric
    self.first = first ?? commit
    self.commit = commit
    self.before = before
    self.after = after
  }

  /// Whether it is a regression.
  package var isWorse: Bool { (after > before) != metric.isBetterHigher }

  /// The change in per cent; as text if there was nothing before.
  package var text: String {
    let ratio = before == 0 ? .infinity : after / before
    return ratio.isFinite ? Numerals.change(ratio) : "from 0"
  }
}
