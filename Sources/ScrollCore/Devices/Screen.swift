// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The view that an app fills, as a pattern sees it: a device with its settings, one orientation,
/// one system version.
public struct Screen: Equatable, Sendable, BitwiseCopyable {
  /// The orientation of the device.
  public var orientation: Orientation
  /// The view's extents, in points.
  public var size: Size
  /// `statusBarFrame.height`, in points; 0 where the bar is hidden.
  public var statusBarHeight: Double
  /// `safeAreaInsets` of the view, in points; the left one is that of the leading edge, which is the right one in a
  /// language from right to left.
  public var safeAreaInsets: EdgeInsets
  /// Device pixels in a point.
  public var scale: Double
  /// The size of text.
  public var contentSize: ContentSizeCategory
  /// The direction of the language.
  public var direction: LayoutDirection
  /// The family of the device, which the size of a narrow window does not reveal.
  public var idiom: DeviceProfile.Idiom
  /// Whether navigation bars have the greater of their two heights.
  public var hasTallNavigationBar: Bool
  #if !WITHOUT_PROGRAM_STEPS
  /// How much of the view a keyboard covers, in points; 0 without one.
  public var keyboardHeight = 0.0
  #endif

  /// Makes a screen from its facts; lengths in points.
  public init(
    orientation: Orientation, size: Size, statusBarHeight: Double, safeAreaInsets: EdgeInsets,
    scale: Double, contentSize: ContentSizeCategory = .large,
    direction: LayoutDirection = .leftToRight, idiom: DeviceProfile.Idiom = .phone,
    hasTallNavigationBar: Bool = false
  ) {
    self.orientation = orientation
    self.size = size
    self.statusBarHeight = statusBarHeight
    self.safeAreaInsets = safeAreaInsets
    self.scale = scale
    self.contentSize = contentSize
    self.direction = direction
    self.idiom = idiom
    self.hasTallNavigationBar = hasTallNavigationBar
  }

  /// The height of a navigation bar below the safe area, in points.
  ///
  /// On an iPad 50, whatever the window. On an iPhone upright 44, and 54 from iOS 26 on; on its side 32, and 44 on
  /// an iPhone 8 Plus. The guide to device facts has the sources.
  public var navigationBarHeight: Double {
    if idiom == .pad { return 50 }
    if orientation == .portrait { return hasTallNavigationBar ? 54 : 44 }
    return hasTallNavigationBar ? 44 : 32
  }

  /// The height of a tab bar above the safe area, in points: 50 on an iPad, 49 on an iPhone, 32 on one that lies on its
  /// side, unless it is an iPhone 8 Plus.
  ///
  /// Measured heights of `UITabBar`, with those of `navigationBarHeight` from the guide to device facts.
  public var tabBarHeight: Double {
    if idiom == .pad { return 50 }
    return orientation == .landscape && size.height < 414 ? 32 : 49
  }

  /// The rectangle of the whole view, in points.
  public var bounds: Rect { Rect(0, 0, size.width, size.height) }

  /// A length that holds text on the screen, in points; see `TextStyle.scaled`.
  func scaled(_ length: Double, with style: TextStyle) -> Double {
    style.scaled(length, in: contentSize, pixelsPerPoint: scale)
  }
}
