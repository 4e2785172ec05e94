// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Finds where offsets, sheets and animated states may be in a world, or in any of some worlds.
struct RangeFinder {
  let program: ProofProgram
  let setting: BoxEvaluator.Setting
  /// The extent of the screen, in points.
  let width, height: Interval
  /// Evaluates what depends on variables; it is another finder's, too.
  let evaluator: BoxEvaluator
  private let memory = Memory()

  /// Where expressions were found last, and where all that they depend on was then: most of it stays from round to round.
  private final class Memory {
    var found: [Int: Found] = [:]
  }

  /// Where an expression was found.
  private struct Found {
    /// The variables that it depends on, and where they were.
    var (variables, sides): ([Int], [Interval])
    var range: Interval

    /// Whether all that it depends on is where it was.
    func stays(_ ranges: [Interval]) -> Bool {
      variables.indices.allSatisfy { ranges[variables[$0]] == sides[$0] }
    }
  }

  /// How fast a finger lifts at most, in points per second.
  static let fastest = 10_000.0

  /// In one world.
  init(_ program: ProofProgram, _ world: WorldFormulas, _ evaluator: BoxEvaluator) {
    self.program = program
    self.evaluator = evaluator
    setting = .world(world)
    width = Interval(world.screen.width)
    height = Interval(world.screen.height)
  }

  /// In any of some worlds.
  ///
  /// - Parameters:
  ///   - group: What the registers that count hold in them.
  ///   - screens: The extents of their screens, in points.
  init(
    _ program: ProofProgram, _ group: WorldGroup, screens: [Size], _ evaluator: BoxEvaluator
  ) {
    self.program = program
    self.evaluator = evaluator
    setting = .group(group, [])
    width = screens.map { Interval($0.width) }.hull
    height = screens.map { Interval($0.height) }.hull
  }

  /// Where an expression may be while variables are in some ranges.
  func range(of expression: Int, _ ranges: [Interval]) -> Interval {
    let last = memory.found[expression]
    if let last, last.stays(ranges) { return last.range }
    let variables = last?.variables ?? program.dependencies(of: expression).variables
    let sides = variables.map { ranges[$0] }
    let range = evaluated(expression, variables, sides, ranges)
    memory.found[expression] = Found(variables: variables, sides: sides, range: range)
    return range
  }

  private func evaluated(
    _ expression: Int, _ variables: [Int], _ sides: [Interval], _ ranges: [Interval]
  ) -> Interval {
    var setting = setting
    var (variables, sides) = (variables, sides)
    if variables.count > Enclosure.variableLimit {
      // More variables than a box has are ranges.
      variables.removeSubrange(Enclosure.variableLimit...)
      sides.removeSubrange(Enclosure.variableLimit...)
    }
    switch setting {
    case .world(let world):
      switch world.known(expression) {
      case .number(let number): return Interval(number)
      case .failing: return .whole
      case .varying: break
      }
    case .group(let group, _):
      // Registers that cancel out have a place in the box, as far as there are any.
      let placed = program.registers(of: [expression]).prefix(
        Enclosure.variableLimit - variables.count)
      setting = .group(group, Array(placed))
      sides += placed.map { group.range(of: $0) }
    }
    evaluator.enter(setting, variables, ranges)
    evaluator.begin(Box(sides))
    return evaluator.value(expression).range
  }

  /// The number that an expression is in all worlds; nil if it is none.
  private func number(_ expression: Int) -> Double? {
    switch setting {
    case .world(let world): return world.number(expression)
    case .group:
      guard program.dependencies(of: expression).variables.isEmpty else { return nil }
      let range = range(of: expression, [])
      return range.isPoint ? range.low : nil
    }
  }

  /// Where a register is.
  func range(ofRegister register: Int) -> Interval {
    switch setting {
    case .world(let world): Interval(world.registers[register])
    case .group(let group, _): group.range(of: register)
    }
  }

  // MARK: Offsets

  /// Notes how far views may be from their beginnings.
  func setOffsets(_ ranges: inout [Interval]) {
    let moved = program.movedViews
    for (index, variable) in program.variables.enumerated() {
      if case .nest(let nest) = variable { ranges[index] = range(ofNest: nest, ranges) }
      guard case .offset(let view) = variable, let geometry = program.geometry(of: view) else {
        continue
      }
      let length = range(of: geometry.travel, ranges)
      var reach = max(0, range(of: geometry.viewport, ranges).high)
      let nest = program.nests(of: view).first
      if let nest, nest.outer == view {
        // What is beyond the ends of the sum shows in the inner view.
        reach = 0
      } else if range(of: geometry.bounces, ranges).high < 0.5,
        nest != nil || !moved.contains(view)
      {
        reach = 0
      }
      var result = Interval(-reach, length.high + reach)
      if nest == nil, moved.contains(view) {
        for formula in program.moves(of: view) {
          let place = range(of: program.formula(formula), ranges)
          let distance = place - range(of: geometry.minimum, ranges)
          if distance.isFinite { result = result.hull(distance) }
        }
      }
      ranges[index] = result
    }
  }

  /// Where the distance of a nest of two views may be.
  private func range(ofNest index: Int, _ ranges: [Interval]) -> Interval {
    let nest = program.program.nests[index]
    guard let outer = program.geometry(of: nest.outer),
      let inner = program.geometry(of: nest.inners.lowerBound)
    else { return .whole }
    let bounces = range(of: inner.bounces, ranges).high > 0.5
    let reach = bounces ? max(0, range(of: inner.viewport, ranges).high) : 0
    let length = range(of: outer.travel, ranges).high + range(of: inner.travel, ranges).high
    return Interval(-reach, length + reach)
  }

