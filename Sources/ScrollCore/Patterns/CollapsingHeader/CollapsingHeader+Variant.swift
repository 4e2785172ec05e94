// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension CollapsingHeader {
  /// How the header follows, in the order of the article.
  enum Variant: Int, PatternVariant {
    case fullBleed, fixedHeight, insetContent, unclamped, clamped, guardedAtTop, guardedAtBothEnds,
      fixedDelta, absolute

    var descriptor: VariantDescriptor {
      switch self {
      case .fullBleed:
        VariantDescriptor(
          "ch0", "fullbleed", title: "Full bleed",
          "No header yet: the system insets the grid by the safe area, and rows run under the status bar."
        )
      case .fixedHeight:
        VariantDescriptor(
          "ch1", "fixed", title: "Fixed header",
          "A header of fixed height covers the first 100 points of the grid.")
      case .insetContent:
        VariantDescriptor(
          "ch2", "safearea", title: "Inset content",
          "The safe area grows by the header: right at rest, but the header never shrinks.")
      case .unclamped:
        VariantDescriptor(
          "ch3", "unclamped", title: "Follows, no limits",
          "Every scroll delta changes the height, without limits: it grows over the grid and turns negative."
        )
      case .clamped:
        VariantDescriptor(
          "ch4", "clamped", title: "Clamped, still bounces",
          "The height is clamped, but both bounces still drive it: the header breathes and ends up wrong."
        )
      case .guardedAtTop:
        VariantDescriptor(
          "ch5", "guard-top", title: "Guarded at the top",
          "Pulling down no longer moves the header; the bounce at the bottom still opens it.")
      case .guardedAtBothEnds:
        VariantDescriptor(
          "ch6", "final", title: "Guarded at both ends",
          "The article's last word: steady when slow, stale during a fast return, then it pops.")
      case .fixedDelta:
        VariantDescriptor(
          "ch7", "fixed-delta", title: "Fixed, opens anywhere", isFixed: true,
          "Deltas of the clamped offset, measured from the safe area: scrolling up reopens it anywhere."
        )
      case .absolute:
        VariantDescriptor(
          "ch8", "absolute", title: "Fixed, opens at the top", isFixed: true,
          "A pure function of the offset: the header reopens only where the grid begins.")
      }
    }

    /// Whether there is a header at all.
    var hasHeader: Bool { self != .fullBleed }

    /// Whether the safe area grows by the header, so that the list rests below it.
    var extendsSafeArea: Bool {
      switch self {
      case .fullBleed, .fixedHeight: false
      default: true
      }
    }

    /// Whether the header starts at the safe area, as the list does, and not at the end of the
    /// status bar.
    var measuresFromSafeArea: Bool {
      switch self {
      case .fixedDelta, .absolute: true
      default: false
      }
    }

    /// Whether the height follows from the offset alone.
    var isFunctionOfOffset: Bool { self == .absolute }

    /// Whether the header stays while the list is pulled beyond its top.
    var ignoresPullAtTop: Bool {
      switch self {
      case .guardedAtTop, .guardedAtBothEnds: true
      default: false
      }
    }

    /// Whether the header stays while the end of the list is in sight.
    var ignoresEndInSight: Bool { self == .guardedAtBothEnds }
  }
}
