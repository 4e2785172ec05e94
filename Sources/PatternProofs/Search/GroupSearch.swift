// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Answers a question in many worlds at once, where they need not be told apart.
///
/// Registers are free within what they hold in some worlds. What is settled then is settled in each of these worlds, because
/// the box has all of their places. What is not settled says nothing: the worlds are divided, and in the end left to be
/// looked at one by one.
struct GroupSearch {
  /// How many boxes are looked at before the rest is left.
  private static let limit = 200
  /// So few worlds are left to be looked at one by one.
  private static let leastMembers = 3

  let evaluator: BoxEvaluator
  /// The variables of the question, and the registers that count for it.
  let variables, registers: [Int]
  /// All worlds, and where the variables and the registers are in them.
  let worlds: WorldList

  private struct Part {
    var group: WorldGroup
    var box: Box
    /// Comparisons that have one outcome at all places of the part: others with the same box have the other one.
    var assumptions: [Int: Bool] = [:]
  }

  /// The worlds in which a question is not settled, in order, and how many boxes were looked at.
  func unsettled(
    _ answer: (BoxEvaluator) -> BoxSearch.Answer
  ) -> (worlds: [Int], boxes: Int) {
    var left: Set<Int> = []
    let group = WorldGroup(
      members: Array(worlds.worlds.indices), registers: registers,
      ranges: registers.map { worlds.hull(ofRegister: $0) })
    // The registers that are not the same in all worlds have places in boxes, as far as there are any.
    let placed = Array(
      registers.indices.filter { !group.ranges[$0].isPoint }
        .prefix(max(0, Enclosure.variableLimit - variables.count)))
    var open = [
      Part(
        group: group,
        box: Box(variables.map { worlds.hulls[$0] } + placed.map { group.ranges[$0] }))
    ]
    var boxes = 0
    while let part = open.popLast() {
      boxes += 1
      guard boxes <= Self.limit, part.group.members.count > Self.leastMembers else {
        left.formUnion(part.group.members)
        continue
      }
      evaluator.enter(
        .group(part.group, placed.map { registers[$0] }), variables, worlds.hulls)
      evaluator.begin(part.box, assuming: part.assumptions)
      if case .settled = answer(evaluator) { continue }
      let parts = divided(part, placed)
      if parts.isEmpty { left.formUnion(part.group.members) }
      open += parts
    }
    return (left.sorted(), min(boxes, Self.limit))
  }

  /// Where a variable may be in some worlds: where the ranges of single worlds are known anyway, no farther than there.
  private func hull(ofVariable variable: Int, _ members: [Int]) -> Interval {
    guard worlds.knowsRanges else { return worlds.hulls[variable] }
    return members.map { worlds.ranges($0).ranges[variable] }.hull
  }

  // MARK: Dividing

  /// The parts of a box: where a comparison changes, or else the worlds on both sides of a register.
  private func divided(_ part: Part, _ placed: [Int]) -> [Part] {
    let search = BoxSearch(evaluator: evaluator, rest: [])
    for decision in evaluator.decisions {
      if let comparison = decision.comparison, isBetweenWorlds(decision) {
        guard part.assumptions[comparison] == nil else { continue }
        return [false, true].map { outcome in
          var part = part
          part.assumptions[comparison] = outcome
          return part
        }
      }
      guard let cut = search.cut(part.box, at: decision) else { continue }
      if cut.variable >= variables.count {
        let place = placed[cut.variable - variables.count]
        let range = part.group.ranges[place]
        // The worlds at an end of the register are apart from the others.
        let end = cut.end.map { $0 == .low ? range.low : range.high.nextDown }
        return divided(part, placed, at: end ?? cut.places[0], place)
      }
      return search.divided(part.box, at: cut).map {
        Part(group: part.group, box: $0, assumptions: part.assumptions)
      }
    }
    let widest = registers.indices.max { a, b in
      part.group.ranges[a].relativeWidth < part.group.ranges[b].relativeWidth
    }
    guard let widest, !part.group.ranges[widest].isPoint else { return [] }
    return divided(part, placed, at: part.group.ranges[widest].center, widest)
  }

  /// Whether both sides of a comparison are the same at other places in other worlds.
  ///
  /// Then no place divides the box for all of them. But at each place, in each world, the comparison has one of two outcomes,
  /// wherever it counts: each is taken for granted in a part of its own. A step from one to the other would not be seen.
  private func isBetweenWorlds(_ decision: BoxEvaluator.Decision) -> Bool {
    guard evaluator.mode == .extremes else { return false }
    let slopes = decision.difference.slopes
    let isFree = variables.indices.contains { slopes[$0] != 0 }
    let followsRegister =
      !decision.difference.isLinear
      || (variables.count..<max(variables.count, evaluator.box.count)).contains { slopes[$0] != 0 }
    return isFree && followsRegister
  }

  /// The worlds in which a register is at most a number, and the others, each with the part of the box where they may be.
  private func divided(
    _ part: Part, _ placed: [Int], at number: Double, _ place: Int
  ) -> [Part] {
    var (below, above): ([Int], [Int]) = ([], [])
    for member in part.group.members {
      if worlds.worlds[member].registers[registers[place]] <= number {
        below.append(member)
      } else {
        above.append(member)
      }
    }
    guard !below.isEmpty, !above.isEmpty else { return [] }
    return [below, above].compactMap { members in
      let group = WorldGroup(
        members: members, registers: registers,
        ranges: registers.map { worlds.hull(ofRegister: $0, members) })
      var box = part.box
      for (index, variable) in variables.enumerated() {
        let range = hull(ofVariable: variable, members)
        let (low, high) = (
          max(range.low, box.ranges[index].low), min(range.high, box.ranges[index].high)
        )
        // None of them comes there.
        guard low <= high else { return nil }
        box = box.with(Interval(low, high), for: index)
      }
      for (index, place) in placed.enumerated() {
        box = box.with(group.ranges[place], for: variables.count + index)
      }
      return Part(group: group, box: box, assumptions: part.assumptions)
    }
  }
}

extension Interval {
  /// How wide it is beside its numbers.
  fileprivate var relativeWidth: Double { width / (1 + magnitude) }
}
