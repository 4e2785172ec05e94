// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Windows of an iPad that do not fill its display: Split View and Slide Over, as until iPadOS 18.

extension DeviceProfile {
  /// The line between the two sides of a Split View, in points.
  private static let divider = 10.0
  /// How far a window in Slide Over stays away from the upper and the lower edge, in points.
  private static let slideOverMargin = 20.0

  /// The device as an app sees it in a window; nil where there is no such window.
  ///
  /// The narrow side of a Split View is 320 or 375 points wide, a divider of 10 points follows, and
  /// the wide side has the rest. These are the published sizes of the 9.7, 10.5, 11 and 12.9 inch
  /// models (source `SST`); other models use those of the nearest size. Windows of equal width
  /// exist only in landscape; in portrait, one of them becomes the wide side. A Slide Over window
  /// is as wide as the narrow side and 20 points shorter at both ends (hacknicity, "How iPad apps
  /// adapt", 2018), clear of the status bar.
  func inWindow(_ window: WindowLayout) -> DeviceProfile? {
    guard idiom == .pad else { return nil }
    var device = self
    device.size = Size(width(of: window, in: size), size.height)
    device.landscapeSize = Size(width(of: window, in: size.transposed), size.width)
    if window == .slideOver { device.floatAbove() }
    return device
  }

  /// The width of a window on a display of some extents, in points.
  private func width(of window: WindowLayout, in display: Size) -> Double {
    // The 12.9 inch models in both orientations, the 11 inch models in landscape.
    let isLarge = max(display.width, display.height) >= 1300
    let narrow: Double = isLarge || display.width >= 1150 ? 375 : 320
    switch window {
    case .fullScreen: return display.width
    case .third, .slideOver: return narrow
    case .half where display.width > display.height: return (display.width - Self.divider) / 2
    case .half, .twoThirds: return display.width - Self.divider - narrow
    }
  }

  private mutating func floatAbove() {
    size.height -= 2 * Self.slideOverMargin
    landscapeSize?.height -= 2 * Self.slideOverMargin
    let facts = ScreenFacts(statusBarHeight: 0, safeAreaInsets: .zero)
    portrait = facts
    landscape = facts
    systemVariants = []
    hasHomeIndicator = false
    displayCornerRadius = 10
  }
}
