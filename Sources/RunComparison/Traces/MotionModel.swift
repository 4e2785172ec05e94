// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The possible motions of content after a touch up, as curves with constants.
enum MotionModel: CaseIterable {
  /// A fling that decelerates to rest: offset and velocity at touch up, decay rate.
  case fling
  /// A return from beyond an end: displacement and velocity at touch up, natural frequency, damping
  /// ratio, the end.
  case bounce
  /// A fling that reaches an end and bounces: offset and velocity at touch up, decay rate, velocity
  /// into the spring, natural frequency, damping ratio, the end.
  case flingAndBounce

  /// The constants and their indices.
  enum Constant {
    case offset, velocity, decayRate, springVelocity, frequency, dampingRatio, end
  }

  /// The constants in their order.
  var constants: [Constant] {
    switch self {
    case .fling: [.offset, .velocity, .decayRate]
    case .bounce: [.offset, .velocity, .frequency, .dampingRatio, .end]
    case .flingAndBounce:
      [.offset, .velocity, .decayRate, .springVelocity, .frequency, .dampingRatio, .end]
    }
  }

  /// Small changes of the constants, for derivatives.
  var steps: [Double] {
    constants.map {
      switch $0 {
      case .offset, .end: 1e-3
      case .velocity, .springVelocity: 1e-2
      case .decayRate: 1e-5
      case .frequency, .dampingRatio: 1e-5
      }
    }
  }

  /// The curve for constants: the offset in points at a time since touch up, in seconds.
  ///
  /// - Parameters:
  ///   - p: The constants; a curve for ones without a meaning is NaN.
  ///   - stopSpeed: The speed at which a fling stops, in points per second.
  func curve(_ p: [Double], stopSpeed: Double) -> (Double) -> Double {
    switch self {
    case .fling:
      guard p[2] > 0.01, p[2] < 1000 else { return { _ in .nan } }
      // Without its stop: samples after it are not evaluated.
      return { p[0] + p[1] * (1 - Elementary.exp(-p[2] * $0)) / p[2] }
    case .bounce:
      guard let spring = Self.spring(p[0] - p[4], p[1], p[2], p[3]) else { return { _ in .nan } }
      return { p[4] + spring.position(at: $0) }
    case .flingAndBounce:
      guard p[2] > 0.01, p[2] < 1000, let spring = Self.spring(0, p[3], p[4], p[5]) else {
        return { _ in .nan }
      }
      let hit = Self.hit(p)
      return { time in
        time < hit
          ? p[0] + p[1] * (1 - Elementary.exp(-p[2] * time)) / p[2]
          : p[6] + spring.position(at: time - hit)
      }
    }
  }

  /// The time at which a fling reaches the end, in seconds since touch up; infinity for never.
  static func hit(_ p: [Double]) -> Double {
    let share = p[2] * (p[6] - p[0]) / p[1]
    return share < 1 ? max(0, -Elementary.log(1 - share) / p[2]) : .infinity
  }

  private static func spring(
    _ displacement: Double, _ velocity: Double, _ frequency: Double, _ ratio: Double
  ) -> SpringSimulation? {
    guard frequency > 0.5, frequency < 500, ratio > 0.02, ratio < 20 else { return nil }
    let parameters = SpringParameters(
      stiffness: frequency * frequency, damping: 2 * ratio * frequency)
    return SpringSimulation(parameters, displacement: displacement, velocity: velocity)
  }
}
