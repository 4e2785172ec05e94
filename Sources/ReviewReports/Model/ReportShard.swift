// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which part of a review a report holds.
package struct ReportShard: Equatable, Sendable {
  /// The number of the part, from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int
  /// How many scenarios all parts have together.
  package var scenarioCount: Int

  /// Makes a part; the index counts from 1.
  package init(index: Int, count: Int, scenarioCount: Int) {
    self.index = index
    self.count = count
    self.scenarioCount = scenarioCount
  }
}
