// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a formula has a result everywhere.
struct ResultQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The formula.
  var formula: Int

  /// Answers it on the box that an evaluator has begun.
  func answer(_ evaluator: BoxEvaluator, _ world: WorldFormulas) -> BoxSearch.Answer {
    if let condition, evaluator.value(condition).range.high < 0.5 { return .settled }
    guard evaluator.value(formula).mayFail else { return .settled }
    let box = evaluator.box
    for corner in 0..<(1 << min(box.count, 4)) {
      var values = (0..<box.count).map { box.centers[$0] }
      for index in 0..<min(box.count, 4) where box.ranges[index].isFinite {
        values[index] = corner & 1 << index == 0 ? box.ranges[index].low : box.ranges[index].high
      }
      if fails(at: values, evaluator, world) {
        let place = BoxSearch.Place(values: values, amount: 0)
        return .broken(place, worst: place)
      }
    }
    return .unknown
  }

  private func fails(
    at values: [Double], _ evaluator: BoxEvaluator, _ world: WorldFormulas
  ) -> Bool {
    let place = Dictionary(uniqueKeysWithValues: zip(evaluator.variables, values))
    if let condition {
      guard case .number(let truth) = world.known(condition, at: place), truth != 0 else {
        return false
      }
    }
    if case .failing = world.known(formula, at: place) { return true }
    return false
  }
}
