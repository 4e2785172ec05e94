// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scroll view of a pattern, by its index in the pattern's list.
public struct ScrollViewID: Equatable, Sendable, BitwiseCopyable {
  /// The index in the pattern's list; 0 is the main scroll view.
  public let index: Int

  /// Creates an identity from an index in the pattern's list, below
  /// `ScrollHost.scrollViewCapacity`.
  public init(_ index: Int) {
    self.index = index
  }

  /// The scroll view whose offset is reported as `contentOffset.y`.
  public static let main = ScrollViewID(0)
}
