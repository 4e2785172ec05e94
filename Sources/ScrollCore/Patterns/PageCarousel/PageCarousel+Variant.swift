// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PageCarousel {
  /// How pages are changed, in the order of the article.
  enum Variant: Int, PatternVariant {
    case paging, snapAfter, copies, rounds

    var descriptor: VariantDescriptor {
      switch self {
      case .paging:
        VariantDescriptor(
          "pc0", "paging", title: "Paging by the view's width",
          "The system pages by the width of the view, the pages are narrower: each flick leaves them farther off."
        )
      case .snapAfter:
        VariantDescriptor(
          "pc1", "snap-after", title: "Snaps after it has stopped",
          "A flick runs over several pages, stops between two, and then moves on to the nearest: it stops twice."
        )
      case .copies:
        VariantDescriptor(
          "pc2", "copies", title: "A copy at either end",
          "The lift aims at a page. At a copied end the list jumps back to the original, one spacing off, and its neighbour pops in."
        )
      case .rounds:
        VariantDescriptor(
          "pc3", "rounds", title: "Fixed, whole rounds", isFixed: true,
          "The lift aims at a page, one further at most, and the offset is brought back by whole rounds, unseen."
        )
      }
    }

    /// Whether the system pages, by the width of the view.
    var pagesBySystem: Bool { self == .paging }

    /// Whether a touch up selects a target page, and the first page may follow the last one.
    var aimsAtPages: Bool {
      switch self {
      case .paging, .snapAfter: false
      case .copies, .rounds: true
      }
    }

    /// Whether pages follow each other round and round, and whole rounds are taken off the offset.
    var countsRounds: Bool { self == .rounds }
  }
}
