// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StickyTabs {
  /// What scenario files can set, each with its unit, range and default.
  struct Parameters: PatternParameters {
    let headerHeight: Double
    let tabBarHeight: Double
    let rowHeight: Double
    let rows: [Int]
    let order: DeliveryOrder
    let innerBounces: Bool
    let downPolicy: DownPolicy
    let memory: Memory
    let filler: Bool

    init(from source: inout some ParameterSource) {
      headerHeight = source.number(
        "headerHeight", default: 150, minimum: 0, maximum: 10_000, unit: "pt",
        growsWith: .largeTitle, "How far the header travels until the tabs are pinned.")
      tabBarHeight = source.number(
        "tabBarHeight", default: 50, minimum: 0, maximum: 200, unit: "pt", growsWith: .subheadline,
        "The height of the tab bar.")
      rowHeight = source.number(
        "rowHeight", default: 60, minimum: 1, maximum: 10_000, unit: "pt", growsWith: .body,
        "The height of a row.")
      rows = source.counts(
        "rows", default: [20, 20], minimum: 0, maximum: 10_000_000,
        "How many rows each tab has, one to four whole numbers; further ones are not used.")
      order = source.choice(
        "order", default: DeliveryOrder.outerFirst,
        "Which of two nested scroll views hears of a frame first, in st4 to st6.")
      innerBounces = source.flag(
        "innerBounces", default: false, "Whether the lists within bounce, in st4 to st8.")
      downPolicy = source.choice(
        "downPolicy", default: DownPolicy.innerFirst,
        "What moves first downwards in st7 and st8: the list, or the header.")
      memory = source.choice(
        "memory", default: Memory.keep,
        "Whether the other lists keep their places while the header shows, in st7 and st8.")
      filler = source.flag(
        "filler", default: false,
        "Whether blank space lets the tabs be pinned over few rows, in st0 to st3.")
    }
  }

  /// Which of two nested scroll views is updated first in a frame.
  enum DeliveryOrder: Int, ParameterChoice {
    case outerFirst, innerFirst

    var word: StaticString {
      switch self {
      case .outerFirst: "outerFirst"
      case .innerFirst: "innerFirst"
      }
    }
  }

  /// What moves first downwards: the list within, or the header outside of it.
  enum DownPolicy: Int, ParameterChoice {
    case innerFirst, outerFirst

    var word: StaticString {
      switch self {
      case .innerFirst: "innerFirst"
      case .outerFirst: "outerFirst"
      }
    }
  }

  /// Whether the other lists keep their positions while the header is visible.
  enum Memory: Int, ParameterChoice {
    case keep, resetWhenHeaderVisible

    var word: StaticString {
      switch self {
      case .keep: "keep"
      case .resetWhenHeaderVisible: "resetWhenHeaderVisible"
      }
    }
  }
}
