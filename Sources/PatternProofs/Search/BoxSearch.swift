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
    /// The first part that was not decided.
    var undecided: Box?
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
        result.undecided = result.undecided ?? box
        return result
      }
      evaluator.begin(box)
      switch answer(evaluator) {
      case .settled: break
      case .broken(let place, let worst):
        note(place, worst, in: &result)
        if stopsAtFirst { return result }
      case .unknown:
        let parts = divided(box)
        if parts.isEmpty {
          result.isComplete = false
          result.undecided = result.undecided ?? box
        }
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
    let cut = evaluator.decisions.lazy.compactMap { self.cut(box, at: $0) }.first
    return (cut ?? middle(of: box)).map { divided(box, at: $0) } ?? []
  }

  /// The parts of a box beside some places, the last one first: the part nearest to the beginning is looked at next.
  func divided(_ box: Box, at cut: Cut) -> [Box] {
    let (variable, range) = (cut.variable, box.ranges[cut.variable])
    if let end = cut.end {
      let place = end == .low ? range.low : range.high
      return [box.sharing(end, of: variable), box.with(Interval(place), for: variable)]
    }
    let edges = [range.low] + cut.places + [range.high]
    var parts = (1..<edges.count).map { index in
      var part = box.with(Interval(edges[index - 1], edges[index]), for: variable)
      if index > 1 { part = part.sharing(.low, of: variable) }
      if index < edges.count - 1 { part = part.sharing(.high, of: variable) }
      return part
    }
    if cut.isEquality {
      parts.append(box.with(Interval(cut.places[0]), for: variable))
    }
    return parts.reversed()
  }

  /// Where a box is divided, along one of its variables.
  struct Cut {
    var variable: Int
    var places: [Double] = []
    /// Whether the place itself is a part, too.
    var isEquality = false
    /// The end that becomes a part of its own; then there are no places.
    var end: Box.End?
  }

  /// The middle of the widest range; nil if all are narrow.
  func middle(of box: Box) -> Cut? {
    var widest = -1
    for index in 0..<box.count where box.ranges[index].isFinite {
      if widest < 0 || box.radii[index] > box.radii[widest] { widest = index }
    }
    guard widest >= 0, box.ranges[widest].width > Self.width else { return nil }
    return Cut(variable: widest, places: [box.centers[widest]])
  }

  /// The end of a range at which a place is; nil for neither.
  private func end(of range: Interval, at place: Double, _ least: Double) -> Box.End? {
    if (place - range.low).magnitude <= least { return .low }
    return (place - range.high).magnitude <= least ? .high : nil
  }

  /// Where the sides of a comparison are the same, along the variable that changes them most; nil if that cannot be seen.
  func cut(_ box: Box, at decision: BoxEvaluator.Decision) -> Cut? {
    let form = decision.difference
    guard form.rest.isFinite else { return nil }
    var (variable, most) = (-1, 0.0)
    for index in 0..<box.count where form.slopes[index] != 0 {
      let weight = form.slopes[index].magnitude * box.radii[index]
      if weight > most { (variable, most) = (index, weight) }
    }
    guard variable >= 0 else { return nil }
    let range = box.ranges[variable]
    let root = box.centers[variable] - form.rest.center / form.slopes[variable]
    let step = keepsSteps && !decision.isMeant ? Self.margin * max(1, root.magnitude * 1e-6) : 0
    var places = step > 0 ? [root - step, root + step] : [root]
    let least = max(1e-11, root.magnitude * 1e-15)
    places = places.filter { $0 - range.low > least && range.high - $0 > least }
    guard !places.isEmpty else {
      // Both sides are the same at an end that no other box has: it is looked at on its own.
      guard step == 0, let end = self.end(of: range, at: root, least),
        !box.shares(end, of: variable)
      else { return nil }
      return Cut(variable: variable, end: end)
    }
    return Cut(
      variable: variable, places: places, isEquality: decision.isEquality && step == 0)
  }
}
