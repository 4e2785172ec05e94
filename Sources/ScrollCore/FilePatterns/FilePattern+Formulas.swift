// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Formulas, and what they read.
extension FilePattern {
  /// The result of a formula; nil, with the fault noted, if it has none.
  @inline(__always)
  mutating func number(_ index: Int, on host: borrowing ScrollHost) -> Double? {
    // A block is fresh only while there is no fault.
    program.formulas[index].block == freshBlock
      ? registers[program.formulas[index].blockResult] : evaluated(index, on: host)
  }

  /// Evaluates a formula alone; nil, with the fault noted, if it has no result.
  private mutating func evaluated(_ index: Int, on host: borrowing ScrollHost) -> Double? {
    guard fault == nil else { return nil }
    let formula = program.formulas[index]
    #if !hasFeature(Embedded)
    // A state, as in most conditions.
    if formula.operations.isEmpty, formula.loads.isEmpty, motionCount == 0 {
      return registers[formula.result]
    }
    #endif
    if formula.isConstant {
      if isKnown[index] { return registers[formula.result] }
      isKnown[index] = true
    }
    load(formula.loads, on: host)
    #if !hasFeature(Embedded)
    // A number as it was read, as in many assignments.
    if formula.operations.count == 1 {
      let operation = program.operations[formula.operations.lowerBound]
      let number = registers[Int(operation.a)]
      if operation.code == .finish, number.isFinite {
        registers[Int(operation.target)] = number
        return number
      }
    }
    #endif
    if let stopped = Self.run(
      formula.operations, of: program, by: machine, on: &registers, layouts)
    {
      isKnown[index] = false
      noteFault(at: stopped, host.time)
      return nil
    }
    return registers[formula.result]
  }

  /// Evaluates the formulas of a block: as long as it is the fresh one, `number` has their results.
  mutating func evaluate(
    _ block: PatternProgram.Block, _ number: Int, on host: borrowing ScrollHost
  ) {
    guard fault == nil, let blocks = program.blocks else { return }
    if !isScreenKnown {
      isScreenKnown = true
      if let stopped = Self.run(blocks.screen, of: program, by: machine, on: &registers, layouts) {
        noteFault(at: stopped, host.time)
        return
      }
    }
    load(block.loads, on: host)
    if let stopped = Self.run(block.operations, of: program, by: machine, on: &registers, layouts) {
      noteFault(at: stopped, host.time)
    } else {
      freshBlock = number
    }
  }

  /// Reads what formulas need of the run.
  #if !hasFeature(Embedded)
  @inline(__always)
  #endif
  mutating func load(_ places: Range<Int>, on host: borrowing ScrollHost) {
    #if hasFeature(Embedded)
    loadEach(places, on: host)
    #else
    if !places.isEmpty {
      let next =
        isAlone
        ? Self.load(places, of: program, on: host, to: &registers) : places.lowerBound
      if next < places.upperBound { loadEach(next..<places.upperBound, on: host) }
    }
    #endif
    if motionCount > 0 { refreshMotions(at: host.time) }
  }

  private mutating func loadEach(_ places: Range<Int>, on host: borrowing ScrollHost) {
    for place in places {
      let load = program.loads[place]
      registers[load.register] = read(load.reading, of: load.view, on: host)
    }
  }

  #if !hasFeature(Embedded)
  /// Reads what the host knows where views move alone; the registers are lent once.
  ///
  /// - Returns: The first place that was not read, since the pattern itself knows it.
  private static func load(
    _ places: Range<Int>, of program: PatternProgram, on host: borrowing ScrollHost,
    to registers: inout [Double]
  ) -> Int {
    registers.withMutableSpan { registers in
      for place in places {
        let load = program.loads[place]
        guard !load.reading.isOfPattern else { return place }
        registers[load.register] = load.reading.number(of: ScrollViewID(load.view), on: host)
      }
      return places.upperBound
    }
  }
  #endif

  /// Runs operations; the operation that has no result is returned.
  ///
  /// A function without `self`, because spans lend what they are made of.
  static func run(
    _ range: Range<Int>, of program: PatternProgram, by machine: FormulaMachine,
    on registers: inout [Double], _ layouts: [RepeatLayout]
  ) -> Int? {
    program.operations.withSpan { operations in
      registers.withMutableSpan { machine.run(operations, range, on: &$0, layouts) }
    }
  }

  private mutating func noteFault(at stopped: Int, _ time: Double) {
    let operation = program.operations[stopped]
    let b =
      switch operation.code {
      case .itemStart, .itemEnd: Double(layouts[Int(operation.b)].count)
      case .section: Double(layouts[Int(operation.b)].sections.count)
      default: registers[Int(operation.b)]
      }
    fault = FormulaFault(.operation, stopped, registers[Int(operation.a)], b, at: time)
  }

  /// Whether a truth holds; false, with the fault noted, if it has no result.
  mutating func holds(_ index: Int, on host: borrowing ScrollHost) -> Bool {
    (number(index, on: host) ?? 0) != 0
  }

  /// Writes what is seen of animated states to their registers.
  mutating func refreshMotions(at time: Double) {
    for index in motions.indices {
      guard let motion = motions[index] else { continue }
      let state = program.states[index]
      registers[state.register] = motion.value(at: time)
      registers[state.velocity] = motion.velocity(at: time)
    }
  }

  mutating func read(
    _ reading: PatternProgram.Reading, of index: Int, on host: borrowing ScrollHost
  ) -> Double {
    switch reading {
    case .sheetExtent: return sheets[index].extent
    case .sheetVelocity: return velocity(ofSheet: index, on: host)
    case .sheetTarget: return sheets[index].detents[sheets[index].detent]
    case .sheetIsDragging: return sheets[index].isDragging ? 1 : 0
    case .sheetIsSettling: return sheets[index].spring != nil ? 1 : 0
    case .target: return target(of: index, on: host)
    case .delta: return deltas[index]
    case .velocity: if !isAlone { return velocity(of: index, on: host) }
    default: break
    }
    guard reading.isOfGeometry, nest(of: index) != nil else {
      return reading.number(of: driver(of: index), on: host)
    }
    return reading.number(of: view(index, on: host))
  }

  /// The target of a view, in points; its offset unless a drag of it ends.
  mutating func target(of index: Int, on host: borrowing ScrollHost) -> Double {
    guard let endingDrag, endingDrag.view == driver(of: index).index else {
      return offset(of: index, on: host)
    }
    if let nest = nest(of: index) { return nestedTarget(of: index, in: nest, on: host) }
    return hostTarget(of: index, on: host)
  }

  /// The target of a view of the host whose drag ends, in points.
  mutating func hostTarget(of index: Int, on host: borrowing ScrollHost) -> Double {
    let target = host.states[index].drag.target
    guard target.isNaN, let endingDrag else { return target }
    return host.proposedTarget(of: ScrollViewID(index), velocity: endingDrag.velocity)
  }
}
