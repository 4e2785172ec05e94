// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a motion depends on besides where and how fast it starts.
public struct MotionContext: Sendable, BitwiseCopyable {
  /// The offsets between the ends; they may coincide.
  public var range: ScrollRange
  /// Length of the viewport on the axis, in points.
  public var viewport: Double
  /// Device pixels per point.
  public var scale: Double
  /// How scrolling behaves.
  public var profile: PhysicsProfile

  /// Makes a context; the viewport is in points, the scale in device pixels per point.
  public init(range: ScrollRange, viewport: Double, scale: Double, profile: PhysicsProfile) {
    self.range = range
    self.viewport = viewport
    self.scale = scale
    self.profile = profile
  }

  /// When a spring of the profile is over, in seconds.
  func settlingTime(_ spring: SpringSimulation) -> Double {
    profile.settlingTime(spring, scale: scale)
  }

  /// Where content comes to rest that friction stops at an offset: on a device pixel, within the ends, in points.
  func restingTarget(_ offset: Double) -> Double {
    range.clamp(profile.pixelRounding.rounded(offset, scale: scale))
  }
}
