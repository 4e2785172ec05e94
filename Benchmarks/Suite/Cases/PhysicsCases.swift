// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore

/// Steps of the closed forms, 1,000 to a run.
enum PhysicsCases {
  @Sendable static func all() -> [BenchCase] {
    [
      make("decay", "position") {
        let decay = DecaySimulation(position: 0, velocity: 2000, rate: .normal)
        return { decay.position(at: $0) }
      },
      make("rubber-band", "banded") {
        let band = RubberBand(dimension: 896)
        return { band.banded(200 * $0) }
      },
      make("rubber-band", "raw") {
        let band = RubberBand(dimension: 896)
        return { band.raw(100 * $0) }
      },
      make("spring", "position") {
        let spring = SpringSimulation(.swiftUIDefault, displacement: 200, velocity: -300)
        return { spring.position(at: $0) }
      },
      make("spring", "settling") {
        let spring = SpringSimulation(.swiftUIDefault, displacement: 200, velocity: -300)
        return { spring.settlingTime(distance: 0.1 + $0, speed: 10) }
      },
      make("decay", "end") {
        { step in
          DecaySimulation(position: 0, velocity: 500 + 400 * step, rate: .normal)
            .restingPosition
        }
      },
    ]
  }

  private static func make(
    _ law: String, _ question: String,
    _ prepare: @escaping @Sendable () -> (_ step: Double) -> Double
  ) -> BenchCase {
    BenchCase(CaseID("physics", law, "-", question), unit: "step", set: .quick) {
      let answer = prepare()
      return PreparedCase(units: 1000) {
        var sum = 0.0
        for step in 0..<1000 { sum += answer(Double(step) / 240) }
        return sum
      }
    }
  }
}
