// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// iPhones with a Dynamic Island: the status bar is 54 pt, the safe area 5, 8 or 14 pt more.

extension DeviceProfile {
  /// iPhone 14 Pro, 2022.
  public static let iPhone14Pro = phone(
    "iphone-14-pro", "iPhone 14 Pro", 2022, Size(393, 852), scale: 3, rate: 120,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 15, 2023.
  public static let iPhone15 = phone(
    "iphone-15", "iPhone 15", 2023, Size(393, 852), scale: 3, rate: 60,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 15 Pro, 2023.
  public static let iPhone15Pro = phone(
    "iphone-15-pro", "iPhone 15 Pro", 2023, Size(393, 852), scale: 3, rate: 120,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 16, 2024.
  public static let iPhone16 = phone(
    "iphone-16", "iPhone 16", 2024, Size(393, 852), scale: 3, rate: 60,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 14 Pro Max, 2022.
  public static let iPhone14ProMax = phone(
    "iphone-14-pro-max", "iPhone 14 Pro Max", 2022, Size(430, 932), scale: 3, rate: 120,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 15 Plus, 2023.
  public static let iPhone15Plus = phone(
    "iphone-15-plus", "iPhone 15 Plus", 2023, Size(430, 932), scale: 3, rate: 60,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 15 Pro Max, 2023.
  public static let iPhone15ProMax = phone(
    "iphone-15-pro-max", "iPhone 15 Pro Max", 2023, Size(430, 932), scale: 3, rate: 120,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 16 Plus, 2024.
  public static let iPhone16Plus = phone(
    "iphone-16-plus", "iPhone 16 Plus", 2024, Size(430, 932), scale: 3, rate: 60,
    statusBar: 54, safeTop: 59, bottom: 34, landscapeBottom: 21,
    radius: 55, cutout: .island(top: 11),
    sources: "DK QM BZ SC")

  /// iPhone 16 Pro, 2024.
  public static let iPhone16Pro = phone(
    "iphone-16-pro", "iPhone 16 Pro", 2024, Size(402, 874), scale: 3, rate: 120,
    statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 21,
    radius: 62, cutout: .island(top: 14),
    sources: "DK QM BZ SC")

  /// iPhone 16 Pro Max, 2024.
  public static let iPhone16ProMax = phone(
    "iphone-16-pro-max", "iPhone 16 Pro Max", 2024, Size(440, 956), scale: 3, rate: 120,
    statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 21,
    radius: 62, cutout: .island(top: 14),
    sources: "DK QM BZ SC")

  /// iPhone 17, 2025.
  public static let iPhone17 = phone(
    "iphone-17", "iPhone 17", 2025, Size(402, 874), scale: 3, rate: 120,
    statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 20,
    radius: 62, cutout: .island(top: 14),
    sources: "DK DKT BZ GK47S HW199", systems: .tallBarsOnly)

  /// iPhone 17 Pro, 2025.
  public static let iPhone17Pro = phone(
    "iphone-17-pro", "iPhone 17 Pro", 2025, Size(402, 874), scale: 3, rate: 120,
    statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 20,
    radius: 62, cutout: .island(top: 14),
    sources: "DK DKT BZ GK47S HW199", systems: .tallBarsOnly)

  /// iPhone 17 Pro Max, 2025.
  public static let iPhone17ProMax = phone(
    "iphone-17-pro-max", "iPhone 17 Pro Max", 2025, Size(440, 956), scale: 3, rate: 120,
    statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 20,
    radius: 62, cutout: .island(top: 14),
    sources: "DK DKT BZ GK47S HW199", systems: .tallBarsOnly)

  /// iPhone Air, 2025.
  public static let iPhoneAir = phone(
    "iphone-air", "iPhone Air", 2025, Size(420, 912), scale: 3, rate: 120,
    statusBar: 54, safeTop: 68, bottom: 34, landscapeBottom: 20,
    radius: 62, cutout: .island(top: 20),
    sources: "DK DKT BZ GK47S HW199", systems: .tallBarsOnly)

  /// iPhone 18 Pro, 2026: insets are those of the 17 Pro, because nobody has measured iOS 27.
  ///
  /// The island is smaller than before, 95 points wide in the one screenshot there is. A taller one has been reported, and
  /// not measured (Apollo-Reborn, issue 848).
  public static let iPhone18Pro = provisional(
    phone(
      "iphone-18-pro", "iPhone 18 Pro", 2026, Size(402, 874), scale: 3, rate: 120,
      statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 20, radius: 62,
      cutout: Cutout(.dynamicIsland, width: 95, height: 37, top: 14), sources: "DK512",
      systems: .tallBarsOnly))

  /// iPhone 18 Pro Max, 2026: insets are those of the 17 Pro Max, because nobody has measured iOS 27.
  public static let iPhone18ProMax = provisional(
    phone(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 2026, Size(440, 956), scale: 3, rate: 120,
      statusBar: 54, safeTop: 62, bottom: 34, landscapeBottom: 20, radius: 62,
      cutout: Cutout(.dynamicIsland, width: 95, height: 37, top: 14), sources: "DK512",
      systems: .tallBarsOnly))

  /// A device most of whose facts are those of another one.
  private static func provisional(_ device: DeviceProfile) -> DeviceProfile {
    var device = device
    device.confidence = .provisional
    return device
  }
}
