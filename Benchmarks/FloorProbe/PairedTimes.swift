// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import LayoutCases
import ScrollCore

/// Times of two layouts of the same frames, measured alternately, so that a slow machine slows down
/// both.
struct PairedTimes {
  /// How many pairs there are.
  let pairs: Int
  /// The median of the ratios of all pairs.
  let ratio: Double
  /// The 10 % and 90 % quantiles of the ratios.
  let spread: (low: Double, high: Double)
  /// The median time of the first, in nanoseconds per frame.
  let first: Double
  /// The median time of the second, in nanoseconds per frame.
  let second: Double

  /// Measures times in the order ABBA, with different frames in each iteration.
  init(pairs: Int, frames: Int, _ a: (Int) -> Void, _ b: (Int) -> Void) {
    var times: (a: [Double], b: [Double]) = ([], [])
    let clock = ContinuousClock()
    func time(_ action: (Int) -> Void, _ round: Int) -> Double {
      let duration = clock.measure { action(round) }.components
      return (Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9) / Double(frames)
    }
    a(0)
    b(0)
    for pair in 0..<pairs {
      if pair % 2 == 0 {
        times.a.append(time(a, pair))
        times.b.append(time(b, pair))
      } else {
        times.b.append(time(b, pair))
        times.a.append(time(a, pair))
      }
    }
    let ratios = zip(times.a, times.b).map { $0 / $1 }.sorted()
    self.pairs = pairs
    ratio = ratios[pairs / 2]
    spread = (ratios[pairs / 10], ratios[pairs - 1 - pairs / 10])
    first = times.a.sorted()[pairs / 2]
    second = times.b.sorted()[pairs / 2]
  }

  /// The times of the first next to those of the second, by its name, and their ratio.
  func summary(against second: String, decimals: Int) -> String {
    func ratio(_ number: Double) -> String { Numerals.fixed(number, decimals: decimals) }
    return "\(Numerals.fixed(first, decimals: 1)) ns a frame, \(second) "
      + "\(Numerals.fixed(self.second, decimals: 1)) ns, paired ratio \(ratio(self.ratio)) "
      + "(p10 \(ratio(spread.low)), p90 \(ratio(spread.high)), \(pairs) pairs)"
  }
}
