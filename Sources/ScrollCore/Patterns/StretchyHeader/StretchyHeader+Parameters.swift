// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StretchyHeader {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let height: Double
    let collapsedHeight: Double
    let mode: Mode
    let stretchFactor: Double
    let rows: Int
    let rowHeight: Double

    init(from source: inout some ParameterSource) {
      height = source.number(
        "height", default: 220, minimum: 0, maximum: 2000, unit: "pt",
        "The height of the open header below the safe area.")
      collapsedHeight = min(
        source.number(
          "collapsedHeight", default: 44, minimum: 0, maximum: 2000, unit: "pt",
          "How much of it stays below the safe area; not more than all of it."), height)
      mode = source.choice(
        "mode", default: Mode.fill,
        "What a pull does: the picture grows upwards or downwards, or shows more of itself on one side."
      )
      stretchFactor = source.number(
        "stretchFactor", default: 1, minimum: 0, maximum: 1,
        "How much of a pull the picture grows by where it grows; it shows more of itself for the rest."
      )
      rows = source.count(
        "rows", default: 30, minimum: 0, maximum: 1_000_000,
        "How many songs there are; whole numbers.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 20, maximum: 1000, unit: "pt", growsWith: .body,
        "The height of a song.")
    }
  }

  /// The edge of the picture that is fixed; `MXParallaxHeader` has the same five modes.
  enum Mode: Int, ParameterChoice {
    case fill, topFill, top, center, bottom

    var word: StaticString {
      switch self {
      case .fill: "fill"
      case .topFill: "topFill"
      case .top: "top"
      case .center: "center"
      case .bottom: "bottom"
      }
    }
  }
}
