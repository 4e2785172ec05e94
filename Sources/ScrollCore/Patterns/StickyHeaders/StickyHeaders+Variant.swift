// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StickyHeaders {
  /// Which headers stick, in the order of the article.
  enum Variant: Int, PatternVariant {
    case native, noMissing, article, fixed

    var descriptor: VariantDescriptor {
      switch self {
      case .native:
        VariantDescriptor(
          "sh0", "native", title: "Plain headers",
          "Headers lie between the sections and scroll away with them.")
      case .noMissing:
        VariantDescriptor(
          "sh1", "no-missing", title: "Pinned, then missing",
          "The rule moves only headers that the layout returned: a pinned one vanishes as soon as its natural place has left the screen."
        )
      case .article:
        VariantDescriptor(
          "sh2", "article", title: "The article's headers",
          "Missing headers are added back: right for a plain list, wrong below a bar and beside insets or footers, and a crash for an empty section."
        )
      case .fixed:
        VariantDescriptor(
          "sh3", "fixed", title: "Fixed", isFixed: true,
          "Headers stick below the bar, stay in their whole section, footer and insets included, and need no items."
        )
      }
    }

    /// Whether the layout requests the last item of each header's section, which an empty one
    /// lacks.
    var asksForLastItem: Bool {
      switch self {
      case .noMissing, .article: true
      case .native, .fixed: false
      }
    }

    /// Whether sections of which only cells are there get their headers back.
    var addsHeadersOfCells: Bool { self == .article }

    /// Whether headers stick below the bar by default.
    var pinsAtInset: Bool { self == .fixed }

    /// Whether every visible section has its header, in its whole extent.
    var headersFillSections: Bool { self == .fixed }
  }
}
