// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The duration that all animations of a file share, and the format of points in time as fractions of it.
///
/// A frame's fraction of the duration should be a short decimal: 0.4 % rather than 0.3968 %. Where a longer
/// rest at the end, of at most half a second, makes every frame a short decimal, the rest is longer.
struct LoopClock: Equatable, Sendable {
  /// The duration in microseconds.
  let microseconds: Int
  /// The maximum number of decimals of a percentage.
  let percentDecimals: Int

  /// The duration in seconds as printed.
  var duration: Double { Double(microseconds) / 1e6 }

  /// Makes the clock of some runs.
  ///
  /// - Parameters:
  ///   - runs: Rate and number of frames of each.
  ///   - rest: Seconds between the last frame and the end, at least.
  ///   - timeError: The maximum error of a rounded percentage, in seconds.
  init(runs: [(rate: Int, frameCount: Int)], rest: Double, timeError: Double) {
    let length = runs.map { Double(max($0.frameCount - 1, 0)) / Double($0.rate) }.max() ?? 0
    let grid = runs.map(\.rate).max() ?? 60
    let least = max(Int(((length + rest) * Double(grid)).rounded(.up)), 1)
    for decimals in 1...4 {
      // A frame of a run at `rate` is 10^(decimals + 2) / (total · rate / grid) units of the last decimal.
      let whole = Self.power(decimals + 2)
      for total in least...(least + grid / 2) {
        let isExact = runs.allSatisfy {
          (total * $0.rate) % grid == 0 && whole % (total * $0.rate / grid) == 0
        }
        guard isExact else { continue }
        microseconds = Int((Double(total) / Double(grid) * 1e6).rounded())
        percentDecimals = decimals + 2
        return
      }
    }
    microseconds = Int((Double(least) / Double(grid) * 1e6).rounded())
    var decimals = 3
    var error = Double(microseconds) / 1e6 * 0.5e-5
    while decimals < 7, error > timeError {
      decimals += 1
      error /= 10
    }
    percentDecimals = decimals
  }

  /// The whole duration in units of the last decimal of a percentage.
  var whole: Int { Self.power(percentDecimals + 2) }

  /// A point in time, given in quarters of a frame, in units of the last decimal of a percentage.
  func part(quarters: Int, rate: Int) -> Int {
    let time = Double(quarters) / Double(4 * rate)
    return Int((time / duration * Double(whole)).rounded())
  }

  private static func power(_ exponent: Int) -> Int {
    var value = 1
    for _ in 0..<exponent { value *= 10 }
    return value
  }
}
