// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension BottomSheet {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let minimumHeight: Double
    let maximumHeight: Double
    let detents: [Double]
    let initial: InitialHeight
    let listOffset: Double
    let rows: Int
    let rowHeight: Double
    let style: Style
    let hitTest: HitTest

    init(from source: inout some ParameterSource) {
      minimumHeight = source.number(
        "minimumHeight", default: 200, minimum: 40, maximum: 10_000, unit: "pt",
        "The sheet's minimum height; at most 100 pt below the maximum.")
      maximumHeight = source.number(
        "maximumHeight", default: 500, minimum: 140, maximum: 10_000, unit: "pt",
        "The sheet's maximum height; at most 10 pt below the safe area's top.")
      detents = source.numbers(
        "detents", default: [], minimum: 40, maximum: 10_000, unit: "pt",
        "The heights where a preset rests; an empty list stands for minimum, middle and maximum height."
      )
      initial = source.choice(
        "initial", default: InitialHeight.minimum, "The height at which the sheet begins.")
      listOffset = source.number(
        "listOffset", default: 0, minimum: 0, maximum: 1e9, unit: "pt",
        "How far the list is scrolled down when the sheet appears.")
      rows = source.count(
        "rows", default: 40, minimum: 0, maximum: 10_000_000,
        "How many rows the list has, the search field included; whole numbers.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 20, maximum: 1000, unit: "pt", growsWith: .body,
        "The height of a row.")
      style = source.choice(
        "style", default: Style.height,
        "Whether the list is as tall as the sheet, or as tall as the sheet can be and moved with it."
      )
      hitTest = source.choice(
        "hitTest", default: HitTest.passThrough,
        "What passes touches to the map: all above the sheet's model, nothing, or all above its picture."
      )
    }
  }

  /// The initial height of the sheet.
  enum InitialHeight: Int, ParameterChoice {
    case minimum, maximum

    var word: StaticString {
      switch self {
      case .minimum: "minimum"
      case .maximum: "maximum"
      }
    }
  }

  /// How tall the list is.
  enum Style: Int, ParameterChoice {
    /// As tall as the sheet.
    case height
    /// As high as the sheet can be, and moved with it.
    case rigid

    var word: StaticString {
      switch self {
      case .height: "height"
      case .rigid: "rigid"
      }
    }
  }

  /// What passes touches to the map.
  enum HitTest: Int, ParameterChoice {
    /// All above the sheet's model.
    case passThrough
    /// Nothing.
    case opaque
    /// All above the sheet's picture.
    case presentation

    var word: StaticString {
      switch self {
      case .passThrough: "passThrough"
      case .opaque: "opaque"
      case .presentation: "presentation"
      }
    }
  }
}
