// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension QuickReturn {
  /// How the bar returns, in the order of the article.
  enum Variant: Int, PatternVariant {
    case bounces, halfway, takesTheList, snap

    var descriptor: VariantDescriptor {
      switch self {
      case .bounces:
        VariantDescriptor(
          "qr0", "bounces", title: "Reopens on the bounce",
          "Every change of the offset counts: the list springs back from its end, and the bar opens."
        )
      case .halfway:
        VariantDescriptor(
          "qr1", "halfway", title: "Stays halfway",
          "Bounces no longer count, but the bar stays wherever the finger leaves it.")
      case .takesTheList:
        VariantDescriptor(
          "qr2", "takes-the-list", title: "Snaps with the list",
          "The list lies below the bar: it moves when the bar snaps, and at twice the finger's speed before."
        )
      case .snap:
        VariantDescriptor(
          "qr3", "snap", title: "Fixed, snaps alone", isFixed: true,
          "The bar lies over the list and comes to rest open or closed; the list stays where it is."
        )
      }
    }

    /// Whether a bounce counts as a scroll.
    var countsBounces: Bool { self == .bounces }

    /// Whether the list starts at the end of the bar, instead of extending under it.
    var placesListBelowBar: Bool { self == .takesTheList }

    /// Whether a bar that is left half open may move on to an end.
    var canSnap: Bool {
      switch self {
      case .bounces, .halfway: false
      case .takesTheList, .snap: true
      }
    }

    /// Whether the bar also moves to an end after a rotation.
    var settlesAfterTurn: Bool { self == .snap }
  }
}
