// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension QuickReturn {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let height: Double
    let collapsedHeight: Double
    let margin: Double
    let exitUntilCollapsed: Bool
    let enterAlways: Bool
    let enterAlwaysCollapsed: Bool
    let snap: Bool
    let snapMargins: Bool
    let gateByUserDirection: Bool
    let rows: Int
    let rowHeight: Double

    init(from source: inout some ParameterSource) {
      height = source.number(
        "height", default: 96, minimum: 0, maximum: 2000, unit: "pt", growsWith: .title1,
        "The height of the open bar below the safe area, without its margins.")
      collapsedHeight = min(
        source.number(
          "collapsedHeight", default: 52, minimum: 0, maximum: 2000, unit: "pt", growsWith: .title1,
          "The height of its lowest row, the field; not more than all of it."), height)
      margin = source.number(
        "margin", default: 0, minimum: 0, maximum: 200, unit: "pt", "Space above and below the bar."
      )
      exitUntilCollapsed = source.flag(
        "exitUntilCollapsed", default: false, "Whether the lowest row always stays.")
      enterAlways = source.flag(
        "enterAlways", default: true, "Whether the bar returns wherever one scrolls back.")
      enterAlwaysCollapsed = source.flag(
        "enterAlwaysCollapsed", default: false,
        "Whether only the lowest row returns at once, and the rest where the list begins.")
      snap = source.flag(
        "snap", default: true, "Whether a bar that is left halfway goes to the nearer end.")
      snapMargins = source.flag(
        "snapMargins", default: false, "Whether the ends to go to lie beyond the margins.")
      gateByUserDirection = source.flag(
        "gateByUserDirection", default: false,
        "Whether the bar returns only while the finger's last move was back.")
      rows = source.count(
        "rows", default: 30, minimum: 0, maximum: 1_000_000,
        "How many articles there are; whole numbers.")
      rowHeight = source.number(
        "rowHeight", default: 96, minimum: 20, maximum: 1000, unit: "pt", growsWith: .body,
        "The height of an article.")
    }
  }
}