  /// The ranges with offsets as they are before the pattern appears: at 0, wherever the beginning is.
  func beginning(_ ranges: [Interval]) -> [Interval] {
    var result = ranges
    for (index, variable) in program.variables.enumerated() {
      guard case .offset(let view) = variable, let geometry = program.geometry(of: view) else {
        continue
      }
      result[index] = result[index].hull(-range(of: geometry.minimum, ranges))
    }
    return result
  }

  // MARK: Taps

  /// Notes which items can be tapped: those that there are, or the first one before any was.
  func setTaps(_ ranges: inout [Interval]) {
    guard let variable = program.variables.firstIndex(of: .tappedItem),
      let elements = program.tappedElements
    else { return }
    var items = Interval(0)
    for element in elements {
      switch element.place {
      case .repeated(let repeated):
        let count = range(of: program.formula(program.program.items[repeated].count), ranges).high
        items = items.hull(Interval(0, max(0, count - 1)))
      case .once, .fixed, .perItem, .header, .footer:
        items = items.hull(Interval(Double(element.item)))
      }
    }
    // The last one has room above it, because what is below counts.
    ranges[variable] = Interval(items.low, items.high.rounded(.down) + 0.5)
  }

  // MARK: States

  /// How far an animation of a state goes beyond its goals; nil for any distance.
  ///
  /// A spring that begins at rest, and whose goal changes at any times, is as far from the middle of its goals as the
  /// integral of the magnitude of its response says, as a factor of half their distance: 1 from critical damping on.
  func reach(ofState state: Int) -> Double? {
    var reach: Double?
    var spring: (Double, Double)?
    for animation in program.animations(of: state) {
      guard case .spring(let response, let damping) = animation.course else { continue }
      guard let response = number(program.formula(response)),
        let damping = number(program.formula(damping)), response > 0, damping > 0,
        spring.map({ $0 == (response, damping) }) ?? true
      else { return nil }
      spring = (response, damping)
      reach = Self.reach(damping: damping)
    }
    return reach ?? 1
  }

  /// The integral of the magnitude of a spring's response.
  static func reach(damping: Double) -> Double {
    guard damping < 1 else { return 1 }
    // What is left of the way after each half of an oscillation.
    let left = Elementary.exp(-Double.pi * damping / (1 - damping * damping).squareRoot())
    return (1 + left) / (1 - left) * (1 + 1e-12)
  }

  // MARK: Sheets

  /// Notes how far sheets may come from their edges, and where they begin.
  ///
  /// A finger takes them as far beyond the detents as their band gives way. When it lifts, their spring goes on from there
  /// with its speed.
  func setSheets(_ ranges: inout [Interval], _ rest: inout [Double]) {
    for (index, variable) in program.variables.enumerated() {
      guard case .sheet(let number) = variable else { continue }
      let sheet = program.program.sheets[number]
      let isVertical = sheet.edge == .bottom || sheet.edge == .top
      let limit = isVertical ? height : width
      let detents = sheet.detents.map { formula in
        let extent = range(of: program.formula(formula), ranges)
        return extent.maximum(Interval(0)).minimum(limit)
      }
      rest[index] = detents[sheet.start].center
      ranges[index] = reach(of: sheet, detents.hull, limit.high)
    }
  }

  private func reach(
    of sheet: PatternProgram.Sheet, _ detents: Interval, _ limit: Double
  ) -> Interval {
    let band: Double
    switch sheet.beyond {
    case .stiff: band = 0
    // The band never gives way farther than the screen is long.
    case .rubber: band = limit
    case .free, .logarithmic: return .whole
    }
    let spring: SpringParameters
    switch sheet.spring {
    case .system: spring = .swiftUIDefault
    case .floatingPanel: spring = .floatingPanel(velocity: Self.fastest)
    case .overlayContainer: spring = .overlayContainer(velocity: Self.fastest)
    case .spring(let response, let damping):
      guard let response = number(program.formula(response)),
        let damping = number(program.formula(damping)), response > 0, damping > 0
      else { return .whole }
      spring = SpringParameters(dampingRatio: damping, response: response)
    }
    let frequency = (spring.stiffness / spring.mass).squareRoot()
    let damping = spring.damping / (2 * spring.mass * frequency)
    let speed = sheet.keepsVelocity ? Self.fastest : 0
    let goals = detents.widened(by: band)
    let swing = goals.width / 2 * (Self.reach(damping: damping) - 1)
    return goals.widened(by: swing + speed * Self.pushed(damping: damping) / frequency)
  }

  /// How far a spring of frequency 1 goes at most that begins at its goal with speed 1.
  private static func pushed(damping: Double) -> Double {
    // More damping makes it less.
    guard damping < 1 else { return 0.36788 }
    // At the first turn, where the phase of the oscillation has the damping as its cosine; no phase is longer than π/2.
    let root = (1 - damping * damping).squareRoot()
    return Elementary.exp(-damping / root * phase(cosine: damping)) * (1 + 1e-9)
  }

  /// A little less than the angle from 0 to π/2 that has a cosine.
  private static func phase(cosine: Double) -> Double {
    var (low, high) = (0.0, Double.pi / 2)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Elementary.cos(middle) > cosine { low = middle } else { high = middle }
    }
    return low
  }
}

extension [Interval] {
  /// The smallest interval with the numbers of all; all numbers without any.
  var hull: Interval { dropFirst().reduce(first ?? .whole) { $0.hull($1) } }
}
