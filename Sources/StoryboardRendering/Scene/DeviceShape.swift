// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The outline of a device around its screen, in points.
///
/// Catalogues give the display's corner radius and the camera housing; the border around the display is
/// drawn by eye for three families: home button, notch, and narrow border.
public struct DeviceShape: Equatable, Sendable {
  /// The border to the left and the right of the display, in portrait.
  public let sideBorder: Double
  /// The border above and below the display, in portrait.
  public let endBorder: Double
  /// Radius of the outline's corners.
  public let cornerRadius: Double
  /// The margin around the outline, for side buttons.
  public let margin: Double

  /// Makes the outline of a device.
  public init(_ device: DeviceProfile) {
    self.init(device, isWindow: device.settings.window != .fullScreen)
  }

  /// Makes the outline around a screen: that of the device if it fills its display, else that of a window.
  init(_ device: DeviceProfile, around screen: Screen) {
    self.init(device, isWindow: Self.isWindow(screen, of: device))
  }

  /// Whether a screen is a window that does not fill the display of a device.
  static func isWindow(_ screen: Screen, of device: DeviceProfile) -> Bool {
    device.settings.window != .fullScreen
      || ![.portrait, .landscape].contains { device.screen($0).size == screen.size }
  }

  private init(_ device: DeviceProfile, isWindow: Bool) {
    let isPad = device.idiom == .pad
    margin = 6
    if isWindow {
      // A window has no body: a narrow frame represents its surroundings.
      sideBorder = 8
      endBorder = 8
      cornerRadius = 18
      return
    }
    if device.hasHomeButton {
      sideBorder = isPad ? 44 : 24
      endBorder = isPad ? 96 : 94
      cornerRadius = isPad ? 52 : 58
    } else {
      let border: Double = isPad ? 38 : device.cutout.map { $0.kind != .notch } == true ? 16 : 20
      sideBorder = border
      endBorder = border
      cornerRadius = device.displayCornerRadius + border
    }
  }

  /// The extents of outline and margin around a screen.
  public func canvas(_ screen: Screen) -> Size {
    let isUpright = screen.orientation == .portrait
    let x = isUpright ? sideBorder : endBorder
    let y = isUpright ? endBorder : sideBorder
    return Size(screen.size.width + 2 * (x + margin), screen.size.height + 2 * (y + margin))
  }
}
