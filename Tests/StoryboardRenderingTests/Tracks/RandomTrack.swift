// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport

@testable import StoryboardRendering

/// Typical scroll motion: rests, drags, decays, springs, clamps and jumps in random order.
enum RandomTrack {
  static func samples(seed: UInt64, rate: Int, hasJumps: Bool = true) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var samples: [Double] = []
    var value = Double.random(in: -200...200, using: &random)
    let step = 1 / Double(rate)
    for _ in 0..<6 {
      let count = Int(Double.random(in: 0.2...1, using: &random) * Double(rate))
      let velocity = Double.random(in: -4000...4000, using: &random)
      let start = value
      switch Int.random(in: 0..<(hasJumps ? 6 : 5), using: &random) {
      case 0:
        samples += Array(repeating: value, count: count)
      case 1:
        for n in 0..<count {
          value = start + velocity * 0.3 * Double(n) * step
          samples.append(value)
        }
      case 2:
        for n in 0..<count {
          value = start + velocity * 0.5 * (1 - SyntheticRun.exponential(-2 * Double(n) * step))
          samples.append(value)
        }
      case 3:
        for n in 0..<count {
          let t = Double(n) * step
          value = start + velocity * t * SyntheticRun.exponential(-11 * t)
          samples.append(value)
        }
      case 4:
        for n in 0..<count {
          let moved = start + velocity * 0.3 * Double(n) * step
          value = min(max(moved, start - 100), start + 100)
          samples.append(value)
        }
      default:
        value += Double.random(in: -300...300, using: &random)
        samples += Array(repeating: value, count: count)
      }
    }
    return samples
  }
}

extension [Keyframe] {
  /// The value at a time in frames, in units of the last decimal, as a browser computes it.
  func value(at frame: Double) -> Double {
    guard let next = firstIndex(where: { Double($0.quarters) / 4 > frame }) else {
      return Double(self[count - 1].value)
    }
    let a = self[next - 1]
    let b = self[next]
    let x = (frame * 4 - Double(a.quarters)) / Double(b.quarters - a.quarters)
    let travel = Double(b.value - a.value)
    switch a.easing {
    case .step: return Double(a.value)
    case .linear: return Double(a.value) + travel * x
    case .cubic(let y1, let y2, let decimals):
      var unit = 1.0
      for _ in 0..<decimals { unit /= 10 }
      return Double(a.value) + travel
        * referenceBezier(
          x, 0.33, Double(y1) * unit, 0.67, Double(y2) * unit)
    }
  }
}
