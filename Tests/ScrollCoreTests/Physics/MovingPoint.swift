// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The state of a moving point.
struct MovingPoint {
  var position: Double
  var velocity: Double

  /// Advances by the classical Runge-Kutta method of fourth order.
  ///
  /// It is independent of every closed form: it only knows the force.
  mutating func advance(
    by time: Double, steps: Int, acceleration: (_ position: Double, _ velocity: Double) -> Double
  ) {
    let h = time / Double(steps)
    for _ in 0..<steps {
      let a1 = acceleration(position, velocity)
      let v2 = velocity + h / 2 * a1
      let a2 = acceleration(position + h / 2 * velocity, v2)
      let v3 = velocity + h / 2 * a2
      let a3 = acceleration(position + h / 2 * v2, v3)
      let v4 = velocity + h * a3
      let a4 = acceleration(position + h * v3, v4)
      position += h / 6 * (velocity + 2 * v2 + 2 * v3 + v4)
      velocity += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    }
  }
}

/// Whether two numbers agree within a tolerance.
func isClose(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
  (a - b).magnitude <= tolerance
}

/// The central difference of a function of time.
func slope(of function: (Double) -> Double, at time: Double, step: Double = 1e-5) -> Double {
  (function(time + step) - function(time - step)) / (2 * step)
}
