// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension LargeTitle {
  /// How the bar closes, in the order of the article.
  enum Variant: Int, PatternVariant {
    case belowTheBar, feedback, halfway, snap

    var descriptor: VariantDescriptor {
      switch self {
      case .belowTheBar:
        VariantDescriptor(
          "lt0", "below-the-bar", title: "List below the bar",
          "The list begins where the bar ends: while the bar closes, rows run at twice the finger's speed."
        )
      case .feedback:
        VariantDescriptor(
          "lt1", "feedback", title: "Inset feeds itself",
          "The title is measured with the inset that it sets itself: it shakes, and rests half closed."
        )
      case .halfway:
        VariantDescriptor(
          "lt2", "halfway", title: "Rests halfway",
          "Moves with the list, point by point, and stays half closed wherever the finger leaves it."
        )
      case .snap:
        VariantDescriptor(
          "lt3", "snap", title: "Fixed, snaps", isFixed: true,
          "A lift within the title's height is sent on to the nearer end.")
      }
    }

    /// Whether the list starts at the end of the bar, instead of being inset by it.
    var placesListBelowBar: Bool { self == .belowTheBar }

    /// Whether the list is laid out again as the bar closes: these two change the value that they
    /// measure with.
    var rearrangesList: Bool {
      switch self {
      case .belowTheBar, .feedback: true
      case .halfway, .snap: false
      }
    }

    /// Whether a touch up may be redirected to an end.
    var canSnap: Bool { self == .snap }
  }
}
