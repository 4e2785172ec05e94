// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Devices with two displays. Time and camera housing stand in a strip at the right, so that there is no status bar.

extension DeviceProfile {
  /// iPhone Duo, 2026: folded, with its outer display.
  ///
  /// The inner display is drawn at 2853 × 2007 pixels and sampled down to 2670 × 1878, so that a point has three pixels for
  /// layout. Reports contradict each other on the bottom inset, 0 or 34, and on the inner display upright: on iOS 27.1 an
  /// app has its strip at the right, Apple's kit at the top. The facts are those of the reports, and those of the kit are
  /// the variant for iOS 27.
  public static let iPhoneDuo: DeviceProfile = {
    let strip = SystemStrip(.right, width: 84)
    func facts(top: Double = 0, right: Double = 0, bottom: Double = 0) -> ScreenFacts {
      ScreenFacts(
        statusBarHeight: 0,
        safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: bottom, right: right),
        hasTallNavigationBar: true)
    }
    let side = facts(right: strip.width)
    let kit = facts(right: strip.width, bottom: 34)
    var device = DeviceProfile(
      id: "iphone-duo", name: "iPhone Duo", idiom: .phone, year: 2026, size: Size(466, 678),
      scale: 3, maximumRefreshRate: 120, displayCornerRadius: 59, cutout: nil,
      hasHomeIndicator: true, portrait: side, landscape: side,
      systemVariants: [
        SystemVariant(27, 27, portrait: kit, landscape: kit, confidence: .provisional)
      ],
      confidence: .medium, sources: "TP3035 IDS SC3818 BZ26")
    device.hingeCornerRadius = 8
    device.strip = strip
    device.unfolded = UnfoldedDisplay(
      size: Size(669, 951), sampledPixels: Size(1878, 2670), cornerRadius: 55, fold: 475.5,
      portrait: side, landscape: side,
      systemVariants: [
        SystemVariant(
          27, 27, portrait: facts(top: strip.width, bottom: 34), landscape: kit,
          confidence: .provisional)
      ])
    return device
  }()

  /// The device with its inner display; nil if it has none.
  var withInnerDisplay: DeviceProfile? {
    guard let unfolded else { return nil }
    var device = self
    device.size = unfolded.size
    device.displayCornerRadius = unfolded.cornerRadius
    device.hingeCornerRadius = nil
    device.portrait = unfolded.portrait
    device.landscape = unfolded.landscape
    device.systemVariants = unfolded.systemVariants
    return device
  }

  /// How the device is held unless its identifier says otherwise: unfolded, the hinge of a folded device in portrait is
  /// upright in the middle of a display in landscape.
  public var naturalOrientation: Orientation { settings.display == .inner ? .landscape : .portrait }
}

extension DeviceCatalog {
  /// The iPhones of autumn 2026, with iOS 27: their facts are provisional or contradict each other, so that `all` does
  /// not stand for them.
  public static let provisional: [DeviceProfile] = [
    .iPhone18Pro, .iPhone18ProMax, .iPhoneDuo,
  ]
}
