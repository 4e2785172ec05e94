// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension CollapsingHeader {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let extra: Double
    let contentHeight: Double
    let columns: Int
    let prevInit: FirstOffset
    let heightSetIn: LifeCycleMethod

    init(from source: inout some ParameterSource) {
      extra = source.number(
        "extra", default: 100, minimum: 0, maximum: 10_000, unit: "pt", growsWith: .largeTitle,
        "How much of the open header lies below the bar.")
      contentHeight = source.number(
        "contentHeight", default: 2000, minimum: 0, maximum: 1e9, unit: "pt",
        "The height of the grid; its last row is cut to it.")
      columns = source.count(
        "columns", default: 3, minimum: 1, maximum: 12,
        "How many photos lie side by side; whole numbers.")
      prevInit = source.choice(
        "prevInit", default: FirstOffset.intended,
        "The first remembered offset: as meant, or as operator precedence makes of what the article wrote."
      )
      heightSetIn = source.choice(
        "heightSetIn", default: LifeCycleMethod.viewDidAppear,
        "Where the first height is set: after or before the system's own adjustment.")
    }
  }

  /// The offset that the first change is measured from.
  enum FirstOffset: Int, ParameterChoice {
    /// The one at rest.
    case intended
    /// What operator precedence makes of what the article wrote.
    case asWritten

    var word: StaticString {
      switch self {
      case .intended: "intended"
      case .asWritten: "asWritten"
      }
    }
  }

  /// Where the first height is set.
  enum LifeCycleMethod: Int, ParameterChoice {
    /// After the system's own adjustment.
    case viewDidAppear
    /// Before it.
    case viewWillAppear

    var word: StaticString {
      switch self {
      case .viewDidAppear: "viewDidAppear"
      case .viewWillAppear: "viewWillAppear"
      }
    }
  }
}
