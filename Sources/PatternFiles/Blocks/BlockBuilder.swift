// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Puts compiled formulas together in blocks, in which no operation is done twice.
///
/// A block gives the bits that its formulas give one by one, and stops at the operation at which the first of them would.
struct BlockBuilder {
  let program: FormulaProgram
  let formulas: [PatternProgram.Formula]
  let loads: [PatternProgram.Load]
  /// What the registers hold at first, those of blocks included.
  private(set) var registers: [Double]
  /// How often each register is computed.
  private var levels: [BlockLevel]
  /// Operations that are done once for a screen, a frame, and an item.
  private(set) var screen = BlockDraft()
  private(set) var frame = BlockDraft()
  private(set) var item = BlockDraft()
  /// For which of them formulas are added.
  private(set) var level = BlockLevel.frame
  /// How many conditions the formulas that are added depend on.
  private var depth = 0
  /// What the formulas of the frame and of items read, without what they read in common.
  private(set) var reads: [PatternProgram.Load] = []
  /// Registers that hold a number of the file other than 0: nothing is divided by 0 there.
  private let divisors: Set<Int>

  /// Begins the blocks of a program.
  ///
  /// - Parameters:
  ///   - program: The operations and registers of all formulas.
  ///   - formulas: The formulas.
  ///   - loads: What they read.
  ///   - changing: Registers that events write.
  ///   - items: The registers of an item.
  ///   - given: Registers that hold facts or parameters.
  init(
    _ program: FormulaProgram, _ formulas: [PatternProgram.Formula],
    _ loads: [PatternProgram.Load], changing: Set<Int>, items: Range<Int>, given: Set<Int>
  ) {
    self.program = program
    self.formulas = formulas
    self.loads = loads
    registers = program.registers
    var levels = [BlockLevel](repeating: .screen, count: registers.count)
    for register in changing { levels[register] = .frame }
    for load in loads { levels[load.register] = .frame }
    for register in items { levels[register] = .item }
    self.levels = levels
    let results = Set(program.operations.lazy.filter { !$0.code.isJump }.map { Int($0.target) })
    let isChanging = levels.map { $0 != .screen }
    divisors = Set(
      program.registers.indices.filter {
        program.registers[$0] != 0 && !isChanging[$0] && !given.contains($0)
          && !results.contains($0)
      })
  }

  // MARK: Blocks

  /// Begins the block of a view: what it has in common with others are facts of the screen only.
  mutating func beginView() {
    (frame, level, reads) = (BlockDraft(), .frame, [])
  }

  /// Begins the block of a frame's items; what does not depend on the item goes to the block of the frame.
  mutating func beginItems() {
    (item, level) = (BlockDraft(), .item)
  }

  /// Operations that are done only if a formula is true.
  struct Part {
    /// The register of its result.
    var truth: Int
    /// The jump over them.
    fileprivate var jump: Int
    /// The results that are there without them.
    fileprivate var known: [BlockDraft.Key: BlockDraft.Result]
  }

  /// Adds a formula; what is added until `end` counts only if it is true.
  mutating func begin(if condition: Int) -> Part {
    let truth = add(condition)
    let part = Part(truth: truth, jump: draft.code.operations.count, known: draft.results)
    draft.code.append(
      .jumpIfFalse, to: 0, [truth], at: FormulaPlace(formula: 0, offset: -1))
    depth += 1
    return part
  }

  /// Ends what depends on a condition.
  mutating func end(_ part: Part) {
    depth -= 1
    draft.results = part.known
    draft.code.land(part.jump)
  }

  /// What is added to now.
  private var draft: BlockDraft {
    get { self[level] }
    set { self[level] = newValue }
  }

  private subscript(level: BlockLevel) -> BlockDraft {
    get {
      switch level {
      case .screen: screen
      case .frame: frame
      case .item: item
      }
    }
    set {
      switch level {
      case .screen: screen = newValue
      case .frame: frame = newValue
      case .item: item = newValue
      }
    }
  }

  // MARK: Formulas

