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

  #if !hasFeature(Embedded)
  /// Reads what formulas need of the run.
  ///
  /// Offsets, which are read most, are read where this is called: for another function the host would be copied.
  @inline(__always)
  mutating func load(_ loads: Range<Int>, on host: borrowing ScrollHost) {
    var place = loads.lowerBound
    while isAlone, place < loads.upperBound, program.loads[place].reading == .offset {
      registers[program.loads[place].register] =
        host.contentOffset(of: ScrollViewID(program.loads[place].view))
      place &+= 1
    }
    if place < loads.upperBound { loadAll(place..<loads.upperBound, on: host) }
    if motionCount > 0 { refreshMotions(at: host.time) }
  }
  #else
  /// Reads what formulas need of the run.
  mutating func load(_ loads: Range<Int>, on host: borrowing ScrollHost) {
    loadAll(loads, on: host)
    if motionCount > 0 { refreshMotions(at: host.time) }
  }
  #endif

  private mutating func loadAll(_ loads: Range<Int>, on host: borrowing ScrollHost) {
    for place in loads {
      let load = program.loads[place]
      // What is read most.
      registers[load.register] =
        load.reading == .offset && isAlone
        ? host.contentOffset(of: ScrollViewID(load.view))
        : read(load.reading, of: load.view, on: host)
    }
  }

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
    case .fingerIsDown: return host.touch == nil ? 0 : 1
    case .fingerX: return host.touch?.position.x ?? 0
    case .fingerY: return host.touch?.position.y ?? 0
    case .fingerTravelX: return host.touch?.translation.x ?? 0
    case .fingerTravelY: return host.touch?.translation.y ?? 0
    case .fingerMovedX: return host.touch?.delta.x ?? 0
    case .fingerMovedY: return host.touch?.delta.y ?? 0
    case .fingerVelocityX: return host.touch == nil ? 0 : host.touchVelocity.x
    case .fingerVelocityY: return host.touch == nil ? 0 : host.touchVelocity.y
    case .time: return host.time
    case .sheetExtent: return sheets[index].extent
    case .sheetVelocity: return velocity(ofSheet: index, on: host)
    case .sheetTarget: return sheets[index].detents[sheets[index].detent]
    case .sheetIsDragging: return sheets[index].isDragging ? 1 : 0
    case .sheetIsSettling: return sheets[index].spring != nil ? 1 : 0
    default: break
    }
    if reading == .offset { return offset(of: index, on: host) }
    let id = driver(of: index)
    let view = view(index, on: host)
    let range = view.range
    switch reading {
    case .minimum: return range.minimum
    case .maximum: return range.maximum
    case .scrolled: return range.clamp(view.contentOffset) - range.minimum
    case .overStart: return max(0, range.minimum - view.contentOffset)
    case .overEnd: return max(0, view.contentOffset - range.maximum)
    case .length: return view.contentLength
    case .leadingInset: return view.leadingInset
    case .trailingInset: return view.trailingInset
    case .viewport: return view.viewport
    case .velocity: return isAlone ? host.velocity(of: id) : velocity(of: index, on: host)
    case .target: return target(of: index, on: host)
    case .delta: return deltas[index]
    case .pan: return host.panTranslation(of: id)
    case .isTracking: return host.isTracking(id) ? 1 : 0
    case .isDragging: return host.isDragging(id) ? 1 : 0
    default: return host.isDecelerating(id) ? 1 : 0
    }
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
