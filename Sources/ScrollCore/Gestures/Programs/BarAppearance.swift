// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Which of the system's bars are shown from now on.
public struct BarAppearance: Equatable, Sendable {
  /// Whether the navigation bar, the tab bar and the status bar are shown; nil for what they were.
  public var navigationBar, tabBar, statusBar: Bool?
  /// Whether bars move; the safe area changes at once in both cases.
  public var isAnimated: Bool

  /// Makes an appearance.
  public init(
    navigationBar: Bool? = nil, tabBar: Bool? = nil, statusBar: Bool? = nil, isAnimated: Bool = true
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.statusBar = statusBar
    self.isAnimated = isAnimated
  }
}
#endif
