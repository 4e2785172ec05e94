// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Comparisons, and what is the smaller or the larger one of two numbers.
extension BoxEvaluator {
  /// How far from 0 a difference may be by rounding alone.
  func slack(_ a: Enclosure, _ b: Enclosure) -> Double {
    guard mode == .extremes else { return 0 }
    let size = a.range.magnitude + b.range.magnitude
    return size < 1e15 ? max(1e-9, size * 1e-14) : 0
  }

  /// The same for the sides of a comparison.
  ///
  /// What depends on the screen and the parameters only is compared exactly, as in each world alone.
  private func slack(_ number: Int, _ a: Enclosure, _ b: Enclosure) -> Double {
    isGroup && program.motion(of: number) == .still ? 0 : slack(a, b)
  }

  /// How far from 0 a difference may be at a border of the box, where the next box begins; 0 where there is no such border.
  ///
  /// What is linear is 0 at its lowest or its highest place alone. If another box has that place, too, and the difference goes
  /// on there, this box may leave it out. Registers of several worlds have no next box: one at its least number is that
  /// number in one of the worlds.
  ///
  /// - Parameter end: Whether the difference is 0 where it is lowest or where it is highest.
  func border(_ difference: Enclosure, _ slack: Double, at end: Box.End) -> Double {
    guard slack > 0, difference.isLinear else { return 0 }
    var result = 0.0
    for index in 0..<box.count where difference.slopes[index] != 0 && box.radii[index] > 0 {
      guard index < variables.count else { return 0 }
      let isRising = difference.slopes[index] > 0
      if box.shares(isRising == (end == .low) ? .low : .high, of: index) { result = slack }
    }
    return result
  }

  /// Whether one number is less than another one, or at most as large.
  ///
  /// - Parameter isOrdered: Whether both are so written that the outcome is always the one for equal sides.
  func comparison(
    _ number: Int, _ a: Enclosure, _ b: Enclosure, whenEqual: Bool, _ isOrdered: () -> Bool
  ) -> Enclosure {
    let difference = b.subtracting(a, on: box)
    let slack = slack(number, a, b)
    let (low, high) = (difference.range.low, difference.range.high)
    var result = Interval.truth
    if low > 0 || low >= -border(difference, slack, at: .low) && high > slack && slack > 0 {
      result = Interval(1)
    } else if high < 0
      || high <= border(difference, slack, at: .high) && low < -slack && slack > 0
    {
      result = Interval(0)
    } else if whenEqual ? low >= 0 : high <= 0 {
      result = Interval(whenEqual ? 1 : 0)
    } else if isOrdered() {
      result = Interval(whenEqual ? 1 : 0)
    } else if low >= -slack, high <= slack {
      // Both sides are the same but for rounding.
      result = Interval(whenEqual ? 1 : 0)
    } else {
      decisions.append(Decision(difference: difference, comparison: number))
    }
    return Enclosure(result, mayFail: difference.mayFail)
  }

  func equality(_ number: Int, _ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let difference = a.subtracting(b, on: box)
    let slack = slack(number, a, b)
    let range = difference.range
    var result = Interval.truth
    if range.low > 0 || range.high < 0 {
      result = Interval(0)
    } else if range.low >= -slack, range.high <= slack {
      result = Interval(1)
    } else if isBeside(difference, slack) {
      result = Interval(0)
    } else {
      decisions.append(
        Decision(difference: difference, comparison: number, isEquality: true))
    }
    return Enclosure(result, mayFail: difference.mayFail)
  }

  /// Whether a difference is 0 nowhere in the box but at a border that belongs to the next one.
  func isBeside(_ difference: Enclosure, _ slack: Double) -> Bool {
    let range = difference.range
    if range.low >= -slack { return border(difference, slack, at: .low) > 0 }
    return range.high <= slack && border(difference, slack, at: .high) > 0
  }

  /// The smaller or the larger one of two numbers.
  ///
  /// Where one of both is never beyond the other by more than rounding, it counts, widened by as much: that is true at a
  /// border of a box, too.
  func extreme(_ a: Enclosure, _ b: Enclosure, isMinimum: Bool) -> Enclosure {
    let difference = isMinimum ? a.subtracting(b, on: box) : b.subtracting(a, on: box)
    let slack = slack(a, b)
    var result: Enclosure
    if difference.range.high <= slack {
      result = a.widened(by: max(0, difference.range.high), on: box)
    } else if difference.range.low >= -slack {
      result = b.widened(by: max(0, -difference.range.low), on: box)
    } else {
      if mode == .extremes { decisions.append(Decision(difference: difference)) }
      let limits = isMinimum ? a.range.minimum(b.range) : a.range.maximum(b.range)
      result = between(a, b, difference, isMinimum: isMinimum, limits)
    }
    result.mayFail = a.mayFail || b.mayFail
    return result
  }

  /// The smaller or the larger one of two numbers whose difference changes its sign on the box.
  ///
  /// The larger one is a + r(b − a), where r is the difference if it is positive, and else 0: above both, and below the
  /// chord between the ends of the difference.
  private func between(
    _ a: Enclosure, _ b: Enclosure, _ difference: Enclosure, isMinimum: Bool, _ limits: Interval
  ) -> Enclosure {
    let slope = a.derivative.hull(b.derivative)
    let (low, high) = (difference.range.low, difference.range.high)
    guard a.rest.isFinite, difference.rest.isFinite, low.isFinite, high.isFinite else {
      return Enclosure(limits, derivative: slope)
    }
    let share = high / (high - low)
    let part = difference.rest * Interval(share) + Interval(0, (-share * low).nextUp)
    let slopes = difference.slopes * share
    return Enclosure(
      slopes: isMinimum ? a.slopes - slopes : a.slopes + slopes,
      rest: (isMinimum ? a.rest - part : a.rest + part)
        .widened(by: 1e-15 * (a.range.magnitude + difference.range.magnitude)),
      derivative: slope, mayFail: false, on: box, within: limits)
  }
}
