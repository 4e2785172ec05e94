// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StretchyHeader {
  /// Where the picture is, in the order of the article.
  enum Variant: Int, PatternVariant {
    case tableHeader, pinned, insetTwice, fixed

    var descriptor: VariantDescriptor {
      switch self {
      case .tableHeader:
        VariantDescriptor(
          "sy0", "table-header", title: "Part of the list",
          "The picture scrolls with the rows: a pull uncovers a gap above it, and nothing stays as a bar."
        )
      case .pinned:
        VariantDescriptor(
          "sy1", "pinned", title: "Pinned behind the list",
          "The picture never moves: a pull uncovers a gap below it, and rows run over it.")
      case .insetTwice:
        VariantDescriptor(
          "sy2", "inset-twice", title: "Safe area counted twice",
          "Grows and shrinks with the list, but rests stretched by the height of the safe area.")
      case .fixed:
        VariantDescriptor(
          "sy3", "fixed", title: "Fixed", isFixed: true,
          "The lower edge is where the list begins, under the pull as well as at rest.")
      }
    }

    /// Whether the list is inset by the safe area once more, and its header rests lower.
    var insetsTwice: Bool { self == .insetTwice }

    /// Whether rows run over the picture, which stays behind them.
    var isBehindRows: Bool { self == .pinned }

    /// Whether the text on the picture fades as the header closes.
    var fadesCaption: Bool {
      switch self {
      case .tableHeader, .pinned: false
      case .insetTwice, .fixed: true
      }
    }
  }
}
