// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One device: its screen, what the system reports on it, and how it looks.
///
/// Lengths are in points. Status bar height and safe area are separate facts: on a phone with a
/// Dynamic Island the bar is 54 pt and the safe area 59 pt or more.
public struct DeviceProfile: Equatable, Sendable {
  /// The two families that differ in behaviour.
  public enum Idiom: UInt8, Sendable, BitwiseCopyable {
    /// An iPhone: the status bar is hidden in landscape.
    case phone
    /// An iPad: the status bar stays in landscape.
    case pad
  }

  /// The systems, which differ in how they scroll.
  public enum Platform: UInt8, Sendable, BitwiseCopyable {
    /// iOS or iPadOS.
    case iOS
    /// Android.
    case android
  }

  /// How well the facts are attested.
  public enum Confidence: UInt8, Sendable {
    /// Measured by two independent sources that agree.
    case high
    /// Sources disagree on a detail, or one source only.
    case medium
    /// Those of a device that is like it; nobody has measured them.
    case provisional
    /// Supplied by the user.
    case user
  }

  /// The identifier in scenario files and on the command line, such as `iphone-11`.
  public var id: String
  /// The name for display.
  public var name: String
  /// The family.
  public var idiom: Idiom
  /// The system.
  public var platform = Platform.iOS
  /// The year of release.
  public var year: Int
  /// Extents in portrait, in points.
  public var size: Size
  /// The size in landscape, in points, if it is not the rotated size of portrait, as for a window.
  public var landscapeSize: Size?
  /// Device pixels in a point.
  public var scale: Double
  /// The highest display rate, in frames per second.
  public var maximumRefreshRate: Int
  /// Radius of the display's corners, in points.
  public var displayCornerRadius: Double
  /// Radius of the corners beside the hinge of a foldable device, the left ones in portrait, in points; nil where they are
  /// as round as the others.
  public var hingeCornerRadius: Double?
  /// The strip of the system at one side, if the display has one.
  public var strip: SystemStrip?
  /// The inner display of a device that unfolds.
  public var unfolded: UnfoldedDisplay?
  /// The camera housing, if it takes part of the display.
  public var cutout: Cutout?
  /// Whether the device has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool
  /// What the newest system reports in portrait.
  public var portrait: ScreenFacts
  /// What the newest system reports in landscape.
  public var landscape: ScreenFacts
  /// What other system versions report, where that is known to differ.
  public var systemVariants: [SystemVariant]
  /// How well the facts are attested.
  public var confidence: Confidence
  /// Keys of the sources; `DeviceCatalog` spells them out.
  public var sources: String
  /// How the device is set up; the facts above are those that result.
  public private(set) var settings = DeviceSettings()

  /// Makes a profile from its facts; lengths in points.
  public init(
    id: String, name: String, idiom: Idiom, year: Int, size: Size, scale: Double,
    maximumRefreshRate: Int, displayCornerRadius: Double, cutout: Cutout?, hasHomeIndicator: Bool,
    portrait: ScreenFacts, landscape: ScreenFacts, systemVariants: [SystemVariant] = [],
    confidence: Confidence, sources: String
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.year = year
    self.size = size
    self.scale = scale
    self.maximumRefreshRate = maximumRefreshRate
    self.displayCornerRadius = displayCornerRadius
    self.cutout = cutout
    self.hasHomeIndicator = hasHomeIndicator
    self.portrait = portrait
    self.landscape = landscape
    self.systemVariants = systemVariants
    self.confidence = confidence
    self.sources = sources
  }

  /// The same device with other settings.
  ///
  /// - Parameter settings: The settings; they replace those of the device.
  /// - Returns: nil where the device has no such window, no Display Zoom, no second display, or is set up already.
  public func with(_ settings: DeviceSettings) -> DeviceProfile? {
    guard self.settings == DeviceSettings() else { return nil }
    var device = self
    if settings.display != .outer {
      guard let inner = withInnerDisplay else { return nil }
      device = inner
    }
    if settings.isZoomed {
      guard let zoomed else { return nil }
      device = zoomed
    }
    if settings.window != .fullScreen {
      guard let window = device.inWindow(settings.window) else { return nil }
      device = window
    }
    device.settings = settings
    return device
  }

  /// What a view sees that fills the screen, or the app's window.
  ///
  /// - Parameters:
  ///   - orientation: The orientation of the device.
  ///   - systemVersion: A major version whose facts are wanted; nil for the newest. A version that no
  ///     variant names has the default facts.
  public func screen(_ orientation: Orientation, systemVersion: Int? = nil) -> Screen {
    var portrait = portrait
    var landscape = landscape
    if let systemVersion {
      for variant in systemVariants where variant.first...variant.last ~= systemVersion {
        portrait = variant.portrait
        landscape = variant.landscape
      }
    }
    var facts = orientation == .portrait ? portrait : landscape
    // What stands at one side stays there in any language, and a screen's left is the leading edge.
    if settings.direction == .rightToLeft {
      let insets = facts.safeAreaInsets
      facts.safeAreaInsets.left = insets.right
      facts.safeAreaInsets.right = insets.left
    }
    return Screen(
      orientation: orientation,
      size: orientation == .portrait ? size : landscapeSize ?? size.transposed,
      statusBarHeight: facts.statusBarHeight, safeAreaInsets: facts.safeAreaInsets, scale: scale,
      contentSize: settings.contentSize, direction: settings.direction, idiom: idiom,
      hasTallNavigationBar: facts.hasTallNavigationBar)
  }
}
