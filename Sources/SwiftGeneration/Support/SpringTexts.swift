// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A spring as Swift, operation for operation the core's `SpringSimulation`.
enum SpringTexts {
  static let spring = motion + "\n\n" + settling

  private static let motion = """
    /// A damped spring of mass 1 that returns to 0, as a closed form of time.
    ///
    /// x(t) = x₀·C(t) + (v₀ + β·x₀)·S(t), v(t) = v₀·C(t) − (β·v₀ + ω²·x₀)·S(t)
    private struct Spring {
      enum Damping { case under, critical, over }

      let displacement, velocity: Double
      /// β, ω² and √|ω² − β²|.
      let decay, stiffness, frequency: Double
      let damping: Damping

      init(response: Double, dampingRatio: Double, displacement: Double, velocity: Double) {
        self.displacement = displacement
        self.velocity = velocity
        let natural = 2 * Double.pi / response
        stiffness = natural * natural
        decay = 2 * dampingRatio * natural / 2
        let difference = decay * decay - stiffness
        if difference.magnitude <= stiffness * 0x1p-46 {
          damping = .critical
          frequency = 0
        } else {
          damping = difference < 0 ? .under : .over
          frequency = difference.magnitude.squareRoot()
        }
      }

      func position(at time: Double) -> Double {
        let kernel = kernel(at: time)
        return displacement * kernel.cosine + (velocity + decay * displacement) * kernel.sine
      }

      func velocity(at time: Double) -> Double {
        let kernel = kernel(at: time)
        return velocity * kernel.cosine
          - (decay * velocity + stiffness * displacement) * kernel.sine
      }

      /// C(t) and S(t).
      private func kernel(at time: Double) -> (cosine: Double, sine: Double) {
        guard time > 0 else { return (1, 0) }
        switch damping {
        case .critical:
          let envelope = exp(-decay * time)
          return (envelope, envelope == 0 ? 0 : envelope * time)
        case .under:
          let envelope = exp(-decay * time)
          guard envelope > 0 else { return (0, 0) }
          let angle = frequency * time
          return (envelope * cos(angle), envelope * sin(angle) / frequency)
        case .over:
          let angle = frequency * time
          let slow = exp(-stiffness / (decay + frequency) * time)
          let fast = exp(-(decay + frequency) * time)
          let cosine = (slow + fast) / 2
          if angle > 0.5 { return (cosine, (slow - fast) / (2 * frequency)) }
          let z = angle * angle
          let a =
            1 + z / 6 * (1 + z / 20 * (1 + z / 42 * (1 + z / 72 * (1 + z / 110 * (1 + z / 156)))))
          return (cosine, exp(-decay * time) * time * a)
        }
      }
    }
    """

  private static let settling = """
    /// When a spring comes to rest.
    extension Spring {
      /// A motion p·C(t) + q·S(t).
      private struct Mode { var p, q: Double }

      private func value(_ mode: Mode, at time: Double) -> Double {
        let kernel = kernel(at: time)
        return mode.p * kernel.cosine + mode.q * kernel.sine
      }

      private func derivative(_ mode: Mode) -> Mode {
        let sigma: Double
        switch damping {
        case .under: sigma = -frequency * frequency
        case .critical: sigma = 0
        case .over: sigma = frequency * frequency
        }
        return Mode(p: mode.q - decay * mode.p, q: sigma * mode.p - decay * mode.q)
      }

      /// The first time at which a mode is 0.
      private func firstZero(_ mode: Mode) -> Double {
        if mode.p == 0 { return mode.q == 0 ? .infinity : 0 }
        switch damping {
        case .critical:
          let time = -mode.p / mode.q
          return time > 0 ? time : .infinity
        case .over:
          let tangent = -mode.p * frequency / mode.q
          guard tangent > 0, tangent < 1 else { return .infinity }
          return log((1 + tangent) / (1 - tangent)) / (2 * frequency)
        case .under:
          return bisect(from: 0, to: Double.pi / frequency) { time in
            mode.p < 0 ? value(mode, at: time) < 0 : value(mode, at: time) > 0
          }
        }
      }

      /// The time from which on it stays within both tolerances.
      func settlingTime(distance: Double, speed: Double) -> Double {
        let position = Mode(p: displacement, q: velocity + decay * displacement)
        return max(
          lastReach(of: position, to: distance), lastReach(of: derivative(position), to: speed))
      }

      private func lastReach(of mode: Mode, to limit: Double) -> Double {
        if mode.p == 0 && mode.q == 0 { return 0 }
        guard limit > 0, decay > 0 else { return .infinity }
        let extremum = firstZero(derivative(mode))
        guard extremum < .infinity else {
          return mode.p.magnitude < limit ? 0 : fall(of: mode, from: 0, below: limit)
        }
        if value(mode, at: extremum).magnitude < limit {
          return mode.p.magnitude < limit
            ? 0 : fall(of: mode, from: 0, below: limit, noLaterThan: extremum)
        }
        guard damping == .under else { return fall(of: mode, from: extremum, below: limit) }
        let half = Double.pi / frequency
        let peaks = log(value(mode, at: extremum).magnitude / limit) / (decay * half)
        var last = extremum + half * (nearestWhole(peaks + 0.5))
        while last > extremum + half / 2, value(mode, at: last).magnitude < limit { last -= half }
        return fall(of: mode, from: last, below: limit, noLaterThan: last + half)
      }

      /// When a mode that falls from a time on passes below a limit.
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
    """
}
