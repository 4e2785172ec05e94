// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Weights of the timing curve at the frames inside a segment, for every length of segment.
///
/// A segment of `length` frames has `length − 1` frames inside; at each of them the value is
/// `first · y1 + second · y2 + third`, as fractions of the segment's travel. All tracks share one table.
struct BezierBasis: Sendable {
  /// The inverse of the normal equations of the two unknowns, and what the straight line adds to their right sides.
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

  /// The table, made on first use.
  static let shared = BezierBasis()

  /// For each length the weights of `y1` at the frames inside, then the weights of `y2`, then the constants: by columns,
  /// so that several frames are evaluated at once.
  let columns: ContiguousArray<Double>
  let solvers: [Solver]

  private init() {
    var columns = ContiguousArray(repeating: 0.0, count: Self.start(length: Self.longest + 1))
    var solvers = [Solver(), Solver()]
    solvers.reserveCapacity(Self.longest + 1)
    for length in 2...Self.longest {
      // The ridge picks the shortest solution where one frame inside cannot fix two unknowns.
      var m11 = 1e-7
      var m12 = 0.0
      var m22 = 1e-7
      var solver = Solver()
      var index = Self.start(length: length)
      for frame in 1..<length {
        let x = Double(frame) / Double(length)
        let s = UnitBezier.parameter(at: x)
        let one = 3 * (1 - s) * (1 - s) * s
        let two = 3 * (1 - s) * s * s
        columns[index] = one
        columns[index + length - 1] = two
        columns[index + 2 * (length - 1)] = s * s * s
        index += 1
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
    self.columns = columns
    self.solvers = solvers
  }

  /// The index of the first of the three columns of a segment; each has a number for each frame inside.
  static func start(length: Int) -> Int { 3 * ((length - 1) * (length - 2) / 2) }
}
