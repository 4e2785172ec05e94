// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// iPhones with a home button: a 20 pt status bar, square corners, no bottom inset.

extension DeviceProfile {
  /// iPhone SE (1st gen), 2016.
  public static let iPhoneSE1 = phone(
    "iphone-se1", "iPhone SE (1st gen)", 2016, Size(320, 568), scale: 2, rate: 60,
    statusBar: 20, safeTop: 20, bottom: 0, landscapeBottom: 0, radius: 0, cutout: nil,
    sources: "DK SST BZ", systems: .lowBarsOnly)

  /// iPhone 8, 2017.
  public static let iPhone8 = phone(
    "iphone-8", "iPhone 8", 2017, Size(375, 667), scale: 2, rate: 60,
    statusBar: 20, safeTop: 20, bottom: 0, landscapeBottom: 0, radius: 0, cutout: nil,
    sources: "DK SST BZ SEED0 M546", systems: .lowBarsOnly)

  /// iPhone 8 Plus, 2017.
  public static let iPhone8Plus = phone(
    "iphone-8-plus", "iPhone 8 Plus", 2017, Size(414, 736), scale: 3, rate: 60,
    statusBar: 20, safeTop: 20, bottom: 0, landscapeBottom: 0, radius: 0, cutout: nil,
    sources: "DK SST BZ", systems: .lowBarsAndRegularWidth)

  /// iPhone SE (2nd gen), 2020.
  public static let iPhoneSE2 = phone(
    "iphone-se2", "iPhone SE (2nd gen)", 2020, Size(375, 667), scale: 2, rate: 60,
    statusBar: 20, safeTop: 20, bottom: 0, landscapeBottom: 0, radius: 0, cutout: nil,
    sources: "DK BZ")

  /// iPhone SE (3rd gen), 2022.
  public static let iPhoneSE3 = phone(
    "iphone-se3", "iPhone SE (3rd gen)", 2022, Size(375, 667), scale: 2, rate: 60,
    statusBar: 20, safeTop: 20, bottom: 0, landscapeBottom: 0, radius: 0, cutout: nil,
    sources: "DK BZ FL186028")
}
