// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a number changes faster than an offset.
struct SlopeQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The number.
  var number: Int

  /// The steepest slope that counts as 1.
  static let limit = 1 + 1e-6

  /// Answers it on the box that an evaluator has begun; the first variable is the offset.
  func answer(_ evaluator: BoxEvaluator, _ rest: [Double]) -> BoxSearch.Answer {
    guard evaluator.box.count > 0 else { return .settled }
    var applies = Interval(1)
    if let condition {
      applies = evaluator.value(condition).range
      if applies.high < 0.5 { return .settled }
    }
    let value = evaluator.value(number)
    let slope = value.derivative
    if slope.magnitude <= Self.limit || evaluator.box.ranges[0].isPoint { return .settled }
    guard applies.low > 0.5, !value.mayFail else {
      return evaluator.decisions.isEmpty ? .settled : .unknown
    }
    guard slope.low > Self.limit || slope.high < -Self.limit, evaluator.decisions.isEmpty else {
      return .unknown
    }
    let box = evaluator.box
    // It is as steep everywhere in the box: what else is free stays as near to rest as it can.
    var values = box.nearest(to: rest)
    // A little inside, because another piece begins at the end.
    let (range, margin) = (box.ranges[0], 1e-3)
    values[0] = box.centers[0]
    if range.width > 2 * margin {
      values[0] = min(max(rest[0], range.low + margin), range.high - margin)
    }
    let place = BoxSearch.Place(
      values: values, amount: min(slope.low.magnitude, slope.high.magnitude))
    return .broken(place, worst: place)
  }
}
