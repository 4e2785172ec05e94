// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if WITHOUT_ANDROID
/// A fling inside the range, in the modules of pages without Android: all of theirs decay exponentially.
public typealias FlingSimulation = DecaySimulation
#else
/// A fling inside the range, by the law of its profile.
public struct FlingSimulation: Equatable, Sendable, BitwiseCopyable {
  /// An exponential decay; without meaning where there is a spline.
  private let decay: DecaySimulation
  /// Android's law; nil for an exponential decay.
  private let spline: SplineFling?

  /// A fling whose speed decays exponentially.
  init(_ decay: DecaySimulation) {
    self.decay = decay
    spline = nil
  }

  /// A fling by Android's law.
  init(_ spline: SplineFling) {
    decay = DecaySimulation(position: spline.position, velocity: 0, decayRate: 1)
    self.spline = spline
  }

  /// The position at time 0, in points.
  public var position: Double { decay.position }
  /// When the motion stops, in seconds; 0 where nothing moves.
  public var duration: Double { spline?.duration ?? decay.duration }
  /// Where the motion stops, in points.
  public var restingPosition: Double { spline?.restingPosition ?? decay.restingPosition }

  /// The position at a time in seconds, in points.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time in seconds, in points per second; 0 from `duration` on.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The position in points and the velocity in points per second at a time in seconds.
  @inline(__always)
  func state(at time: Double) -> (position: Double, velocity: Double) {
    if let spline { return spline.state(at: time) }
    return decay.state(at: time)
  }

  /// When the motion reaches a position, in seconds; infinity when it stops before or goes away from it.
  public func time(ofPosition target: Double) -> Double {
    if let spline { return spline.time(ofPosition: target) }
    return decay.time(ofPosition: target)
  }

  /// The rest of a fling by Android's law from a time in seconds, which starts at another position in points;
  /// nil for an exponential decay, which a fling of the same speed continues.
  func moved(at time: Double, to position: Double) -> FlingSimulation? {
    spline.map { FlingSimulation($0.moved(at: time, to: position)) }
  }
}
#endif
