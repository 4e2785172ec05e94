// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which of a pattern's scroll views is meant, by its place in the pattern's list.
public struct ScrollViewID: Equatable, Sendable, BitwiseCopyable {
  /// The place in the pattern's list; 0 is the main scroll view.
  public let index: Int

  /// Makes an identity from a place in the pattern's list, below `ScrollHost.scrollViewCapacity`.
  public init(_ index: Int) {
    self.index = index
  }

  /// The scroll view whose offset is reported as `contentOffset.y`.
  public static let main = ScrollViewID(0)
}
