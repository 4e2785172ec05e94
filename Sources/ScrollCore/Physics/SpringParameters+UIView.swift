// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension SpringParameters {
  /// Makes the spring that `UIView.animate(withDuration:usingSpringWithDamping:…)` runs.
  ///
  /// UIKit does not document how a duration determines a stiffness. Several re-implementations that
  /// were compared with UIKit's own curves agree: mass 1, and ω such that the *envelope* of the
  /// motion has fallen to a thousandth of the travel at the end.
  ///
  /// ```
  /// ζ < 1:  (ζω − v)/(ω·√(1 − ζ²))·e^(−ζωT) = 0.001
  /// ζ = 1:  ((ω − v)·T + 1)·e^(−ωT)         = 0.001
  /// ```
  /// Twelve Newton steps from ω = 5/T solve it, as there. Without velocity the first equation has the
  /// closed form ω = ln(ζ/(0.001·√(1 − ζ²)))/(ζT), and the second gives ωT = 9.23341. Where the steps do
  /// not arrive, as for velocities far above 5/T, the spring is that of a start from rest.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ; above 1 counts as 1, below 0.01 as 0.01.
  ///   - duration: T in seconds; limited to 0.01…10.
  ///   - initialVelocity: v; positive towards the target.
  public init(
    uiViewDampingRatio dampingRatio: Double, duration: Double,
    initialVelocity: TravelsPerSecond = TravelsPerSecond(0)
  ) {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let time = min(max(duration, 0.01), 10)
    var frequency = Self.solveFrequency(ratio: ratio, time: time, velocity: initialVelocity.value)
    let (value, _) = Self.envelope(
      at: frequency, ratio: ratio, time: time, velocity: initialVelocity.value)
    if !(frequency > 0 && value.magnitude < 1e-6) {
      frequency = Self.solveFrequency(ratio: ratio, time: time, velocity: 0)
    }
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// Newton's method for ω, per second.
  private static func solveFrequency(ratio: Double, time: Double, velocity: Double) -> Double {
    var frequency = 5 / time
    for _ in 0..<12 {
      let (value, slope) = envelope(at: frequency, ratio: ratio, time: time, velocity: velocity)
      frequency -= value / slope
    }
    return frequency
  }

  /// The envelope at the end less a thousandth, and its derivative by ω.
  private static func envelope(
    at frequency: Double, ratio: Double, time: Double, velocity: Double
  ) -> (value: Double, slope: Double) {
    let decay = Elementary.exp(-ratio * frequency * time)
    guard ratio < 1 else {
      let height = (frequency - velocity) * time + 1
      return (height * decay - 0.001, (1 - height) * time * decay)
    }
    let root = (1 - ratio * ratio).squareRoot()
    let height = (ratio - velocity / frequency) / root * decay
    return (
      height - 0.001, velocity / (frequency * frequency) / root * decay - ratio * time * height
    )
  }
}
