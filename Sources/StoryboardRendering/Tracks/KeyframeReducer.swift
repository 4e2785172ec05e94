// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reduces a track to few keys with cubic timing between them, within a stated error.
///
/// Guarantees, all after rounding of values and timing parameters to what is printed:
/// - At every frame the curve is within `tolerance` of the sample.
/// - Between two frames it stays between their two samples, give or take `tolerance`.
/// - A jump is a step a quarter of a frame before the frame that first shows it.
///
/// Segments are as long as they can be from left to right (found by doubling and bisection); the two
/// timing parameters of each come from least squares.
///
/// - Complexity: O(n log m) for n samples and segments of m frames; one allocation, the result's.
package struct KeyframeReducer {
  /// The greatest error, in the unit of the samples.
  var tolerance: Double
  /// Decimals of printed values.
  var format: DecimalFormat
  /// A change from one frame to the next below this is never a jump, in the unit of the samples.
  var smallestJump: Double
  /// Whether timing parameters must lie from 0 to 1, as `keySplines` demands.
  var staysInUnitSquare = false

  private let basis = BezierBasis.shared

  package init(
    tolerance: Double, decimals: Int, smallestJump: Double, staysInUnitSquare: Bool = false
  ) {
    self.tolerance = tolerance
    format = DecimalFormat(decimals: decimals)
    self.smallestJump = smallestJump
    self.staysInUnitSquare = staysInUnitSquare
  }

  /// The keys of a track.
  ///
  /// - Parameters:
  ///   - samples: One value to a frame; at least one.
  ///   - knots: Frames at which a key must be, rising: events where the motion may bend.
  ///   - straight: Frames from which the track goes straight to the next, rising, even where it would
  ///     jump or bend.
  package func keys(_ samples: [Double], knots: [Int] = [], straight: [Int] = []) -> [Keyframe] {
    var keys: [Keyframe] = []
    // Enough for most tracks: growing by and by would take several allocations.
    keys.reserveCapacity(24)
    keys.append(Keyframe(quarters: 0, value: format.scaled(samples[0]), easing: .linear))
    var frame = 0
    var nextKnot = 0
    var nextStraight = 0
    let last = samples.count - 1
    while frame < last {
      while nextStraight < straight.count, straight[nextStraight] < frame { nextStraight += 1 }
      if nextStraight < straight.count, straight[nextStraight] == frame {
        if keys[keys.count - 1].quarters != 4 * frame {
          keys.append(
            Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
        }
        frame += 1
        keys.append(
          Keyframe(quarters: 4 * frame, value: format.scaled(samples[frame]), easing: .linear))
        continue
      }
      if isJump(samples, into: frame + 1) {
        keys[keys.count - 1].easing = .step
        frame += 1
        keys.append(
          Keyframe(quarters: 4 * frame - 1, value: format.scaled(samples[frame]), easing: .linear))
        continue
      }
      let isAfterJump = keys[keys.count - 1].quarters % 4 != 0
      let still = lastStill(samples, from: frame)
      if still > frame + 2 || (isAfterJump && still > frame) || still == last {
        frame = still
        keys.append(
          Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
        continue
      }
      if isAfterJump {
        keys.append(
          Keyframe(quarters: 4 * frame, value: keys[keys.count - 1].value, easing: .linear))
      }
      while nextKnot < knots.count, knots[nextKnot] <= frame { nextKnot += 1 }
      var knot = nextKnot < knots.count ? min(knots[nextKnot], last) : last
      if nextStraight < straight.count { knot = min(knot, straight[nextStraight]) }
      let segment = longestSegment(samples, from: frame, limit: knot)
      keys[keys.count - 1].easing = segment.easing
      frame = segment.end
      keys.append(
        Keyframe(quarters: 4 * frame, value: format.scaled(samples[frame]), easing: .linear))
    }
    return keys
  }

  /// The last frame up to which the printed value stays the same.
  private func lastStill(_ samples: [Double], from frame: Int) -> Int {
    let sample = samples[frame]
    let value = format.scaled(sample)
    let rest = samples.span.extracting((frame + 1)...)
    var count = 0
    while count < rest.count {
      // Where nothing moves, samples are the same to the last bit.
      guard rest[count] == sample || format.scaled(rest[count]) == value else { break }
      count += 1
    }
    return frame + count
  }

  /// Whether a value appears in one frame: the change is more than four times that of the frames before
  /// and after.
  private func isJump(_ samples: [Double], into frame: Int) -> Bool {
    let change = abs(samples[frame] - samples[frame - 1])
    guard change >= smallestJump else { return false }
    let before = frame >= 2 ? abs(samples[frame - 1] - samples[frame - 2]) : 0
    let after = frame + 1 < samples.count ? abs(samples[frame + 1] - samples[frame]) : 0
    return change > 4 * max(before, after)
  }

  // MARK: - One segment

  private func longestSegment(
    _ samples: [Double], from start: Int, limit: Int
  ) -> (end: Int, easing: Keyframe.Easing) {
    let from = format.rounded(samples[start])
    var farthest = min(limit, start + BezierBasis.longest)
    var good = start + 1
    var easing = Keyframe.Easing.linear
    // A jump ends the search: no segment may smear it.
    var checked = start + 1
    var step = 2
    while good < farthest {
      var end = min(start + step, farthest)
      while checked < end {
        if isJump(samples, into: checked + 1) {
          farthest = checked
          end = checked
          break
        }
        checked += 1
      }
      guard end > good else { break }
      if let fit = fit(samples, start, end, from) {
        good = end
        easing = fit
        step *= 2
      } else {
        farthest = end - 1
        break
      }
    }
    var low = good
    while low < farthest {
      let middle = (low + farthest + 1) / 2
      if let fit = fit(samples, start, middle, from) {
        low = middle
        easing = fit
      } else {
        farthest = middle - 1
      }
    }
    return (low, easing)
  }

  /// The timing of a segment between two frames, or nil where none is within the error.
  ///
  /// - Parameter from: The first sample as it is printed.
  private func fit(
    _ samples: [Double], _ start: Int, _ end: Int, _ from: Double
  ) -> Keyframe.Easing? {
    let length = end - start
    guard length > 1 else { return .linear }
    let travel = format.rounded(samples[end]) - from
    let inside = samples.span.extracting((start + 1)..<end)
    if isLinear(inside, from, slope: travel / Double(length)) { return .linear }
    guard travel != 0 else { return nil }

    // Least squares for the deviation from the straight line, whose parameters are the x values.
    let count = inside.count
    let column = BezierBasis.start(length: length)
    let first = basis.columns.span.extracting(column..<(column + count))
    let second = basis.columns.span.extracting((column + count)..<(column + 2 * count))
    let third = basis.columns.span.extracting((column + 2 * count)..<(column + 3 * count))
    // Said once, it need not be asked at each frame.
    precondition(first.count == count && second.count == count && third.count == count)
    var inner = 0
    var quads1 = SIMD4<Double>.zero
    var quads2 = SIMD4<Double>.zero
    while inner + 4 <= count {
      let way = inside.quad(at: inner) - from
      quads1 += first.quad(at: inner) * way
      quads2 += second.quad(at: inner) * way
      inner += 4
    }
    var right1 = quads1.sum()
    var right2 = quads2.sum()
    while inner < count {
      let way = inside[inner] - from
      right1 += first[inner] * way
      right2 += second[inner] * way
      inner += 1
    }
    let solver = basis.solvers[length]
    right1 -= travel * solver.time1
    right2 -= travel * solver.time2
    var y1 = UnitBezier.x1 + (solver.a * right1 + solver.b * right2) / travel
    var y2 = UnitBezier.x2 + (solver.b * right1 + solver.d * right2) / travel
    if staysInUnitSquare {
      y1 = min(max(y1, 0), 1)
      y2 = min(max(y2, 0), 1)
    }
    guard abs(y1) < 1000, abs(y2) < 1000 else { return nil }
    let printed = parameterFormat(travel: travel)
    y1 = printed.rounded(y1)
    y2 = printed.rounded(y2)

    let (travel1, travel2) = (travel * y1, travel * y2)
    inner = 0
    while inner < count, count >= 4 {
      // The last four, where fewer are left: some are looked at twice.
      inner = min(inner, count - 4)
      let curved = travel1 * first.quad(at: inner) + travel2 * second.quad(at: inner)
      let value = from + (curved + travel * third.quad(at: inner))
      guard (value - inside.quad(at: inner)).isWithin(tolerance) else { return nil }
      inner += 4
    }
    while inner < count {
      let curved = travel1 * first[inner] + travel2 * second[inner]
      let value = from + (curved + travel * third[inner])
      guard abs(value - inside[inner]) <= tolerance else { return nil }
      inner += 1
    }
    guard staysBetweenFrames(samples, start, length, from, travel, y1, y2) else { return nil }
    return .cubic(
      y1: printed.scaled(y1), y2: printed.scaled(y2), decimals: printed.decimals)
  }

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

  /// As few decimals as keep the error of rounding the two parameters below an eighth of the tolerance:
  /// their weights never exceed 0.75 together.
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

  /// Whether the curve's turning points lie between the samples on either side, give or take the error.
  ///
  /// Between turning points the curve is monotonic, and at frames it has been checked.
  private func staysBetweenFrames(
    _ samples: [Double], _ start: Int, _ length: Int, _ from: Double, _ travel: Double,
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
