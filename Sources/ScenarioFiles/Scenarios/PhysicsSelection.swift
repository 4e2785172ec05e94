// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// The physics profile of a scenario, and the constants of it that the scenario changes.
package struct PhysicsSelection: Sendable {
  /// The profile that the scenario names; nil for that of each device's system.
  package var profile: PhysicsProfile?
  /// When offsets are rounded, if the scenario says so.
  package var pixelRounding: PixelRounding?
  /// The deceleration rate, if the scenario says so.
  package var decelerationRate: DecelerationRate?
  /// How far a finger travels before it is taken for a drag, in points, if the scenario says so.
  package var touchSlop: Double?
  /// What of flings on Android is the same as on iOS.
  package var match: FlingMatch

  /// Makes a selection; the slop is in points.
  package init(
    _ profile: PhysicsProfile? = nil, pixelRounding: PixelRounding? = nil,
    decelerationRate: DecelerationRate? = nil, touchSlop: Double? = nil,
    match: FlingMatch = .finger
  ) {
    self.profile = profile
    self.pixelRounding = pixelRounding
    self.decelerationRate = decelerationRate
    self.touchSlop = touchSlop
    self.match = match
  }
}

extension DeviceProfile.Platform {
  /// The physics of the system, which a device has where the scenario names no profile.
  package var physics: PhysicsProfile {
    switch self {
    case .iOS: .uikit
    case .android: .android
    }
  }
}
