// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Decides whether a number that follows an offset has a step.
struct StepQuestion {
  /// The truth on which it depends; nil for always.
  var condition: Int?
  /// The number.
  var number: Int
  /// Whether steps of `floor` are meant.
  var allowsFloors = false

  /// Answers it on the box that an evaluator has begun; the first variable is the offset.
  ///
  /// - Parameter world: What expressions are in the world; nil for several worlds at once, where no place is looked at.
  func answer(_ evaluator: BoxEvaluator, _ world: WorldFormulas?) -> BoxSearch.Answer {
    guard evaluator.box.count > 0 else { return .settled }
    // The number comes first: what it has in common with the condition is evaluated once, with its steps.
    let value = evaluator.value(number)
    if !evaluator.hasStep || value.range.width <= BoxEvaluator.step { return .settled }
    if let condition, evaluator.value(condition).range.high < 0.5 { return .settled }
    guard let world else { return .unknown }
    let box = evaluator.box
    let range = box.ranges[0]
    let margin = BoxSearch.margin * max(1, range.magnitude * 1e-6)
    guard range.width <= 4 * margin else { return .unknown }
    var (before, after) = ([Int: Double](), [Int: Double]())
    for (index, variable) in evaluator.variables.enumerated() {
      before[variable] = index == 0 ? range.low : box.centers[index]
      after[variable] = index == 0 ? range.high : box.centers[index]
    }
    for place in [before, after] {
      guard let condition else { break }
      guard case .number(1) = world.known(condition, at: place) else { return rest(of: box) }
    }
    guard case .number(let a) = world.known(number, at: before),
      case .number(let b) = world.known(number, at: after),
      (b - a).magnitude > BoxEvaluator.step, !isMeant(before, after, world)
    else { return rest(of: box) }
    let place = BoxSearch.Place(
      values: (0..<box.count).map { box.centers[$0] }, amount: (b - a).magnitude)
    return .broken(place, worst: place)
  }

  /// Whether a whole part that counts changes between two places, where steps of those are meant.
  private func isMeant(
    _ before: [Int: Double], _ after: [Int: Double], _ world: WorldFormulas
  ) -> Bool {
    allowsFloors
      && world.owner.graph.parts(of: [number]).contains { part in
        guard case .floor = world.expressions[part],
          case .number(let a) = world.known(part, at: before),
          case .number(let b) = world.known(part, at: after)
        else { return false }
        return a != b
      }
  }

  /// What is left to do where no step was found: nothing if the box is a place.
  private func rest(of box: Box) -> BoxSearch.Answer {
    (1..<max(1, box.count)).allSatisfy { box.ranges[$0].isPoint } ? .settled : .unknown
  }
}
