// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a number that follows an offset has a step.
struct StepQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The number.
  var number: Int

  /// Answers it on the box that an evaluator has begun; the first variable is the offset.
  func answer(_ evaluator: BoxEvaluator, _ world: WorldFormulas) -> BoxSearch.Answer {
    guard evaluator.box.count > 0 else { return .settled }
    if let condition {
      let applies = evaluator.value(condition).range
      if applies.high < 0.5 { return .settled }
      evaluator.forgetSteps()
    }
    let value = evaluator.value(number)
    if !evaluator.hasStep || value.range.width <= BoxEvaluator.step { return .settled }
    let box = evaluator.box
    let range = box.ranges[0]
    let margin = BoxSearch.margin * max(1, range.magnitude * 1e-6)
    guard range.width <= 4 * margin else { return .unknown }
    var (before, after) = ([Int: Double](), [Int: Double]())
    for (index, variable) in evaluator.variables.enumerated() {
      before[variable] = index == 0 ? range.low : box.centers[index]
      after[variable] = index == 0 ? range.high : box.centers[index]
    }
    for truth in [condition].compactMap(\.self) {
      for place in [before, after] {
        guard case .number(1) = world.known(truth, at: place) else { return rest(of: box) }
      }
    }
    guard case .number(let a) = world.known(number, at: before),
      case .number(let b) = world.known(number, at: after)
    else { return rest(of: box) }
    guard (b - a).magnitude > BoxEvaluator.step else { return rest(of: box) }
    let place = BoxSearch.Place(
      values: (0..<box.count).map { box.centers[$0] }, amount: (b - a).magnitude)
    return .broken(place, worst: place)
  }

  /// What is left to do where no step was found: nothing if the box is a place.
  private func rest(of box: Box) -> BoxSearch.Answer {
    (1..<max(1, box.count)).allSatisfy { box.ranges[$0].isPoint } ? .settled : .unknown
  }
}
