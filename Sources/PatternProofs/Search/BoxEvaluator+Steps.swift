// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What may have steps, and what may have no result.
extension BoxEvaluator {
  /// Less than this is rounding, not a step.
  static let step = 1e-6

  /// What counts if a condition holds, or what counts if not.
  func choice(_ number: Int, _ condition: Int, _ first: Int, _ second: Int) -> Enclosure {
    let truth = value(condition)
    if truth.range.low > 0.5 || truth.range.high < 0.5 {
      var result = value(truth.range.low > 0.5 ? first : second)
      result.mayFail = result.mayFail || truth.mayFail
      return result
    }
    let (a, b) = (value(first), value(second))
    var result = a.hull(b, on: box)
    if mode != .extremes, mayStep(number, condition) {
      // Where both sides are the same, there is no step.
      let difference = a.subtracting(b, on: box).range
      if difference.magnitude > Self.step {
        hasStep = true
        result.derivative = .whole
      }
    }
    result.mayFail = a.mayFail || b.mayFail || truth.mayFail
    return result
  }

  /// Whether the sides of a choice can count one after the other while something moves, with a step between them.
  ///
  /// In each world a condition of the screen and the parameters has one outcome for good. One of whole parts changes only
  /// where those do, whose steps count on their own, or are meant.
  private func mayStep(_ number: Int, _ condition: Int) -> Bool {
    let motion = program.motion(of: condition)
    if motion == .still || mode == .stepsButFloors && motion == .inSteps { return false }
    return !isJoined(number)
  }

  /// Whether both sides of a choice are the same where its condition changes.
  private func isJoined(_ number: Int) -> Bool {
    guard let widths = program.seams[number] else { return program.isSeamless(number) }
    // Two pieces of a map meet if both have a width.
    return widths.allSatisfy { value($0).range.low > Self.step }
  }

  func required(_ condition: Enclosure, _ value: Enclosure) -> Enclosure {
    var result = value
    result.mayFail = value.mayFail || condition.mayFail || condition.range.low < 0.5
    return result
  }

  func quotient(_ a: Enclosure, _ b: Enclosure) -> Enclosure {
    let range = b.range
    var result = a.divided(by: b, on: box)
    if range.low <= 0, range.high >= 0 {
      let slack = slack(b, Enclosure(0))
      // A divisor that is 0 at an end of the box only: the end is a box of its own.
      let isBeside =
        (range.low >= -slack) != (range.high <= slack) && isBeside(b, slack)
      result.mayFail = !isBeside
      if !isBeside, !range.isPoint {
        decisions.append(Decision(difference: b, isEquality: true))
      }
    }
    result.mayFail = result.mayFail || a.mayFail || b.mayFail
    return result
  }

  /// The whole part of a number: between two steps it stands still.
  func floor(_ number: Int) -> Enclosure {
    let a = value(number)
    let slack = mode == .steps ? 0 : 1e-9
    if a.range.width <= slack, !isGroup {
      // What is a whole number but for rounding is that number.
      return Enclosure(Interval((a.range.low + slack).rounded(.down)), mayFail: a.mayFail)
    }
    let low = (a.range.low + border(a, slack, at: .low)).rounded(.down)
    let high = (a.range.high - border(a, slack, at: .high)).rounded(.down)
    if low >= high { return Enclosure(Interval(low), mayFail: a.mayFail) }
    let isMeant = mode == .stepsButFloors
    if !isMeant, program.motion(of: number) != .still { hasStep = true }
    guard a.range.isFinite else {
      return Enclosure(a.range.widened(by: 1), mayFail: a.mayFail)
    }
    let border = ((low + high) / 2).rounded(.up)
    decisions.append(
      Decision(difference: a.subtracting(Enclosure(border), on: box), isMeant: isMeant))
    return Enclosure(
      slopes: a.slopes, rest: a.rest - Interval(0, 1), derivative: Interval(0),
      mayFail: a.mayFail, on: box, within: Interval(low, high))
  }

  /// To the nearest pixel: what is less than one apart counts as unchanged where steps are looked for.
  func pixel(_ a: Enclosure, _ scale: Interval) -> Enclosure {
    mode == .extremes ? a.widened(by: 0.5 / scale.low, on: box) : a
  }
}
