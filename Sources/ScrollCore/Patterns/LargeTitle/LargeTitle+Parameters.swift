// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension LargeTitle {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let titleHeight: Double
    let searchBarHeight: Double
    let snap: Bool
    let rows: Int
    let rowHeight: Double

    init(from source: inout some ParameterSource) {
      titleHeight = source.number(
        "titleHeight", default: 52, minimum: 0, maximum: 300, unit: "pt", growsWith: .largeTitle,
        "The height of the large title below the bar.")
      searchBarHeight = source.number(
        "searchBarHeight", default: 0, minimum: 0, maximum: 300, unit: "pt", growsWith: .body,
        "The height of the field below the title, 52 in the system's; 0 for none.")
      snap = source.flag(
        "snap", default: true,
        "Whether the fixed variant sends a lift within the zone on to an end.")
      rows = source.count(
        "rows", default: 40, minimum: 0, maximum: 1_000_000,
        "How many messages there are; whole numbers.")
      rowHeight = source.number(
        "rowHeight", default: 76, minimum: 20, maximum: 1000, unit: "pt", growsWith: .body,
        "The height of a message.")
    }
  }
}
