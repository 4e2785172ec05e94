// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// An iPhone: the status bar and the top inset go away in landscape, and what was above the
  /// content in portrait is at its sides.
  ///
  /// Lengths in points.
  ///
  /// - Parameter systems: The systems that it supports: an iPhone that supports older ones has
  ///   their navigation bar unless a newer system is requested.
  static func phone(
    _ id: String, _ name: String, _ year: Int, _ size: Size, scale: Double, rate: Int,
    statusBar: Double, safeTop: Double, bottom: Double, landscapeBottom: Double, radius: Double,
    cutout: Cutout?, sources: String, systems: PhoneSystems = .bothBars,
    systemVariants: [SystemVariant] = []
  ) -> DeviceProfile {
    let side = cutout == nil ? 0 : safeTop
    var portrait = ScreenFacts(
      statusBarHeight: statusBar,
      safeAreaInsets: EdgeInsets(top: safeTop, left: 0, bottom: bottom, right: 0),
      hasTallNavigationBar: systems == .tallBarsOnly)
    let landscape = ScreenFacts(
      statusBarHeight: 0,
      safeAreaInsets: EdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
      hasTallNavigationBar: systems == .lowBarsAndRegularWidth)
    var device = DeviceProfile(
      id: id, name: name, idiom: .phone, year: year, size: size, scale: scale,
      maximumRefreshRate: rate, displayCornerRadius: radius, cutout: cutout,
      hasHomeIndicator: bottom > 0, portrait: portrait, landscape: landscape,
      systemVariants: systemVariants, confidence: .high, sources: sources)
    if systems == .bothBars {
      portrait.hasTallNavigationBar = true
      device.systemVariants.append(
        SystemVariant(26, 27, portrait: portrait, landscape: landscape))
      device.sources += " GK47S"
    }
    return device
  }

  /// Which systems an iPhone runs, as far as their navigation bars differ.
  enum PhoneSystems {
    /// None from iOS 26 on.
    case lowBarsOnly
    /// None from iOS 26 on; on its side the view has a regular width and the bar of one.
    case lowBarsAndRegularWidth
    /// Some before iOS 26, and iOS 26.
    case bothBars
    /// None before iOS 26.
    case tallBarsOnly
  }

  /// An iPad: the same facts in both orientations.
  ///
  /// Lengths in points.
  static func pad(
    _ id: String, _ name: String, _ year: Int, _ size: Size, rate: Int, statusBar: Double,
    bottom: Double, radius: Double, confidence: Confidence, sources: String,
    systemVariants: [SystemVariant] = []
  ) -> DeviceProfile {
    let facts = ScreenFacts(
      statusBarHeight: statusBar,
      safeAreaInsets: EdgeInsets(top: statusBar, left: 0, bottom: bottom, right: 0))
    return DeviceProfile(
      id: id, name: name, idiom: .pad, year: year, size: size, scale: 2,
      maximumRefreshRate: rate, displayCornerRadius: radius, cutout: nil,
      hasHomeIndicator: bottom > 0, portrait: facts, landscape: facts,
      systemVariants: systemVariants, confidence: confidence, sources: sources)
  }
}

extension SystemVariant {
  /// What an iPhone with a notch reports under other systems.
  ///
  /// Lengths in points.
  static func phone(
    _ first: Int, _ last: Int, statusBar: Double, safeTop: Double, landscapeBottom: Double
  ) -> SystemVariant {
    SystemVariant(
      first, last,
      portrait: ScreenFacts(
        statusBarHeight: statusBar,
        safeAreaInsets: EdgeInsets(top: safeTop, left: 0, bottom: 34, right: 0)),
      landscape: ScreenFacts(
        statusBarHeight: 0,
        safeAreaInsets: EdgeInsets(
          top: 0, left: safeTop, bottom: landscapeBottom, right: safeTop)))
  }

  /// What an iPad reports under other systems.
  ///
  /// Lengths in points.
  static func pad(_ first: Int, _ last: Int, statusBar: Double, bottom: Double) -> SystemVariant {
    let facts = ScreenFacts(
      statusBarHeight: statusBar,
      safeAreaInsets: EdgeInsets(top: statusBar, left: 0, bottom: bottom, right: 0))
    return SystemVariant(first, last, portrait: facts, landscape: facts)
  }
}

extension Cutout {
  /// A notch; width and height in points.
  static func notch(_ width: Double, _ height: Double) -> Cutout {
    Cutout(.notch, width: width, height: height, top: 0)
  }

  /// A Dynamic Island at rest: 125 × 37 pt on every model so far; distance from the top in points.
  static func island(top: Double) -> Cutout {
    Cutout(.dynamicIsland, width: 125, height: 37, top: top)
  }
}
