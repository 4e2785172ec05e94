// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// How high a device's keyboard is, and how well that is attested.
public struct KeyboardHeight: Equatable, Sendable {
  /// How well a height is attested.
  public enum Grade: String, Sendable {
    /// Read on a device or a simulator by somebody who says so.
    case measured
    /// In the source of an app or a library.
    case published
    /// No source that could be named: what such a device is commonly said to have.
    case estimated
  }

  /// With the bar of suggestions and what lies under the keys down to the edge of the screen, in points.
  public var points: Double
  /// How well it is attested.
  public var grade: Grade
}

extension Screen {
  /// The keyboard of an English device with its bar of suggestions.
  ///
  /// Apple publishes no heights, and says to take them from notifications. The guide to device facts has the sources.
  public var keyboard: KeyboardHeight {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isUpright = orientation == .portrait
    if idiom == .pad {
      if long == 1024 { return KeyboardHeight(points: isUpright ? 313 : 398, grade: .measured) }
      let points: Double =
        long >= 1300 ? (isUpright ? 378 : 471) : (isUpright ? 333 : 418)
      return KeyboardHeight(points: points, grade: .estimated)
    }
    let hasIndicator = safeAreaInsets.bottom > 0
    guard isUpright else {
      return KeyboardHeight(points: hasIndicator ? 209 : 200, grade: .estimated)
    }
    if hasIndicator {
      return short < 414
        ? KeyboardHeight(points: 336, grade: .published)
        : KeyboardHeight(points: 346, grade: .estimated)
    }
    if short <= 320 { return KeyboardHeight(points: 253, grade: .published) }
    return short < 414
      ? KeyboardHeight(points: 260, grade: .estimated)
      : KeyboardHeight(points: 271, grade: .published)
  }

  /// The same screen with a keyboard over its lower end; heights in points, 0 for no keyboard.
  func withKeyboard(_ height: Double, inSafeArea changesSafeArea: Bool) -> Screen {
    var screen = self
    screen.keyboardHeight = min(height, size.height)
    if changesSafeArea {
      screen.safeAreaInsets.bottom = max(safeAreaInsets.bottom, screen.keyboardHeight)
    }
    return screen
  }
}
#endif
