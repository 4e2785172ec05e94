// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ProfilePage {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let headerHeight: Double
    let tabBarHeight: Double
    let tabs: Int
    let sections: [Int]
    let sectionHeaderHeight: Double
    let rowHeight: Double
    let threshold: Double
    let fetchTime: Double

    init(from source: inout some ParameterSource) {
      headerHeight = source.number(
        "headerHeight", default: 150, minimum: 0, maximum: 10_000, unit: "pt",
        growsWith: .largeTitle, "How far the header travels until the tabs are pinned.")
      tabBarHeight = source.number(
        "tabBarHeight", default: 50, minimum: 0, maximum: 200, unit: "pt", growsWith: .subheadline,
        "The height of the tab bar.")
      tabs = source.count(
        "tabs", default: 2, minimum: 1, maximum: 4, "How many tabs there are; whole numbers.")
      sections = source.counts(
        "sections", default: [4, 6, 10], minimum: 0, maximum: 10_000_000,
        "How many rows each section of a list has; whole numbers.")
      sectionHeaderHeight = source.number(
        "sectionHeaderHeight", default: 32, minimum: 1, maximum: 1_000, unit: "pt",
        growsWith: .headline, "The height of a section header.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 1, maximum: 10_000, unit: "pt", growsWith: .body,
        "The height of a row.")
      threshold = source.number(
        "threshold", default: 64, minimum: 1, maximum: 1_000, unit: "pt",
        "How far the list must be pulled, and the room that the spinner takes while it turns.")
      fetchTime = source.number(
        "fetchTime", default: 1.5, minimum: 0, maximum: 60, unit: "s", "How long a fetch takes.")
    }
  }
}
