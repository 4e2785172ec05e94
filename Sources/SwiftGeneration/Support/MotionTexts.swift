// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Animations as Swift, operation for operation those of the core's `StateMotion`.
enum MotionTexts {
  static func text(of helper: SwiftHelper) -> String {
    switch helper {
    case .curve: curve
    case .spring: SpringTexts.spring
    default: ""
    }
  }

  /// A number that may be animated, with the kinds of animations that a file has.
  static func motion(hasSprings: Bool, hasCurves: Bool) -> String {
    var cases: [String] = []
    var values: [String] = []
    var velocities: [String] = []
    if hasSprings {
      cases.append("case spring(Spring)")
      values.append("case .spring(let spring): return target + spring.position(at: time - start)")
      velocities.append("case .spring(let spring): return spring.velocity(at: time - start)")
    }
    if hasCurves {
      cases.append("case curve(Curve, from: Double)")
      values.append(
        """
        case .curve(let curve, let place):
              return place + (target - place) * curve.value(at: (time - start) / (end - start))
        """)
      velocities.append(
        """
        case .curve(let curve, let place):
              let length = end - start
              return (target - place) * curve.slope(at: (time - start) / length) / length
        """)
    }
    return [
      head(cases, values, velocities), hasSprings ? "\n" + springStart : "",
      hasCurves ? "\n" + curveStart : "", "\n}",
    ].joined()
  }

  private static func head(
    _ cases: [String], _ values: [String], _ velocities: [String]
  ) -> String {
    """
    /// A number that may be animated: a closed form of time, so that no frame and no display rate changes it.
    private struct Motion {
      private enum Course {
        \(cases.joined(separator: "\n    "))
      }

      /// What is seen while nothing moves.
      private var still = 0.0
      /// Where it goes.
      private(set) var target = 0.0
      /// When the animation ends, in seconds; nil while there is none.
      private(set) var end: Double?
      private var start = 0.0
      private var course: Course?

      /// What is seen at a time.
      func value(at time: Double) -> Double {
        guard let course, let end else { return still }
        guard time < end else { return target }
        switch course {
        \(values.joined(separator: "\n    "))
        }
      }

      /// How fast it changes at a time, per second.
      func velocity(at time: Double) -> Double {
        guard let course, let end, time < end else { return 0 }
        switch course {
        \(velocities.joined(separator: "\n    "))
        }
      }

      /// Sets it without an animation.
      mutating func set(_ value: Double) {
        still = value
        target = value
        end = nil
        course = nil
      }

      /// Ends an animation whose time has come; whether it did.
      @discardableResult
      mutating func finish(at time: Double) -> Bool {
        guard let end, end <= time + 1e-9 else { return false }
        set(target)
        return true
      }
    """
  }

  private static let springStart = """

      /// Lets a spring go on from what is seen, with its speed or another one.
      ///
      /// It ends at the first instant after which it stays close to its target: within `distance`, and slower than `speed`.
      mutating func spring(
        to target: Double, response: Double, damping: Double, velocity: Double? = nil,
        distance: Double = 0.1, speed: Double = 10, at time: Double
      ) {
        let place = value(at: time)
        let spring = Spring(
          response: response, dampingRatio: damping, displacement: place - target,
          velocity: velocity ?? self.velocity(at: time))
        still = place
        self.target = target
        start = time
        end = time + spring.settlingTime(distance: distance, speed: speed)
        course = .spring(spring)
      }
    """

  private static let curveStart = """

      /// Moves along a curve for some seconds, from what is seen.
      mutating func ease(to target: Double, over seconds: Double, _ curve: Curve, at time: Double) {
        let place = value(at: time)
        still = place
        self.target = target
        start = time
        end = time + max(0, seconds)
        course = .curve(curve, from: place)
      }
    """

  private static let curve = """
    /// How an animation of fixed length advances: a cubic Bézier curve from (0, 0) to (1, 1).
    private struct Curve: Equatable {
      var x1, y1, x2, y2: Double

      init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
      }

      static let linear = Curve(1 / 3.0, 1 / 3.0, 2 / 3.0, 2 / 3.0)
      static let easeIn = Curve(0.42, 0, 1, 1)
      static let easeOut = Curve(0, 0, 0.58, 1)
      static let easeInOut = Curve(0.42, 0, 0.58, 1)
      /// `1 − (1 − t)²`.
      static let decelerate = Curve(1 / 3.0, 2 / 3.0, 2 / 3.0, 1)

      /// The share of the way at a share of the time.
      func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        if self == .linear { return time }
        if self == .decelerate { return 1 - (1 - time) * (1 - time) }
        return Self.bezier(y1, y2, at: parameter(at: time))
      }

      /// How fast the share of the way grows at a share of the time.
      func slope(at time: Double) -> Double {
        guard time >= 0, time < 1 else { return 0 }
        if self == .linear { return 1 }
        if self == .decelerate { return 2 * (1 - time) }
        let parameter = parameter(at: time)
        let run = Self.derivative(x1, x2, at: parameter)
        return run == 0 ? 0 : Self.derivative(y1, y2, at: parameter) / run
      }

      private func parameter(at time: Double) -> Double {
        bisect(from: 0, to: 1) { Self.bezier(x1, x2, at: $0) < time }
      }

      private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
      }

      private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
      }
    }
    """
}
