// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PullToRefresh {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let threshold: Double
    let fetchTime: Double
    let extra: Double
    let rows: Int
    let rowHeight: Double

    init(from source: inout some ParameterSource) {
      threshold = source.number(
        "threshold", default: 64, minimum: 1, maximum: 1_000, unit: "pt",
        "How far the list must be pulled, and the room that the spinner takes while it turns.")
      fetchTime = source.number(
        "fetchTime", default: 1.5, minimum: 0, maximum: 60, unit: "s", "How long a fetch takes.")
      extra = source.number(
        "extra", default: 100, minimum: 0, maximum: 10_000, unit: "pt", growsWith: .largeTitle,
        "How much of the open header lies below the safe area.")
      rows = source.count(
        "rows", default: 40, minimum: 0, maximum: 10_000_000,
        "How many rows the list has; whole numbers.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 1, maximum: 10_000, unit: "pt", growsWith: .body,
        "The height of a row.")
    }
  }
}