  /// Adds a formula.
  ///
  /// - Returns: The register of its result.
  mutating func add(_ index: Int) -> Int {
    let formula = formulas[index]
    for load in loads[formula.loads] where !reads.contains(load) { reads.append(load) }
    var writes: [Int: Int] = [:]
    for operation in program.operations[formula.operations] where !operation.code.isJump {
      writes[Int(operation.target), default: 0] += 1
    }
    /// What registers of the formula are called in the block.
    var names: [Int: Int] = [:]
    func name(_ register: UInt16) -> Int { names[Int(register)] ?? Int(register) }
    /// Jumps that lead to an operation of the formula.
    var jumps: [Int: [Int]] = [:]
    func land(at place: Int) {
      for jump in jumps.removeValue(forKey: place) ?? [] { draft.code.land(jump) }
      draft.results = draft.results.filter { $0.value.end.map { $0 > place } ?? true }
    }
    let choices = PlainChoices(in: program.operations, formula.operations)
    /// The results of the first sides of choices.
    var firsts: [Int: Int] = [:]
    for place in formula.operations {
      if jumps[place] != nil { land(at: place) }
      let operation = program.operations[place]
      let source = program.places[place]
      let target = Int(operation.target)
      switch choices.roles[place] {
      case .begin, .middle: continue
      case .first:
        firsts[place] = name(operation.a)
        continue
      case .second(let begin, let first):
        let operands = [
          name(program.operations[begin].a), firsts[first] ?? 0, name(operation.a),
        ]
        names[target] = result(
          .select, operands, level: operands.map { levels[$0] }.max() ?? .screen,
          endingAt: jumps.keys.min(), at: source)
        continue
      case nil: break
      }
      switch operation.code {
      case .jump, .jumpIfFalse, .jumpIfTrue:
        jumps[target, default: []].append(draft.code.operations.count)
        draft.code.append(operation.code, to: 0, [name(operation.a)], at: source)
      case .copy where writes[target] == 1:
        names[target] = name(operation.a)
      case .copy:
        // The result of a choice: one of several paths writes it.
        let register = names[target] ?? self.register(.frame)
        levels[register] = max(levels[register], level)
        names[target] = register
        draft.code.append(.copy, to: register, [name(operation.a)], at: source)
      case .map, .mapExtended:
        let count = Int(operation.c)
        let points = (0..<2 * count).map { name(operation.b + UInt16($0)) }
        let end = jumps.keys.min()
        let x = name(operation.a)
        let (table, dependence) = table(points, endingAt: end, at: source)
        names[target] = result(
          operation.code, [x, table, count], level: max(dependence, levels[x]), endingAt: end,
          at: source)
      default:
        let read = operation.code.registerCount
        var operands = [operation.a, operation.b, operation.c].enumerated().map { index, word in
          index < read ? name(word) : Int(word)
        }
        if operation.code.isSymmetric { operands[0...1].sort() }
        names[target] = result(
          operation.code, operands, level: depends(operation, operands),
          endingAt: jumps.keys.min(), at: source)
      }
    }
    land(at: formula.operations.upperBound)
    return names[formula.result] ?? formula.result
  }

  /// How often the operands of an operation change.
  private func depends(_ operation: FormulaOperation, _ operands: [Int]) -> BlockLevel {
    let read = operands.prefix(operation.code.registerCount).map { levels[$0] }.max() ?? .screen
    switch operation.code {
    case .element:
      let first = Int(operation.b)
      return max(read, levels[first..<first + Int(operation.c)].max() ?? .screen)
    // The items are laid out anew when states change.
    case .itemStart, .itemEnd, .itemsLength, .section: return max(read, .frame)
    default: return read
    }
  }

  /// The register of an operation's result: one that is there, or a new one.
  ///
  /// - Parameters:
  ///   - code: The operation.
  ///   - operands: Its operands, in the block.
  ///   - dependence: How often they change.
  ///   - end: The operation of the formula at which another path may arrive; nil if there is one path.
  ///   - place: Where it comes from.
  private mutating func result(
    _ code: FormulaCode, _ operands: [Int], level dependence: BlockLevel, endingAt end: Int?,
    at place: FormulaPlace
  ) -> Int {
    let key = BlockDraft.Key(code: code, operands: operands)
    for level in [BlockLevel.screen, .frame, .item] where level <= self.level {
      if let known = self[level].results[key] { return known.register }
    }
    let isSafe = !code.isChecked || code == .divide && divisors.contains(operands[1])
    let isAlways = end == nil && depth == 0
    let isOutside =
      dependence < level && (isSafe || isAlways && dependence == .screen && level == .frame)
    let home = isOutside ? dependence : level
    let register = register(home)
    self[home].code.append(code, to: register, operands, at: place)
    self[home].results[key] = BlockDraft.Result(register: register, end: isOutside ? nil : end)
    return register
  }

  /// The first register of a table, and how often it is written; see `result`.
  private mutating func table(
    _ points: [Int], endingAt end: Int?, at place: FormulaPlace
  ) -> (register: Int, level: BlockLevel) {
    let home = points.map { levels[$0] }.max() ?? .screen
    let key = BlockDraft.Key(code: .copy, operands: points)
    if let known = self[home].results[key] { return (known.register, home) }
    let table = points.map { _ in register(home) }
    for (register, point) in zip(table, points) {
      self[home].code.append(.copy, to: register, [point], at: place)
    }
    self[home].results[key] = BlockDraft.Result(
      register: table[0], end: home < level ? nil : end)
    return (table[0], home)
  }

  private mutating func register(_ level: BlockLevel) -> Int {
    registers.append(0)
    levels.append(level)
    return registers.count - 1
  }
}
