// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Display Zoom: an iPhone lays out the screen of a smaller one, and enlarges it.

extension DeviceProfile {
  /// The device with Display Zoom on; nil where it has none, or none is known.
  ///
  /// Extents are published (alpatiev/swift_tools, iPhone_iPad_screen_sizes.md; atommclain/dot-files,
  /// screenRes.md). Insets cover the same part of the glass as before: divided by the zoom and rounded to
  /// whole points they are those that QMUI (source `QM`) has for the phones that it lists, within a point;
  /// where they are not the same, its own are used. `UIScreen.scale` stays; `nativeScale` is what changes.
  var zoomed: DeviceProfile? {
    guard idiom == .phone, let size = Self.zoomedSize(size) else { return nil }
    let factor = size.width / self.size.width
    var device = self
    device.size = size
    device.displayCornerRadius *= factor
    device.cutout?.zoom(factor)
    device.portrait.zoom(factor, isNotched: cutout != nil)
    device.landscape.zoom(factor, isNotched: cutout != nil)
    for index in systemVariants.indices {
      device.systemVariants[index].portrait.zoom(factor, isNotched: cutout != nil)
      device.systemVariants[index].landscape.zoom(factor, isNotched: cutout != nil)
    }
    for measured in Self.measured where measured.id == id {
      device.portrait.safeAreaInsets.top = measured.top
      device.portrait.safeAreaInsets.bottom = measured.bottom
      device.landscape.safeAreaInsets.left = measured.top
      device.landscape.safeAreaInsets.right = measured.top
      // A status bar next to a notch is as high as the safe area.
      if cutout?.kind == .notch { device.portrait.statusBarHeight = measured.top }
      // The measurements are of systems before iOS 26, in which only the bars are known to differ.
      for index in systemVariants.indices where systemVariants[index].first >= 26 {
        device.systemVariants[index].portrait = device.portrait
        device.systemVariants[index].portrait.hasTallNavigationBar = true
        device.systemVariants[index].landscape = device.landscape
      }
    }
    return device
  }

  /// The size of a zoomed screen, in points, given its unzoomed size.
  private static func zoomedSize(_ size: Size) -> Size? {
    switch (size.width, size.height) {
    case (375, 667): Size(320, 568)
    case (414, 736): Size(375, 667)
    case (375, 812), (390, 844), (393, 852), (402, 874): Size(320, 693)
    case (414, 896), (428, 926), (430, 932), (440, 956), (420, 912): Size(375, 812)
    default: nil
    }
  }

  /// Insets of QMUI that the rule misses, and of phones with the same panel; the top upright is the side on
  /// the side.
  private static let measured: [(id: String, top: Double, bottom: Double)] = [
    ("iphone-xr", 44, 31), ("iphone-11", 44, 31), ("iphone-xs-max", 40, 30.667),
    ("iphone-11-pro-max", 40, 30.667), ("iphone-12-pro-max", 41, 29.667),
    ("iphone-13-pro-max", 41, 29.667), ("iphone-14-pro-max", 51, 31), ("iphone-15-plus", 51, 31),
    ("iphone-15-pro-max", 51, 31), ("iphone-16-plus", 51, 31),
  ]
}

extension ScreenFacts {
  /// Insets for hardware shrink with the points.
  ///
  /// Insets that the system chooses do not: a plain status bar, and the home indicator of a phone
  /// in landscape.
  fileprivate mutating func zoom(_ factor: Double, isNotched: Bool) {
    guard isNotched else { return }
    statusBarHeight = (statusBarHeight * factor).rounded()
    safeAreaInsets.left = (safeAreaInsets.left * factor).rounded()
    safeAreaInsets.right = (safeAreaInsets.right * factor).rounded()
    guard safeAreaInsets.top > 0 else { return }
    safeAreaInsets.top = (safeAreaInsets.top * factor).rounded()
    safeAreaInsets.bottom = (safeAreaInsets.bottom * factor).rounded()
  }
}

extension Cutout {
  fileprivate mutating func zoom(_ factor: Double) {
    width *= factor
    height *= factor
    top *= factor
  }
}
