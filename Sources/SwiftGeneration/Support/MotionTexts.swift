// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A state that is animated, as Swift: what is still, or a motion of the core.
enum MotionTexts {
  static let motion = """
    /// A number that may be animated: a closed form of time, so that no frame and no display rate changes it.
    private struct Motion {
      /// What is seen while nothing moves.
      private var still = 0.0
      private var motion: StateMotion?

      /// Where it goes.
      var target: Double { motion?.target ?? still }
      /// When the animation ends, in seconds; nil while there is none.
      var end: Double? { motion?.isOver == true ? nil : motion?.end }

      /// What is seen at a time.
      func value(at time: Double) -> Double { motion?.value(at: time) ?? still }

      /// How fast it changes at a time, per second.
      func velocity(at time: Double) -> Double { motion?.velocity(at: time) ?? 0 }

      /// Sets it without an animation.
      mutating func set(_ value: Double) {
        still = value
        motion = nil
      }

      /// Ends an animation whose time has come; whether it did.
      @discardableResult
      mutating func finish(at time: Double) -> Bool {
        guard let motion, motion.end <= time + 1e-9, !motion.isOver else { return false }
        if motion.isCut, motion.end > time {
          self.motion?.isOver = true
        } else {
          set(motion.target)
        }
        return true
      }
    }
    """

  /// Springs of a response and a damping ratio.
  static let spring = """
    extension Motion {
      /// Lets a spring go on from what is seen, with its speed or another one.
      fileprivate mutating func spring(
        to target: Double, response: Double, damping: Double, velocity: Double? = nil,
        isShare: Bool = false, at time: Double
      ) {
        motion = StateMotion(
          SpringParameters(dampingRatio: damping, response: response), from: value(at: time),
          velocity: velocity ?? self.velocity(at: time), to: target, at: time, isShare: isShare)
      }
    }
    """

  /// Springs of `UIView.animate`.
  static let uiSpring = """
    extension Motion {
      /// Lets a spring go on as `UIView.animate` would: taken away after some seconds, wherever it is then.
      fileprivate mutating func uiSpring(
        to target: Double, over seconds: Double, damping: Double, travelsPerSecond: Double,
        velocity: Double? = nil, isShare: Bool = false, at time: Double
      ) {
        var next = StateMotion(
          SpringParameters(
            uiViewDampingRatio: damping, duration: seconds,
            initialVelocity: TravelsPerSecond(travelsPerSecond)),
          from: value(at: time), velocity: velocity ?? self.velocity(at: time), to: target,
          at: time, isShare: isShare)
        next.cut(after: seconds)
        motion = next
      }
    }
    """

  /// Curves of some seconds.
  static let ease = """
    extension Motion {
      /// Moves along a curve for some seconds, from what is seen.
      fileprivate mutating func ease(
        to target: Double, over seconds: Double, _ curve: TimingCurve, at time: Double
      ) {
        motion = StateMotion(curve, seconds: seconds, from: value(at: time), to: target, at: time)
      }
    }
    """
}
