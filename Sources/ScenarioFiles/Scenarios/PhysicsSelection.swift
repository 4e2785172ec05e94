// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The physics profile of a scenario, and the constants of it that the scenario changes.
public struct PhysicsSelection: Sendable {
  /// The named profile.
  public var profile: PhysicsProfile
  /// When offsets are rounded, if the scenario says so.
  public var pixelRounding: PixelRounding?
  /// The deceleration rate, if the scenario says so.
  public var decelerationRate: DecelerationRate?
  /// How far a finger travels before it is taken for a drag, in points, if the scenario says so.
  public var touchSlop: Double?

  /// Makes a selection; the slop is in points.
  public init(
    _ profile: PhysicsProfile, pixelRounding: PixelRounding? = nil,
    decelerationRate: DecelerationRate? = nil, touchSlop: Double? = nil
  ) {
    self.profile = profile
    self.pixelRounding = pixelRounding
    self.decelerationRate = decelerationRate
    self.touchSlop = touchSlop
  }
}
