// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a number is never above a limit.
struct BoundQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The number.
  var excess: Int
  /// The limit.
  var limit: Double

  /// What sums of numbers may be above the limit by rounding alone.
  private static let rounding = 1e-9

  /// Answers it on the box that an evaluator has begun.
  func answer(_ evaluator: BoxEvaluator, _ rest: [Double]) -> BoxSearch.Answer {
    var applies = Interval(1)
    if let condition {
      applies = evaluator.value(condition).range
      if applies.high < 0.5 { return .settled }
    }
    let value = evaluator.value(excess)
    if value.range.high <= limit + Self.rounding { return .settled }
    guard applies.low > 0.5, value.range.isFinite, !value.mayFail else {
      // What has no result is another question.
      return value.mayFail && evaluator.fails(excess) ? .settled : .unknown
    }
    if evaluator.decisions.isEmpty, value.isLinear {
      return places(value, evaluator.box, rest)
    }
    if value.range.low > limit + Self.rounding {
      // It holds nowhere in the box, whatever is undecided.
      let box = evaluator.box
      let values = box.nearest(to: rest)
      return .broken(
        BoxSearch.Place(values: values, amount: value.range.low),
        worst: BoxSearch.Place(values: values, amount: value.range.high))
    }
    return .unknown
  }

  /// Where in a box a linear number is clearly above the limit: nearest to rest, and most.
  ///
  /// The first variable is the offset: the others are where they make the number largest.
  private func places(_ value: Enclosure, _ box: Box, _ rest: [Double]) -> BoxSearch.Answer {
    let corner = (0..<box.count).map { index in
      let range = box.ranges[index]
      if value.slopes[index] == 0 { return min(max(rest[index], range.low), range.high) }
      return value.slopes[index] > 0 ? range.high : range.low
    }
    func place(_ values: [Double]) -> BoxSearch.Place {
      var sum = value.rest.center
      for index in 0..<box.count {
        sum += value.slopes[index] * (values[index] - box.centers[index])
      }
      return BoxSearch.Place(values: values, amount: sum)
    }
    let worst = place(corner)
    guard box.count > 0 else { return .broken(worst, worst: worst) }
    let range = box.ranges[0]
    var near = corner
    near[0] = min(max(rest[0], range.low), range.high)
    let least = limit + min(1e-3, (worst.amount - limit) / 2)
    let missing = least - place(near).amount
    if missing > 0, value.slopes[0] != 0 { near[0] += missing / value.slopes[0] }
    near[0] = min(max(near[0], range.low), range.high)
    // Then the others as near to rest as that leaves them.
    for index in 1..<max(1, box.count) where value.slopes[index] != 0 {
      let reach = max(0, place(near).amount - least) / value.slopes[index].magnitude
      let way = min(max(rest[index], box.ranges[index].low), box.ranges[index].high) - near[index]
      near[index] += min(max(way, -reach), reach)
    }
    return .broken(place(near), worst: worst)
  }
}
