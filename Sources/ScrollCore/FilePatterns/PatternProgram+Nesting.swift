// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// A view and those in it, which a finger moves as one distance.
  public struct Nest: Sendable {
    /// The outer view, by its index.
    public var outer: Int
    /// The inner views; the one under the finger counts.
    public var inners: Range<Int>
    /// Whether the outer view moves first when content moves up or left, and when it moves back.
    public var outerIsFirstOnward, outerIsFirstBack: Bool

    /// Makes a nest.
    public init(
      outer: Int, inners: Range<Int>, outerIsFirstOnward: Bool, outerIsFirstBack: Bool
    ) {
      self.outer = outer
      self.inners = inners
      self.outerIsFirstOnward = outerIsFirstOnward
      self.outerIsFirstBack = outerIsFirstBack
    }
  }
}
