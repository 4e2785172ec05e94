// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The timing of one segment: least squares, and the checks of the printed result.

extension KeyframeReducer {
  /// The timing of a segment between two frames, or nil where none is within the error.
  ///
  /// - Parameter from: The printed value of the first sample.
  func fit(
    _ samples: [Double], _ start: Int, _ end: Int, _ from: Double
  ) -> Keyframe.Easing? {
    // Arrays lend spans themselves only on new systems.
    samples.withUnsafeBufferPointer { fit($0.span, start, end, from) }
  }

  @inline(__always)
  private func fit(
    _ samples: Span<Double>, _ start: Int, _ end: Int, _ from: Double
  ) -> Keyframe.Easing? {
    let length = end - start
    guard length > 1 else { return .linear }
    let travel = format.rounded(samples[end]) - from
    let inside = samples.extracting((start + 1)..<end)
    if isLinear(inside, from, slope: travel / Double(length)) { return .linear }
    guard travel != 0 else { return nil }

    let count = inside.count
    let column = BezierBasis.start(length: length)
    let columns = basis.columns.span
    let first = columns.extracting(column..<(column + count))
    let second = columns.extracting((column + count)..<(column + 2 * count))
    let third = columns.extracting((column + 2 * count)..<(column + 3 * count))
    // Checked once, so that the loops over frames need not check it.
    precondition(first.count == count && second.count == count && third.count == count)
    var (y1, y2) = leastSquares(inside, first, second, from, travel, basis.solvers[length])
    if staysInUnitSquare {
      y1 = min(max(y1, 0), 1)
      y2 = min(max(y2, 0), 1)
    }
    guard abs(y1) < 1000, abs(y2) < 1000 else { return nil }
    let printed = parameterFormat(travel: travel)
    y1 = printed.rounded(y1)
    y2 = printed.rounded(y2)
    guard isWithinTolerance(inside, first, second, third, from, travel, y1, y2) else { return nil }
    guard staysBetweenFrames(samples, start, length, from, travel, y1, y2) else { return nil }
    return .cubic(
      y1: printed.scaled(y1), y2: printed.scaled(y2), decimals: printed.decimals)
  }

  /// The timing parameters that deviate least from the samples, by least squares.
  ///
  /// The unknowns are deviations from the straight line, whose parameters are the x values of the curve.
  @inline(__always)
  private func leastSquares(
    _ inside: Span<Double>, _ first: Span<Double>, _ second: Span<Double>, _ from: Double,
    _ travel: Double, _ solver: BezierBasis.Solver
  ) -> (y1: Double, y2: Double) {
    let count = inside.count
    var inner = 0
    var quads1 = SIMD4<Double>.zero
    var quads2 = SIMD4<Double>.zero
    while inner + 4 <= count {
      let distance = inside.quad(at: inner) - from
      quads1 += first.quad(at: inner) * distance
      quads2 += second.quad(at: inner) * distance
      inner += 4
    }
    var right1 = quads1.sum()
    var right2 = quads2.sum()
    while inner < count {
      let distance = inside[inner] - from
      right1 += first[inner] * distance
      right2 += second[inner] * distance
      inner += 1
    }
    right1 -= travel * solver.time1
    right2 -= travel * solver.time2
    return (
      UnitBezier.x1 + (solver.a * right1 + solver.b * right2) / travel,
      UnitBezier.x2 + (solver.b * right1 + solver.d * right2) / travel
    )
  }

  /// Whether the curve is within the error of every sample inside a segment.
  @inline(__always)
  private func isWithinTolerance(
    _ inside: Span<Double>, _ first: Span<Double>, _ second: Span<Double>, _ third: Span<Double>,
    _ from: Double, _ travel: Double, _ y1: Double, _ y2: Double
  ) -> Bool {
    let count = inside.count
    let (travel1, travel2) = (travel * y1, travel * y2)
    var inner = 0
    while inner < count, count >= 4 {
      // The last four, where fewer are left: some are compared twice.
      inner = min(inner, count - 4)
      let curved = travel1 * first.quad(at: inner) + travel2 * second.quad(at: inner)
      let value = from + (curved + travel * third.quad(at: inner))
      guard (value - inside.quad(at: inner)).isWithin(tolerance) else { return false }
      inner += 4
    }
    while inner < count {
      let curved = travel1 * first[inner] + travel2 * second[inner]
      let value = from + (curved + travel * third[inner])
      guard abs(value - inside[inner]) <= tolerance else { return false }
      inner += 1
    }
    return true
  }

  /// Whether the straight line is within the error of every sample inside a segment.
  private func isLinear(_ inside: Span<Double>, _ from: Double, slope: Double) -> Bool {
    var inner = 0
    while inner + 4 <= inside.count {
      let value = from + slope * (SIMD4(1, 2, 3, 4) + Double(inner))
      guard (value - inside.quad(at: inner)).isWithin(tolerance) else { return false }
      inner += 4
    }
    while inner < inside.count {
      guard abs(from + slope * Double(inner + 1) - inside[inner]) <= tolerance else { return false }
      inner += 1
    }
    return true
  }

  /// The fewest decimals with which rounding the two parameters costs less than an eighth of the tolerance:
  /// the sum of their weights never exceeds 0.75.
  private func parameterFormat(travel: Double) -> DecimalFormat {
    var decimals = 1
    var unit = 0.1
    let limit = tolerance / 8
    while decimals < 6, abs(travel) * unit * 0.375 > limit {
      decimals += 1
      unit /= 10
    }
    return DecimalFormat(decimals: decimals)
  }

  /// Whether the curve's turning points are between the samples on either side, within the error.
  ///
  /// Between turning points the curve is monotonic, and at frames it has been checked.
  private func staysBetweenFrames(
    _ samples: Span<Double>, _ start: Int, _ length: Int, _ from: Double, _ travel: Double,
    _ y1: Double, _ y2: Double
  ) -> Bool {
    // y′(s) / 3 = y1 (1−s)² + 2 (y2−y1)(1−s) s + (1−y2) s² = a s² + 2 b s + y1
    if y1 >= 0, y2 >= y1, y2 <= 1 { return true }
    let a = y1 - 2 * (y2 - y1) + (1 - y2)
    let b = (y2 - y1) - y1
    let discriminant = b * b - a * y1
    guard discriminant > 0 else { return true }
    // The stable form: the two roots are q / a and y1 / q.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    for s in [q / a, y1 / q] where s > 0 && s < 1 {
      let value = from + travel * UnitBezier.value(s, y1, y2)
      let frame = start + min(Int(UnitBezier.time(at: s) * Double(length)), length - 1)
      let low = min(samples[frame], samples[frame + 1])
      let high = max(samples[frame], samples[frame + 1])
      if value < low - tolerance || value > high + tolerance { return false }
    }
    return true
  }
}
