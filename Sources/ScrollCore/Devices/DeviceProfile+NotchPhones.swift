// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// iPhones with a notch: status bar and safe area top are equal on current systems.

extension DeviceProfile {
  /// iPhone X, 2017.
  public static let iPhoneX = phone(
    "iphone-x", "iPhone X", 2017, Size(375, 812), scale: 3, rate: 60,
    statusBar: 44, safeTop: 44, bottom: 34, landscapeBottom: 21,
    radius: 39, cutout: .notch(209, 30),
    sources: "DK SST BZ SC", systems: .lowBarsOnly)

  /// iPhone XS, 2018.
  public static let iPhoneXS = phone(
    "iphone-xs", "iPhone XS", 2018, Size(375, 812), scale: 3, rate: 60,
    statusBar: 44, safeTop: 44, bottom: 34, landscapeBottom: 21,
    radius: 39, cutout: .notch(209, 30),
    sources: "DK BZ SC", systems: .lowBarsOnly)

  /// iPhone XS Max, 2018.
  public static let iPhoneXSMax = phone(
    "iphone-xs-max", "iPhone XS Max", 2018, Size(414, 896), scale: 3, rate: 60,
    statusBar: 44, safeTop: 44, bottom: 34, landscapeBottom: 21,
    radius: 39, cutout: .notch(209, 30),
    sources: "DK DKT SST BZ SC", systems: .lowBarsOnly)

  /// iPhone XR, 2018.
  public static let iPhoneXR = phone(
    "iphone-xr", "iPhone XR", 2018, Size(414, 896), scale: 2, rate: 60,
    statusBar: 48, safeTop: 48, bottom: 34, landscapeBottom: 21,
    radius: 41.5, cutout: .notch(231, 33),
    sources: "DK DKT SST BZ SC GK47 RN17", systems: .lowBarsOnly,
    systemVariants: [.phone(12, 13, statusBar: 44, safeTop: 44, landscapeBottom: 21)])

  /// iPhone 11, 2019.
  public static let iPhone11 = phone(
    "iphone-11", "iPhone 11", 2019, Size(414, 896), scale: 2, rate: 60,
    statusBar: 48, safeTop: 48, bottom: 34, landscapeBottom: 21,
    radius: 41.5, cutout: .notch(231, 33),
    sources: "DK DKT QM BZ SC SEED0 GK47",
    systemVariants: [.phone(12, 13, statusBar: 44, safeTop: 44, landscapeBottom: 21)])

  /// iPhone 11 Pro, 2019.
  public static let iPhone11Pro = phone(
    "iphone-11-pro", "iPhone 11 Pro", 2019, Size(375, 812), scale: 3, rate: 60,
    statusBar: 44, safeTop: 44, bottom: 34, landscapeBottom: 21,
    radius: 39, cutout: .notch(209, 30),
    sources: "DK DKT BZ SC")

  /// iPhone 11 Pro Max, 2019.
  public static let iPhone11ProMax = phone(
    "iphone-11-pro-max", "iPhone 11 Pro Max", 2019, Size(414, 896), scale: 3, rate: 60,
    statusBar: 44, safeTop: 44, bottom: 34, landscapeBottom: 21,
    radius: 39, cutout: .notch(209, 30),
    sources: "DK DKT QM BZ SC")

  /// iPhone 12 mini, 2020.
  public static let iPhone12Mini = phone(
    "iphone-12-mini", "iPhone 12 mini", 2020, Size(375, 812), scale: 3, rate: 60,
    statusBar: 50, safeTop: 50, bottom: 34, landscapeBottom: 21,
    radius: 44, cutout: .notch(192, 30),
    sources: "DK DKT QM SST BZ SC Q1326 GK67",
    systemVariants: [.phone(14, 14, statusBar: 44, safeTop: 50, landscapeBottom: 21)])

  /// iPhone 13 mini, 2021.
  public static let iPhone13Mini = phone(
    "iphone-13-mini", "iPhone 13 mini", 2021, Size(375, 812), scale: 3, rate: 60,
    statusBar: 50, safeTop: 50, bottom: 34, landscapeBottom: 21,
    radius: 44, cutout: .notch(192, 30),
    sources: "DK DKT QM SST BZ SC")

  /// iPhone 12, 2020.
  public static let iPhone12 = phone(
    "iphone-12", "iPhone 12", 2020, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(210, 32),
    sources: "DK DKT BZ SC QM SST")

  /// iPhone 12 Pro, 2020.
  public static let iPhone12Pro = phone(
    "iphone-12-pro", "iPhone 12 Pro", 2020, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(210, 32),
    sources: "DK DKT BZ SC QM SST")

  /// iPhone 13, 2021.
  public static let iPhone13 = phone(
    "iphone-13", "iPhone 13", 2021, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(162, 34),
    sources: "DK DKT BZ SC QM SST")

  /// iPhone 13 Pro, 2021.
  public static let iPhone13Pro = phone(
    "iphone-13-pro", "iPhone 13 Pro", 2021, Size(390, 844), scale: 3, rate: 120,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(162, 34),
    sources: "DK DKT BZ SC QM SST")

  /// iPhone 14, 2022.
  public static let iPhone14 = phone(
    "iphone-14", "iPhone 14", 2022, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(162, 34),
    sources: "DK DKT BZ SC QM")

  /// iPhone 16e, 2025.
  public static let iPhone16e = phone(
    "iphone-16e", "iPhone 16e", 2025, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 47.33, cutout: .notch(162, 34),
    sources: "DK DKT BZ SC")

  /// iPhone 12 Pro Max, 2020.
  public static let iPhone12ProMax = phone(
    "iphone-12-pro-max", "iPhone 12 Pro Max", 2020, Size(428, 926), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 53.33, cutout: .notch(210, 32),
    sources: "DK DKT QM BZ SC")

  /// iPhone 13 Pro Max, 2021.
  public static let iPhone13ProMax = phone(
    "iphone-13-pro-max", "iPhone 13 Pro Max", 2021, Size(428, 926), scale: 3, rate: 120,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 53.33, cutout: .notch(161, 34),
    sources: "DK DKT QM BZ SC")

  /// iPhone 14 Plus, 2022.
  public static let iPhone14Plus = phone(
    "iphone-14-plus", "iPhone 14 Plus", 2022, Size(428, 926), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 21,
    radius: 53.33, cutout: .notch(161, 34),
    sources: "DK DKT QM BZ SC")

  /// iPhone 17e, 2026.
  public static let iPhone17e = phone(
    "iphone-17e", "iPhone 17e", 2026, Size(390, 844), scale: 3, rate: 60,
    statusBar: 47, safeTop: 47, bottom: 34, landscapeBottom: 20,
    radius: 47.33, cutout: .notch(162, 34),
    sources: "DK DKT BZ GK47S HW199", systems: .tallBarsOnly)
}
