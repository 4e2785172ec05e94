// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ProfilePage {
  /// Who decides where headers stick and what the inset is.
  enum Variant: Int, PatternVariant {
    case systemPin, twoOwners, coordinator

    var descriptor: VariantDescriptor {
      switch self {
      case .systemPin:
        VariantDescriptor(
          "pp0", "system-pin", title: "Pinned at the inset",
          "Section headers stick where the open header ended: once it has gone up, they hang in the air."
        )
      case .twoOwners:
        VariantDescriptor(
          "pp1", "two-owners", title: "Two owners of one inset",
          "Section headers stick below the tabs, but page and refresh both set the inset, and the page jumps twice."
        )
      case .coordinator:
        VariantDescriptor(
          "pp2", "coordinator", title: "Fixed, one coordinator", isFixed: true,
          "One distance gives header, tabs and pin line, and one place sets the inset.")
      }
    }

    /// Whether section headers stick at the list's inset, as the system lets them.
    var pinsAtInset: Bool { self == .systemPin }

    /// How the space for the spinner is added to the list.
    var room: RefreshRoom {
      switch self {
      case .twoOwners: .shared
      case .systemPin, .coordinator: .owned
      }
    }
  }
}
