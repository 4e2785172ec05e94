// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A finger that lands, moves along a straight line, optionally rests, and lifts.
public struct DragGesture: Equatable, Sendable {
  /// How far along the line the finger is at a share of the duration.
  public enum Curve: UInt8, Sendable {
    /// Constant speed.
    case linear
    /// The smoothest hand movement between two rests: 10s³ − 15s⁴ + 6s⁵.
    case minimumJerk
  }

  /// Where the line ends.
  public enum Destination: Equatable, Sendable {
    /// At a position on the screen.
    case to(ScriptPoint)
    /// At a distance from the start. It is finger travel, including touch slop.
    case by(ScriptPoint)
  }

  /// Where the finger lands.
  public var start: ScriptPoint
  /// Where the line ends.
  public var destination: Destination
  /// Time from landing to the end of the line, in seconds; not negative.
  public var duration: Double
  /// How long the finger rests at the end before it lifts, in seconds; not negative.
  public var hold: Double
  /// The finger's velocity at touch up, in points per second, if the script specifies it.
  ///
  /// The path is then the cubic Hermite curve from rest to that velocity, and `hold` is 0.
  public var endVelocity: Point?
  /// How the finger moves along the line when `endVelocity` is nil.
  public var curve: Curve

  /// Makes a drag; times in seconds, velocities in points per second.
  public init(
    from start: ScriptPoint, _ destination: Destination, duration: Double, hold: Double = 0,
    endVelocity: Point? = nil, curve: Curve = .linear
  ) {
    self.start = start
    self.destination = destination
    self.duration = duration
    self.hold = hold
    self.endVelocity = endVelocity
    self.curve = curve
  }
}
