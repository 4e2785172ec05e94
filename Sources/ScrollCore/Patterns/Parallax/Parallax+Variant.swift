// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Parallax {
  /// How the pictures move, in the order of the article.
  enum Variant: Int, PatternVariant {
    case windowSized, accumulated, onePhone, fixed

    var descriptor: VariantDescriptor {
      switch self {
      case .windowSized:
        VariantDescriptor(
          "px0", "window-sized", title: "As large as its window",
          "Pictures move at their own speed, but end where their windows end: strips are uncovered."
        )
      case .accumulated:
        VariantDescriptor(
          "px1", "accumulated", title: "Moved by each change",
          "Adds up how far each event scrolled: a bounce shifts the pictures for good, and then they stop."
        )
      case .onePhone:
        VariantDescriptor(
          "px2", "one-phone", title: "Enlarged for one phone",
          "Covers the cards of the phone that it was made on; leaves strips on taller ones, and in a pull."
        )
      case .fixed:
        VariantDescriptor(
          "px3", "fixed", title: "Fixed", isFixed: true,
          "Pictures follow from the offset, and are as large as this screen and its bars make necessary."
        )
      }
    }

    /// Whether shifts are added up event by event.
    var isAccumulated: Bool { self == .accumulated }

    /// Whether cards are measured from the centre of the screen, and not of the visible area.
    var measuresFromScreen: Bool { self == .onePhone }

    /// Whether the large picture goes with its window under a pull, and never leaves it.
    var keepsPictureInWindow: Bool { self == .fixed }
  }
}
