// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One curve is the other, only earlier or later.
package struct TimeShift: Equatable, Sendable {
  /// How much later B is, in seconds; negative for earlier.
  package var seconds: Double
  /// From when on, in seconds.
  package var start: Double
  /// The largest difference that is left when A is resampled that much later.
  ///
  /// Between frames a sharp bend cannot be known: where the shift is not of whole frames, a few of the
  /// frames that differ, a 25th of them, do not count.
  package var remainder: Double

  /// The longest shift that is looked for, in seconds.
  static let longest = 2.0
  /// The share of the largest difference that may be left, for curves read between frames.
  static let tolerance = 0.1
  /// The share of the frames that may be next to a bend.
  static let bends = 0.04

  /// Finds the shift that explains a difference.
  ///
  /// Whole frames are tried first, then the best is refined by least squares between frames, where the
  /// curve is cubic. What is found counts only if A, resampled, then agrees with B.
  ///
  /// - Parameters:
  ///   - a: The curve of A, a sample to each moment; all exist.
  ///   - b: The curve of B at the same moments.
  ///   - rate: Moments per second.
  ///   - grid: The unit of the recording: up to 1.5 of it is not a difference.
  /// - Returns: The shift; nil if the difference is another.
  static func find(_ a: [Double], _ b: [Double], rate: Int, grid: Double) -> TimeShift? {
    guard a.count == b.count, let first = a.indices.first(where: { a[$0] != b[$0] }) else {
      return nil
    }
    let fit = Fit(a: a, b: b, first: first)
    var best = (shift: 0, error: fit.squares(0, limit: .infinity))
    let unshifted = fit.largest(0)
    let differing = (first..<a.count).reduce(0) { a[$1] == b[$1] ? $0 : $0 + 1 }
    for step in 1...max(1, min(Int(longest * Double(rate)), a.count - 1)) {
      for shift in [step, -step] {
        let error = fit.squares(shift, limit: best.error)
        if error < best.error { best = (shift, error) }
      }
    }
    var shift = Double(best.shift)
    var remainder = fit.largest(shift)
    if remainder > 1.5 * grid || best.shift == 0 {
      let refined = fit.refined(shift)
      let bends = differing < 8 ? 0 : Int((Self.bends * Double(differing)).rounded(.up))
      let left = fit.largest(refined, but: bends)
      if left < remainder { (shift, remainder) = (refined, left) }
    }
    guard shift.magnitude >= 0.02, unshifted > 4 * grid,
      remainder <= max(1.5 * grid, tolerance * unshifted)
    else { return nil }
    return TimeShift(
      seconds: shift / Double(rate), start: Double(first) / Double(rate), remainder: remainder)
  }

  /// Whether another shift is the same, within the resolution of a frame.
  func agrees(with other: TimeShift) -> Bool { (seconds - other.seconds).magnitude < 0.002 }

  private struct Fit {
    let a: [Double]
    let b: [Double]
    let first: Int

    /// Reads A a number of frames earlier; its ends extend infinitely.
    func sample(_ place: Double) -> Double {
      let whole = place.rounded(.down)
      let index = Int(max(-1e9, min(1e9, whole)))
      let part = place - whole
      func at(_ index: Int) -> Double { a[min(max(index, 0), a.count - 1)] }
      if part == 0 { return at(index) }
      let (p, q, r, s) = (at(index - 1), at(index), at(index + 1), at(index + 2))
      let cubic = 3 * (q - r) + s - p
      return q + part / 2 * (r - p + part * (2 * p - 5 * q + 4 * r - s + part * cubic))
    }

    func squares(_ shift: Int, limit: Double) -> Double {
      var sum = 0.0
      let last = a.count - 1
      for index in first..<b.count {
        let error = b[index] - a[min(max(index - shift, 0), last)]
        sum += error * error
        if sum >= limit { return .infinity }
      }
      return sum
    }

    /// The largest remaining difference, except for a number of larger ones.
    func largest(_ shift: Double, but count: Int = 0) -> Double {
      let errors = (first..<b.count).map { (b[$0] - sample(Double($0) - shift)).magnitude }
      if count == 0 { return errors.max() ?? 0 }
      let sorted = errors.sorted()
      return sorted[max(0, sorted.count - 1 - count)]
    }

    /// Gauss–Newton for the one unknown.
    func refined(_ start: Double) -> Double {
      var shift = start
      for _ in 0..<8 {
        var (top, bottom) = (0.0, 0.0)
        for index in first..<b.count {
          let place = Double(index) - shift
          let slope = (sample(place + 0.25) - sample(place - 0.25)) / 0.5
          top += slope * (sample(place) - b[index])
          bottom += slope * slope
        }
        guard bottom > 0 else { return shift }
        let step = max(-1, min(1, top / bottom))
        shift += step
        if step.magnitude < 1e-6 { break }
      }
      return (shift - start).magnitude <= 2 ? shift : start
    }
  }
}
