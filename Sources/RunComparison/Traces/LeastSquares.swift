// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Fits a curve with a few constants to samples, by least squares.
///
/// Gauss–Newton with Levenberg's damping, and derivatives by central differences. Confidence
/// intervals come from the Jacobian at the solution: with s² = SSR/(n − p) the covariance is
/// s²·(JᵀJ)⁻¹.
struct LeastSquares {
  /// The constants.
  private(set) var parameters: [Double]
  /// Standard errors of the constants; infinite for those that the samples do not determine.
  private(set) var standardErrors: [Double]
  /// The differences of samples and curve.
  private(set) var residuals: [Double]

  /// A fit that has not converged after this many iterations fails.
  private static let roundLimit = 40

  /// How many samples there are beyond those that fix the constants.
  var freedom: Int { residuals.count - parameters.count }
  /// The root of the mean square of the differences.
  var rms: Double {
    (residuals.reduce(0) { $0 + $1 * $1 } / Double(max(1, residuals.count))).squareRoot()
  }

  /// Fits a curve.
  ///
  /// - Parameters:
  ///   - times: When the samples were taken.
  ///   - values: The samples.
  ///   - start: Constants near the solution.
  ///   - steps: A small change of each constant, by which derivatives are taken.
  ///   - curve: The curve for constants at a time; NaN for constants that make no sense.
  /// - Returns: The solution; nil if there is none, or too few samples.
  init?(
    times: [Double], values: [Double], start: [Double], steps: [Double],
    curve: ([Double]) -> (Double) -> Double
  ) {
    let count = start.count
    guard times.count > count else { return nil }
    parameters = start
    standardErrors = []
    residuals = Self.residuals(times, values, curve(start))
    var sum = Self.squares(residuals)
    guard sum.isFinite else { return nil }
    var damping = 1e-3
    var normal: [[Double]] = []
    for _ in 0..<Self.roundLimit {
      let jacobian = Self.jacobian(times, parameters, steps, curve)
      normal = Self.normal(jacobian)
      let gradient = jacobian.map { Self.product($0, residuals) }
      var hasImproved = false
      var gain = 0.0
      while damping < 1e12 {
        var damped = normal
        for index in 0..<count {
          damped[index][index] += damping * max(normal[index][index], 1e-12)
        }
        if let step = Self.solve(damped, gradient) {
          let next = zip(parameters, step).map { $0 + $1 }
          let left = Self.residuals(times, values, curve(next))
          let leftSum = Self.squares(left)
          if leftSum.isFinite, leftSum <= sum {
            gain = (sum - leftSum) / max(sum, 1e-30)
            (parameters, residuals, sum) = (next, left, leftSum)
            damping = max(damping / 10, 1e-9)
            hasImproved = true
            break
          }
        }
        damping *= 10
      }
      if !hasImproved || gain < 1e-9 { break }
    }
    normal = Self.normal(Self.jacobian(times, parameters, steps, curve))
    let variance = sum / Double(freedom)
    for index in 0..<count {
      var unit = [Double](repeating: 0, count: count)
      unit[index] = 1
      let column = Self.solve(normal, unit)
      let share = column.map { $0[index] } ?? .infinity
      standardErrors.append(share >= 0 ? (variance * share).squareRoot() : .infinity)
    }
  }

  private static func residuals(
    _ times: [Double], _ values: [Double], _ curve: (Double) -> Double
  ) -> [Double] {
    times.indices.map { values[$0] - curve(times[$0]) }
  }

  private static func squares(_ residuals: [Double]) -> Double {
    residuals.reduce(0) { $0 + $1 * $1 }
  }

  private static func jacobian(
    _ times: [Double], _ parameters: [Double], _ steps: [Double],
    _ curve: ([Double]) -> (Double) -> Double
  ) -> [[Double]] {
    parameters.indices.map { index in
      var (above, below) = (parameters, parameters)
      above[index] += steps[index]
      below[index] -= steps[index]
      let curves = (curve(above), curve(below))
      return times.map { (curves.0($0) - curves.1($0)) / (2 * steps[index]) }
    }
  }

  private static func normal(_ jacobian: [[Double]]) -> [[Double]] {
    var normal = jacobian.map { _ in [Double](repeating: 0, count: jacobian.count) }
    for row in jacobian.indices {
      for column in 0...row {
        normal[row][column] = product(jacobian[row], jacobian[column])
        normal[column][row] = normal[row][column]
      }
    }
    return normal
  }

  private static func product(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    var index = 0
    while index < a.count {
      sum += a[index] * b[index]
      index += 1
    }
    return sum
  }

  /// Solves a symmetric, positive system by elimination with the largest pivot; nil for a singular one.
  ///
  /// Rows and columns are scaled first: constants of different units differ by orders of magnitude.
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double]? {
    let count = right.count
    let scales = (0..<count).map { row -> Double in
      let own = matrix[row][row]
      return own > 0 ? 1 / own.squareRoot() : 0
    }
    guard scales.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    var rows = (0..<count).map { row -> [Double] in
      var scaled = (0..<count).map { matrix[row][$0] * scales[row] * scales[$0] }
      scaled.append(right[row] * scales[row])
      return scaled
    }
    for column in 0..<count {
      var pivot = column
      for row in column..<count where rows[row][column].magnitude > rows[pivot][column].magnitude {
        pivot = row
      }
      rows.swapAt(column, pivot)
      guard rows[column][column].magnitude > 1e-13 else { return nil }
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { row -> Double in rows[row][count] / rows[row][row] * scales[row] }
  }
}
