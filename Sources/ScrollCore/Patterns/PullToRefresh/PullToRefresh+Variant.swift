// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PullToRefresh {
  /// How the space for the spinner is added, in the order of the article.
  enum Variant: Int, PatternVariant {
    case noRoom, bareInset, twoOwners, oneOwner

    var descriptor: VariantDescriptor {
      switch self {
      case .noRoom:
        VariantDescriptor(
          "pr0", "no-room", title: "No room for the spinner",
          "The list springs back to its rest, and the spinner turns unseen behind the header.")
      case .bareInset:
        VariantDescriptor(
          "pr1", "bare-inset", title: "Inset set bare",
          "The inset grows by 64 points at the lift and shrinks after the fetch, and takes the list along: it jumps twice."
        )
      case .twoOwners:
        VariantDescriptor(
          "pr2", "two-owners", title: "Two owners of one inset",
          "The offset is set back, but the header writes the inset, too: each takes away what the other has set."
        )
      case .oneOwner:
        VariantDescriptor(
          "pr3", "one-owner", title: "Fixed, one owner", isFixed: true,
          "One place adds up header and spinner, sets the offset back, and waits for the finger.")
      }
    }

    /// How the space for the spinner is added to the list.
    var room: RefreshRoom {
      switch self {
      case .noRoom: .none
      case .bareInset: .bare
      case .twoOwners: .shared
      case .oneOwner: .owned
      }
    }
  }
}
