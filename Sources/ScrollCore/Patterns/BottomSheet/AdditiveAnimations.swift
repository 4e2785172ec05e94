// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What animations of `UIView` add to the model: residuals that fall to 0.
///
/// The model jumps to its new value. The presentation is the model plus the remaining distance of
/// each running animation. If the model moves meanwhile, the presentation shifts, and the residual
/// continues to decay.
struct AdditiveAnimations: Sendable {
  private struct Residual: Sendable, BitwiseCopyable {
    var spring: SpringSimulation
    var start: Double
    var end: Double
  }

  /// How many run at the same time; of a further one's forerunners the oldest is dropped.
  ///
  /// Each ends within 0.4 s, and drags separate them, so a finger cannot reach this limit.
  static let capacity = 4

  /// They lie on the heap: who asks for their sum in each frame would otherwise copy all of them.
  private var residuals: [Residual] = []

  /// No animation.
  init() {}

  /// Whether there are none.
  @inline(__always)
  var isEmpty: Bool { residuals.isEmpty }

  /// When the last of them ends, in seconds; negative infinity for none.
  var end: Double {
    var result = -Double.infinity
    for residual in residuals { result = max(result, residual.end) }
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
    residuals.removeAll { $0.end <= start }
    if residuals.count == Self.capacity { residuals.removeFirst() }
    residuals.append(Residual(spring: spring, start: start, end: start + duration))
  }

  /// What they add at a time in seconds, in points.
  func value(at time: Double) -> Double {
    var sum = 0.0
    for residual in residuals where time < residual.end {
      sum += residual.spring.position(at: time - residual.start)
    }
    return sum
  }

  /// How fast what they add changes at a time in seconds, in points per second.
  func velocity(at time: Double) -> Double {
    var sum = 0.0
    for residual in residuals where time < residual.end {
      sum += residual.spring.velocity(at: time - residual.start)
    }
    return sum
  }

  /// Ends them all.
  mutating func removeAll() { residuals.removeAll() }
}
