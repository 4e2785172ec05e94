// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What animations of `UIView` add to the model: residuals that fall to 0.
///
/// The model jumps to its new value. The presentation is the model plus the remaining distance of
/// each running animation. If the model moves meanwhile, the presentation shifts, and the residual
/// continues to decay.
struct AdditiveAnimations: Sendable, BitwiseCopyable {
  private struct Residual: Sendable, BitwiseCopyable {
    var spring: SpringSimulation
    var start: Double
    var end: Double
  }

  /// How many run at the same time; of a further one's forerunners the oldest is dropped.
  ///
  /// Each ends within 0.4 s, and drags separate them, so a finger cannot reach this limit.
  static let capacity = 4

  private var residuals: FourValues<Residual>
  private var count = 0

  /// No animation.
  init() {
    let rest = SpringSimulation(
      SpringParameters(stiffness: 1, damping: 2), displacement: 0, velocity: 0)
    residuals = FourValues(
      repeating: Residual(spring: rest, start: 0, end: -.infinity))
  }

  /// Whether there are none.
  ///
  /// It is asked first, because a call of the functions below copies all of them.
  @inline(__always)
  var isEmpty: Bool { count == 0 }

  /// When the last of them ends, in seconds; negative infinity for none.
  var end: Double {
    var result = -Double.infinity
    for index in 0..<count { result = max(result, residuals[index].end) }
    return result
  }

  /// Adds an animation.
  ///
  /// - Parameters:
  ///   - spring: The residual: old value minus new one, and its velocity, in points and points per
  ///     second.
  ///   - start: The start, in seconds; animations that have ended by then are removed.
  ///   - duration: The time from its start to its removal, whatever remains of it, in seconds.
  mutating func add(_ spring: SpringSimulation, start: Double, duration: Double) {
    var kept = 0
    for index in 0..<count where residuals[index].end > start {
      residuals[kept] = residuals[index]
      kept += 1
    }
    if kept == Self.capacity {
      for index in 1..<Self.capacity { residuals[index - 1] = residuals[index] }
      kept -= 1
    }
    residuals[kept] = Residual(spring: spring, start: start, end: start + duration)
    count = kept + 1
  }

  /// What they add at a time in seconds, in points.
  func value(at time: Double) -> Double {
    var sum = 0.0
    for index in 0..<count where time < residuals[index].end {
      sum += residuals[index].spring.position(at: time - residuals[index].start)
    }
    return sum
  }

  /// How fast what they add changes at a time in seconds, in points per second.
  func velocity(at time: Double) -> Double {
    var sum = 0.0
    for index in 0..<count where time < residuals[index].end {
      sum += residuals[index].spring.velocity(at: time - residuals[index].start)
    }
    return sum
  }

  /// Ends them all.
  mutating func removeAll() {
    count = 0
  }
}
