// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Devices with Android, where a point is a dp. Status bars of phones with a hole are measured; that of the tablet is
// the default of the system. Gestures keep 24 dp at the bottom free, three buttons 48. Radii of corners are drawn by
// eye, because no source has them.

extension DeviceProfile {
  static let pixel8 = pixel(
    "pixel-8", "Pixel 8", 2023, Size(412, 915), scale: 2.625, statusBar: 50, hole: 28, top: 11)
  static let pixel8Pro = pixel(
    "pixel-8-pro", "Pixel 8 Pro", 2023, Size(448, 997), scale: 3, statusBar: 50, hole: 28, top: 11)
  /// A Pixel 9, navigated by gestures.
  public static let pixel9 = pixel(
    "pixel-9", "Pixel 9", 2024, Size(412, 924), scale: 2.625, statusBar: 58, hole: 28, top: 15)
  static let pixel9Pro = pixel(
    "pixel-9-pro", "Pixel 9 Pro", 2024, Size(427, 952), scale: 3, statusBar: 68, hole: 32, top: 18)
  static let pixel9ProXL = pixel(
    "pixel-9-pro-xl", "Pixel 9 Pro XL", 2024, Size(448, 997), scale: 3, statusBar: 66, hole: 32,
    top: 17)

  static let pixelTablet: DeviceProfile = {
    let facts = ScreenFacts(
      statusBarHeight: 24, safeAreaInsets: EdgeInsets(top: 24, left: 0, bottom: 24, right: 0))
    var device = DeviceProfile(
      id: "pixel-tablet", name: "Pixel Tablet", idiom: .pad, year: 2023, size: Size(800, 1280),
      scale: 2, maximumRefreshRate: 60, displayCornerRadius: 20, cutout: nil,
      hasHomeIndicator: true, portrait: facts, landscape: facts, confidence: .medium,
      sources: "DKA AOSP PTR")
    device.platform = .android
    return device
  }()

  /// A phone with a camera in a hole.
  ///
  /// - Parameters:
  ///   - hole: Diameter of the hole, in points.
  ///   - top: Distance of the hole from the top edge in portrait, in points.
  private static func pixel(
    _ id: String, _ name: String, _ year: Int, _ size: Size, scale: Double, statusBar: Double,
    hole: Double, top: Double
  ) -> DeviceProfile {
    var device = DeviceProfile(
      id: id, name: name, idiom: .phone, year: year, size: size, scale: scale,
      maximumRefreshRate: 120, displayCornerRadius: 40,
      cutout: Cutout(.punchHole, width: hole, height: hole, top: top), hasHomeIndicator: true,
      portrait: ScreenFacts(
        statusBarHeight: statusBar,
        safeAreaInsets: EdgeInsets(top: statusBar, left: 0, bottom: 24, right: 0)),
      // The side with the hole is inset, and the status bar has the system's default height.
      landscape: ScreenFacts(
        statusBarHeight: 24,
        safeAreaInsets: EdgeInsets(top: 24, left: statusBar, bottom: 24, right: 0)),
      confidence: .medium, sources: "DKA AOSP PXS")
    device.platform = .android
    return device
  }

  /// The same device with three buttons: `pixel-9-buttons`.
  ///
  /// On a phone on its side the bar stands at the side without the hole.
  var withButtons: DeviceProfile {
    var device = self
    device.id += "-buttons"
    device.name += ", three buttons"
    device.portrait.safeAreaInsets.bottom = 48
    if idiom == .phone {
      device.landscape.safeAreaInsets.bottom = 0
      device.landscape.safeAreaInsets.right = 48
    } else {
      device.landscape.safeAreaInsets.bottom = 48
    }
    device.hasHomeIndicator = false
    return device
  }
}

extension DeviceCatalog {
  /// Devices with Android: each navigated by gestures, and by three buttons.
  public static let android: [DeviceProfile] = [
    DeviceProfile.pixel8, .pixel8Pro, .pixel9, .pixel9Pro, .pixel9ProXL, .pixelTablet,
  ].flatMap { [$0, $0.withButtons] }

  /// All built-in devices: those of Apple, of which `all` stands for the ones that are measured, and those with Android.
  public static let catalog = devices + provisional + android
}
