// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension SpringSimulation {
  /// A motion p·C(t) + q·S(t): position, velocity and acceleration are all of this form.
  private struct Mode {
    var p: Double
    var q: Double
  }

  private var positionMode: Mode { Mode(p: displacement, q: velocity + decay * displacement) }

  private func value(_ mode: Mode, at time: Double) -> Double {
    let kernel = kernel(at: time)
    return mode.p * kernel.cosine + mode.q * kernel.sine
  }

  /// The derivative, from C′ = −βC + (β² − ω²)·S and S′ = C − βS.
  private func derivative(_ mode: Mode) -> Mode {
    let sigma =
      switch damping {
      case .under: -frequency * frequency
      case .critical: 0.0
      case .over: frequency * frequency
      }
    return Mode(p: mode.q - decay * mode.p, q: sigma * mode.p - decay * mode.q)
  }

  /// The first time from 0 on at which a mode is 0; infinity if there is none.
  ///
  /// Closed forms for critical and over-damped springs. An underdamped mode changes sign once in each
  /// half period, where bisection finds the zero to the last bit.
  private func firstZero(_ mode: Mode) -> Double {
    if mode.p == 0 { return mode.q == 0 ? .infinity : 0 }
    switch damping {
    case .critical:
      let time = -mode.p / mode.q
      return time > 0 ? time : .infinity
    case .over:
      let tangent = -mode.p * frequency / mode.q
      guard tangent > 0, tangent < 1 else { return .infinity }
      return Elementary.log((1 + tangent) / (1 - tangent)) / (2 * frequency)
    case .under:
      return bisect(from: 0, to: Double.pi / frequency) { time in
        // Near critical damping the half period ends long after everything has underflown to 0.
        mode.p < 0 ? value(mode, at: time) < 0 : value(mode, at: time) > 0
      }
    }
  }

  /// When the displacement passes 0 for the first time after the start, in seconds; infinity when it
  /// never does.
  public var crossingTime: Double {
    displacement == 0 ? .infinity : firstZero(positionMode)
  }

  /// The first time at which the motion reverses, in seconds; 0 if it starts from rest, infinity if
  /// it never does.
  var turningTime: Double { firstZero(derivative(positionMode)) }

  /// The time from one reversal to the next, in seconds; infinity if there is no second one.
  var halfPeriod: Double { damping == .under ? Double.pi / frequency : .infinity }

  /// When the displacement is largest in magnitude, in seconds; 0 when that is at the start.
  public var peakTime: Double {
    let time = firstZero(derivative(positionMode))
    guard time < .infinity else { return 0 }
    return position(at: time).magnitude > displacement.magnitude ? time : 0
  }

  /// The displacement that is largest in magnitude, in points, signed.
  public var peakDisplacement: Double { position(at: peakTime) }

  /// The time from which on the motion stays within both tolerances, in seconds.
  ///
  /// It is the last time at which |x| reaches `distance` or |v| reaches `speed`, so a spring that
  /// swings through its target does not count as settled. The search examines the extremes of
  /// position and velocity, whose times have closed forms, and bisects the last monotone interval,
  /// so the result is the same to the last bit everywhere. Infinity for a spring without damping.
  ///
  /// - Parameters:
  ///   - distance: Tolerance for the displacement, in points, above 0.
  ///   - speed: Tolerance for the velocity, in points per second, above 0; may be infinite.
  /// - Returns: A time, in seconds; 0 for a motion that is always within both tolerances.
  /// - Complexity: About 130 evaluations of the kernel.
  public func settlingTime(distance: Double, speed: Double) -> Double {
    let position = positionMode
    return max(
      lastReach(of: position, to: distance), lastReach(of: derivative(position), to: speed))
  }

  /// The earliest time after which a mode stays below a limit in magnitude; 0 when it always is.
  private func lastReach(of mode: Mode, to limit: Double) -> Double {
    if mode.p == 0 && mode.q == 0 { return 0 }
    guard limit > 0, decay > 0 else { return .infinity }
    let extremum = firstZero(derivative(mode))
    guard extremum < .infinity else {
      // Falls off from the start.
      return mode.p.magnitude < limit ? 0 : fall(of: mode, from: 0, below: limit)
    }
    if value(mode, at: extremum).magnitude < limit {
      return mode.p.magnitude < limit
        ? 0 : fall(of: mode, from: 0, below: limit, noLaterThan: extremum)
    }
    guard damping == .under else { return fall(of: mode, from: extremum, below: limit) }
    // Peaks follow each other half a period apart and shrink by one factor: the last one that reaches
    // the limit has a closed form. Rounding may put it one peak too far.
    let half = Double.pi / frequency
    let peaks =
      Elementary.log(value(mode, at: extremum).magnitude / limit) / (decay * half)
    var last = extremum + half * (Elementary.nearestWhole(peaks + 0.5))
    while last > extremum + half / 2, value(mode, at: last).magnitude < limit { last -= half }
    return fall(of: mode, from: last, below: limit, noLaterThan: last + half)
  }

  /// When a mode that falls monotonically from a time on passes below a limit.
  private func fall(
    of mode: Mode, from start: Double, below limit: Double, noLaterThan end: Double = .infinity
  ) -> Double {
    let isNegative = value(mode, at: start) < 0
    func holds(_ time: Double) -> Bool {
      let value = value(mode, at: time)
      return (isNegative ? -value : value) >= limit
    }
    var end = end
    if end == .infinity {
      // The slower of the two exponentials, as ω² = (β − γ)(β + γ).
      var step = damping == .over ? (decay + frequency) / stiffness : 1 / decay
      end = start + step
      while holds(end), step < .infinity {
        step *= 2
        end = start + step
      }
    }
    return end < .infinity ? bisect(from: start, to: end, while: holds) : .infinity
  }
}
