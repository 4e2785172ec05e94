// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Weights of the timing curve at the frames inside a segment, for every length of segment.
///
/// A segment of `length` frames has `length − 1` frames inside; at each of them the value is
/// `first · y1 + second · y2 + third`, in parts of the segment's travel. One table serves all tracks.
struct BezierBasis: Sendable {
  /// The weights at one frame.
  struct Weights: Sendable, BitwiseCopyable {
    var first: Double
    var second: Double
    var third: Double
    /// The part of the time that has passed.
    var time: Double
  }

  /// The inverse of the normal equations of the two unknowns.
  struct Solver: Sendable, BitwiseCopyable {
    var a: Double
    var b: Double
    var d: Double
  }

  /// The longest segment, in frames: 1.6 s at 120 Hz.
  static let longest = 192

  /// The table, made on first use in about a quarter of a millisecond.
  static let shared = BezierBasis()

  let weights: [Weights]
  let solvers: [Solver]
  private let starts: [Int]

  private init() {
    var weights: [Weights] = []
    var solvers = [Solver(a: 0, b: 0, d: 0), Solver(a: 0, b: 0, d: 0)]
    var starts = [0, 0]
    weights.reserveCapacity(Self.longest * Self.longest / 2)
    for length in 2...Self.longest {
      starts.append(weights.count)
      // The ridge picks the shortest solution where one frame inside cannot fix two unknowns.
      var m11 = 1e-7
      var m12 = 0.0
      var m22 = 1e-7
      for frame in 1..<length {
        let x = Double(frame) / Double(length)
        let s = UnitBezier.parameter(at: x)
        let r = 1 - s
        let w = Weights(first: 3 * r * r * s, second: 3 * r * s * s, third: s * s * s, time: x)
        weights.append(w)
        m11 += w.first * w.first
        m12 += w.first * w.second
        m22 += w.second * w.second
      }
      let determinant = m11 * m22 - m12 * m12
      solvers.append(Solver(a: m22 / determinant, b: -m12 / determinant, d: m11 / determinant))
    }
    self.weights = weights
    self.solvers = solvers
    self.starts = starts
  }

  /// Where the weights of a segment lie in `weights`; those of the frame after the first knot come first.
  func range(length: Int) -> Range<Int> { starts[length]..<(starts[length] + length - 1) }
}
