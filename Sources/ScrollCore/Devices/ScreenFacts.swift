// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the system reports for one orientation: status bar and safe area, which are equal on many devices and not on
/// all, and the kind of its navigation bars.
public struct ScreenFacts: Equatable, Sendable, BitwiseCopyable {
  /// `statusBarFrame.height`, in points; 0 where the bar is hidden.
  public var statusBarHeight: Double
  /// `safeAreaInsets` of a full-screen view, in points.
  public var safeAreaInsets: EdgeInsets
  /// Whether navigation bars have the greater of their two heights; see `Screen.navigationBarHeight`.
  public var hasTallNavigationBar: Bool

  /// Makes the facts; lengths in points.
  public init(
    statusBarHeight: Double, safeAreaInsets: EdgeInsets, hasTallNavigationBar: Bool = false
  ) {
    self.statusBarHeight = statusBarHeight
    self.safeAreaInsets = safeAreaInsets
    self.hasTallNavigationBar = hasTallNavigationBar
  }
}
