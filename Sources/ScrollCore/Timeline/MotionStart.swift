// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A motion without a finger, at the instant at which it starts.
///
/// Frames show positions only. How fast a motion starts between two of them can only be estimated from frames, and the
/// estimate depends on the display rate; the simulator knows it exactly.
public struct MotionStart: Equatable, Sendable, BitwiseCopyable {
  /// When the motion starts, in seconds since the start of the run.
  public var time: Double
  /// The scroll view that moves, as an index in the pattern's list; −1 for an animation that the pattern runs itself.
  public var scrollView: Int
  /// The initial speed, in points per second: positive when content moves up or left, or a sheet
  /// grows; NaN if a pattern does not report it.
  public var velocity: Double
  /// The velocity of the finger whose touch up starts it, in points per second, positive down and right; NaN where no
  /// touch up does.
  public var touchVelocity: Point

  /// Makes a start; the time is in seconds, velocities are in points per second.
  public init(time: Double, scrollView: Int, velocity: Double, touchVelocity: Point) {
    self.time = time
    self.scrollView = scrollView
    self.velocity = velocity
    self.touchVelocity = touchVelocity
  }
}
