// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A set of scroll views: those that a touch lands on.
public struct ScrollViewSet: OptionSet, Sendable, BitwiseCopyable {
  /// One bit for each scroll view.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a set of one scroll view.
  public init(_ id: ScrollViewID) {
    rawValue = 1 << UInt8(id.index)
  }

  /// Whether a scroll view is in the set.
  public func contains(_ id: ScrollViewID) -> Bool {
    rawValue & (1 << UInt8(id.index)) != 0
  }
}
