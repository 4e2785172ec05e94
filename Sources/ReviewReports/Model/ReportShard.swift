// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which part of a review a report holds.
public struct ReportShard: Equatable, Sendable {
  /// The number of the part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// How many scenarios all parts have together.
  public var scenarioCount: Int

  /// Makes a part; the index counts from 1.
  public init(index: Int, count: Int, scenarioCount: Int) {
    self.index = index
    self.count = count
    self.scenarioCount = scenarioCount
  }
}
