// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a formula has a result everywhere.
struct ResultQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The formula.
  var formula: Int

  /// How many corners of a box are looked at.
  private static let cornerLimit = 4

  /// Answers it on the box that an evaluator has begun.
  ///
  /// - Parameter world: What expressions are in the world; nil for several worlds at once, where no place is looked at.
  func answer(_ evaluator: BoxEvaluator, _ world: WorldFormulas?) -> BoxSearch.Answer {
    if let condition, evaluator.value(condition).range.high < 0.5 { return .settled }
    guard evaluator.value(formula).mayFail else { return .settled }
    guard let world else { return .unknown }
    let box = evaluator.box
    // The corners of what has both ends, a few at most; what is one place has one.
    var corners = [(0..<box.count).map { box.centers[$0] }]
    for index in 0..<box.count where corners.count < Self.cornerLimit {
      let range = box.ranges[index]
      guard range.isFinite, !range.isPoint else { continue }
      corners = corners.flatMap { corner in
        [range.low, range.high].map { end in
          var values = corner
          values[index] = end
          return values
        }
      }
    }
    for values in corners where fails(at: values, evaluator, world) {
      let place = BoxSearch.Place(values: values, amount: 0)
      return .broken(place, worst: place)
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
