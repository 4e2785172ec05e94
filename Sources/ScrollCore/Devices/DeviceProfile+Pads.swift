// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// iPads: the status bar stays in landscape.

extension DeviceProfile {
  /// iPad (7th-9th gen, 10.2 in), 2021.
  public static let iPad9 = pad(
    "ipad-9", "iPad (7th-9th gen, 10.2\")", 2021, Size(810, 1080), rate: 60,
    statusBar: 20, bottom: 0, radius: 0, confidence: .high,
    sources: "DK DKT SST BZ")

  /// iPad 9.7 in (5th/6th gen), 2018.
  public static let iPad9p7 = pad(
    "ipad-9.7", "iPad 9.7\" (5th/6th gen)", 2018, Size(768, 1024), rate: 60,
    statusBar: 20, bottom: 0, radius: 0, confidence: .medium,
    sources: "DK SST BZ")

  /// iPad Air 3 / Pro 10.5 in, 2019.
  public static let iPadAir3 = pad(
    "ipad-air-3", "iPad Air 3 / Pro 10.5\"", 2019, Size(834, 1112), rate: 60,
    statusBar: 20, bottom: 0, radius: 0, confidence: .medium,
    sources: "DK SST BZ")

  /// iPad mini 6 / A17 Pro, 2021.
  public static let iPadMini6 = pad(
    "ipad-mini-6", "iPad mini 6 / A17 Pro", 2021, Size(744, 1133), rate: 60,
    statusBar: 24, bottom: 25, radius: 21.5, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad 10th gen / A16, 2022.
  public static let iPad10 = pad(
    "ipad-10", "iPad 10th gen / A16", 2022, Size(820, 1180), rate: 60,
    statusBar: 24, bottom: 25, radius: 25, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad Air 4/5, Air 11 in M2-M4, 2020.
  public static let iPadAir11 = pad(
    "ipad-air-11", "iPad Air 4/5, Air 11\" M2-M4", 2020, Size(820, 1180), rate: 60,
    statusBar: 24, bottom: 25, radius: 18, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad Pro 11 in (1st-4th gen), 2018.
  public static let iPadPro11 = pad(
    "ipad-pro-11", "iPad Pro 11\" (1st-4th gen)", 2018, Size(834, 1194), rate: 120,
    statusBar: 24, bottom: 25, radius: 18, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad Pro 11 in M4/M5, 2024.
  public static let iPadPro11M4 = pad(
    "ipad-pro-11-m4", "iPad Pro 11\" M4/M5", 2024, Size(834, 1210), rate: 120,
    statusBar: 24, bottom: 25, radius: 30, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad Pro 12.9 in (3rd-6th gen) / Air 13 in, 2018.
  public static let iPadPro12p9 = pad(
    "ipad-pro-12.9", "iPad Pro 12.9\" (3rd-6th gen) / Air 13\"", 2018, Size(1024, 1366), rate: 120,
    statusBar: 24, bottom: 25, radius: 18, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])

  /// iPad Pro 13 in M4/M5, 2024.
  public static let iPadPro13M4 = pad(
    "ipad-pro-13-m4", "iPad Pro 13\" M4/M5", 2024, Size(1032, 1376), rate: 120,
    statusBar: 24, bottom: 25, radius: 30, confidence: .medium,
    sources: "DK DKT QM SST BZ OZ91 FL186028 RNSAV55 FDP289",
    systemVariants: [.pad(26, 26, statusBar: 32, bottom: 25)])
}
