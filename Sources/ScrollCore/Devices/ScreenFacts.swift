// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the system reports for one orientation: two facts that are equal on many devices and not on all.
public struct ScreenFacts: Equatable, Sendable, BitwiseCopyable {
  /// `statusBarFrame.height`, in points; 0 where the bar is hidden.
  public var statusBarHeight: Double
  /// `safeAreaInsets` of a full-screen view, in points.
  public var safeAreaInsets: EdgeInsets

  /// Makes the pair of facts, in points.
  public init(statusBarHeight: Double, safeAreaInsets: EdgeInsets) {
    self.statusBarHeight = statusBarHeight
    self.safeAreaInsets = safeAreaInsets
  }
}
