// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Divides a box until a question about its expressions is answered on every part.
///
/// Parts are divided where a comparison changes, so that what is piecewise linear is decided exactly: each part has one
/// piece of it.
struct BoxSearch {
  /// What is known of a part.
  enum Answer {
    /// It needs no further look.
    case settled
    /// It does not hold: the place nearest to rest, and where it holds least.
    case broken(Place, worst: Place)
    /// It has to be divided.
    case unknown
  }

  /// A place, and by how much something does not hold there.
  struct Place: Sendable {
    /// The variables.
    var values: [Double]
    var amount: Double
  }

  /// What was found in a box.
  struct Result: Sendable {
    /// The place that is nearest to rest where it does not hold; nil if it holds wherever it was decided.
    var nearest: Place?
    /// Where it holds least.
    var worst: Place?
    /// Whether all parts were decided.
    var isComplete = true
    /// How many parts were looked at.
    var boxes = 0
  }

  /// The most parts that are looked at.
  static let limit = 100_000
  /// The narrowest part that is divided where something is not linear.
  static let width = 1e-3
  /// How far beside a step a part begins that has the step inside.
  static let margin = 1e-8

  let evaluator: BoxEvaluator
  /// Where the variables are at rest.
  let rest: [Double]
  /// Whether steps must be inside a part, not between two.
  var keepsSteps = false
  var limit = BoxSearch.limit
  /// Whether one place is enough.
  var stopsAtFirst = false

  /// Looks at all parts of a box.
  ///
  /// - Parameter answer: Answers the question on the box that the evaluator has begun.
  func search(_ box: Box, _ answer: (BoxEvaluator) -> Answer) -> Result {
    var result = Result()
    var open = [box]
    while let box = open.popLast() {
      result.boxes += 1
      guard result.boxes <= limit else {
        result.isComplete = false
        return result
      }
      evaluator.begin(box)
      evaluator.forgetSteps()
      switch answer(evaluator) {
      case .settled: break
      case .broken(let place, let worst):
        note(place, worst, in: &result)
        if stopsAtFirst { return result }
      case .unknown:
        let parts = divided(box)
        if parts.isEmpty { result.isComplete = false }
        open += parts
      }
    }
    return result
  }

  private func note(_ place: Place, _ worst: Place, in result: inout Result) {
    func distance(_ place: Place) -> Double {
      zip(place.values, rest).reduce(0) { $0 + ($1.0 - $1.1).magnitude }
    }
    if let nearest = result.nearest {
      if distance(place) < distance(nearest) { result.nearest = place }
    } else {
      result.nearest = place
    }
    // What is as bad farther away says nothing more.
    if worst.amount > (result.worst?.amount ?? -.infinity) + 1e-9 { result.worst = worst }
  }

  // MARK: Dividing

  /// The parts of a box: at the first comparison that is undecided, or else in the middle.
  private func divided(_ box: Box) -> [Box] {
    for decision in evaluator.decisions {
      let difference = decision.difference
      guard difference.rest.isFinite else { continue }
      let parts = divided(box, at: difference, decision.isEquality)
      if !parts.isEmpty { return parts }
    }
    // The last first: the part nearest to the beginning is looked at next.
    var widest = -1
    for index in 0..<box.count where box.ranges[index].isFinite {
      if widest < 0 || box.radii[index] > box.radii[widest] { widest = index }
    }
    guard widest >= 0, box.ranges[widest].width > Self.width else { return [] }
    let (range, center) = (box.ranges[widest], box.centers[widest])
    return [
      box.with(Interval(center, range.high), for: widest),
      box.with(Interval(range.low, center), for: widest),
    ]
  }

  /// The parts of a box on both sides of where a linear form is 0; none if that cannot be seen.
  private func divided(_ box: Box, at form: Enclosure, _ isEquality: Bool) -> [Box] {
    var variable = -1
    for index in 0..<box.count {
      let weight = form.slopes[index].magnitude * box.radii[index]
      if weight > 0,
        variable < 0
          || weight > form.slopes[variable].magnitude * box.radii[variable]
      {
        variable = index
      }
    }
    guard variable >= 0 else { return [] }
    let range = box.ranges[variable]
    let root = box.centers[variable] - form.rest.center / form.slopes[variable]
    let step = keepsSteps ? Self.margin * max(1, root.magnitude * 1e-6) : 0
    var cuts = step > 0 ? [root - step, root + step] : [root]
    let least = max(1e-11, root.magnitude * 1e-15)
    cuts = cuts.filter { $0 - range.low > least && range.high - $0 > least }
    guard !cuts.isEmpty else { return [] }
    let edges = [range.low] + cuts + [range.high]
    var parts = (1..<edges.count).map { index in
      box.with(Interval(edges[index - 1], edges[index]), for: variable)
    }
    if isEquality, step == 0 { parts.append(box.with(Interval(root), for: variable)) }
    return parts.reversed()
  }
}
