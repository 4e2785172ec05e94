// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Views that a finger moves as one distance, as Swift; see the core's `FilePattern+Nesting`.
enum NestTexts {
  static let nest = """
    /// Which of two views moves first.
    private struct Nest {
      var outerIsFirstOnward, outerIsFirstBack: Bool
    }

    /// The ends of a view that is moved by another one.
    private struct NestedView {
      var viewport = 0.0, length = 0.0, leadingInset = 0.0, trailingInset = 0.0
      var bounces = true, alwaysBounces = false

      var minimum: Double { -leadingInset }
      var maximum: Double { max(-leadingInset, length + trailingInset - viewport) }
      /// How far it can be scrolled.
      var reach: Double { maximum - minimum }
    }
    """
}
