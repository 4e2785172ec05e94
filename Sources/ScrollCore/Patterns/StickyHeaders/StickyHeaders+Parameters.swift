// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StickyHeaders {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let headerHeight: Double
    let rowHeight: Double
    let sections: [Int]
    let sectionInsetTop: Double
    let sectionInsetBottom: Double
    let footerHeight: Double
    let columns: Int
    let rowHeights: [Double]
    let axis: Axis
    let rectPolicy: RectPolicy
    let pin: PinLine

    init(from source: inout some ParameterSource) {
      headerHeight = source.number(
        "headerHeight", default: 40, minimum: 1, maximum: 10_000, unit: "pt", growsWith: .headline,
        "The length of a section header along the axis.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 1, maximum: 10_000, unit: "pt", growsWith: .body,
        "The length of a row along the axis.")
      sections = source.counts(
        "sections", default: [5, 2, 8], minimum: 0, maximum: 10_000_000,
        "How many rows each section has; whole numbers.")
      sectionInsetTop = source.number(
        "sectionInsetTop", default: 0, minimum: 0, maximum: 10_000, unit: "pt",
        "The space between a header and the rows of its section.")
      sectionInsetBottom = source.number(
        "sectionInsetBottom", default: 0, minimum: 0, maximum: 10_000, unit: "pt",
        "The space between the rows of a section and its footer or end.")
      footerHeight = source.number(
        "footerHeight", default: 0, minimum: 0, maximum: 10_000, unit: "pt", growsWith: .footnote,
        "The length of a section footer along the axis; 0 for none.")
      columns = source.count(
        "columns", default: 1, minimum: 1, maximum: 12,
        "How many cells lie side by side across the axis; whole numbers.")
      rowHeights = source.numbers(
        "rowHeights", default: [], minimum: 1, maximum: 10_000, unit: "pt", growsWith: .body,
        "Lengths of a section's cells in turn, which take the place of rowHeight; the list repeats."
      )
      axis = source.choice("axis", default: Axis.vertical, "The axis in which the list scrolls.")
      rectPolicy = source.choice(
        "rectPolicy", default: RectPolicy.bounds,
        "The rectangle that the layout is asked for: the bounds, or the whole pages that hold them."
      )
      pin = source.choice(
        "pin", default: PinLine.variant,
        "Where headers stick: at the edge of the bounds, or inset below the bar; each variant has its own, bounds in sh1 and sh2, inset in sh3."
      )
    }
  }

  /// The axis in which the list scrolls.
  enum Axis: Int, ParameterChoice {
    case vertical, horizontal

    var word: StaticString {
      switch self {
      case .vertical: "vertical"
      case .horizontal: "horizontal"
      }
    }
  }

  /// The rectangle for which the layout is queried.
  enum RectPolicy: Int, ParameterChoice {
    /// The bounds.
    case bounds
    /// The whole pages that hold the bounds.
    case pageAligned

    var word: StaticString {
      switch self {
      case .bounds: "bounds"
      case .pageAligned: "pageAligned"
      }
    }
  }

  /// Where headers stick.
  enum PinLine: Int, ParameterChoice {
    /// As the variant has it.
    case variant
    /// At the edge of the bounds.
    case bounds
    /// Below the bar.
    case inset

    var word: StaticString {
      switch self {
      case .variant: "variant"
      case .bounds: "bounds"
      case .inset: "inset"
      }
    }
  }
}
