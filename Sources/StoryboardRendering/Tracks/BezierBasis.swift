// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Weights of the timing curve at the frames inside a segment, for every length of segment.
///
/// A segment of `length` frames has `length − 1` frames inside; at each of them the value is
/// `first · y1 + second · y2 + third`, in parts of the segment's travel. One table serves all tracks.
struct BezierBasis: Sendable {
  /// The inverse of the normal equations of the two unknowns, and what the straight way adds to their right sides.
  struct Solver: Sendable, BitwiseCopyable {
    var a = 0.0
    var b = 0.0
    var d = 0.0
    /// The sums of the weights times the part of the time that has passed.
    var time1 = 0.0
    var time2 = 0.0
  }

  /// The longest segment, in frames: 1.6 s at 120 Hz.
  static let longest = 192

  /// The table, made on first use in about a quarter of a millisecond.
  static let shared = BezierBasis()

  // By columns, so that several frames are weighed at once.
  let first: [Double]
  let second: [Double]
  let third: [Double]
  let solvers: [Solver]
  private let starts: [Int]

  private init() {
    var first: [Double] = []
    var second: [Double] = []
    var third: [Double] = []
    var solvers = [Solver(), Solver()]
    var starts = [0, 0]
    for length in 2...Self.longest {
      starts.append(first.count)
      // The ridge picks the shortest solution where one frame inside cannot fix two unknowns.
      var m11 = 1e-7
      var m12 = 0.0
      var m22 = 1e-7
      var solver = Solver()
      for frame in 1..<length {
        let x = Double(frame) / Double(length)
        let s = UnitBezier.parameter(at: x)
        let r = 1 - s
        let (one, two) = (3 * r * r * s, 3 * r * s * s)
        first.append(one)
        second.append(two)
        third.append(s * s * s)
        m11 += one * one
        m12 += one * two
        m22 += two * two
        solver.time1 += one * x
        solver.time2 += two * x
      }
      let determinant = m11 * m22 - m12 * m12
      (solver.a, solver.b, solver.d) = (m22 / determinant, -m12 / determinant, m11 / determinant)
      solvers.append(solver)
    }
    self.first = first
    self.second = second
    self.third = third
    self.solvers = solvers
    self.starts = starts
  }

  /// Where the weights of a segment lie in the columns; those of the frame after the first knot come first.
  func range(length: Int) -> Range<Int> { starts[length]..<(starts[length] + length - 1) }
}
