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
  /// What each register holds: registers with the same number always hold the same.
  private var numbers: [Int]
  /// The numbers of what operations and branches compute.
  private var known: [BlockDraft.Key: Int] = [:]
  private var knownBranches: [BlockDraft.Branches: Int] = [:]
  /// Operations that are done once for a screen, a frame, and an item, by level.
  private var drafts = [BlockDraft](repeating: BlockDraft(), count: 3)
  /// For which of them formulas are added.
  private(set) var level = BlockLevel.frame
  /// How many conditions the formulas that are added depend on.
  private var depth = 0
  /// What the formulas of the frame and of items read, without what they read in common.
  private(set) var reads: [PatternProgram.Load] = []
  /// Registers that hold a number of the file, and it.
  let fileNumbers: [Int: Double]
  /// Whether each register can only hold a finite number: what is computed of such numbers need not be looked at again.
  private var areFinite: [Bool]

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
    numbers = Array(registers.indices)
    let results = Set(program.operations.lazy.filter { !$0.code.isJump }.map { Int($0.target) })
    let isChanging = levels.map { $0 != .screen }
    let own = program.registers.indices.filter {
      !isChanging[$0] && !given.contains($0) && !results.contains($0)
    }
    fileNumbers = Dictionary(uniqueKeysWithValues: own.map { ($0, program.registers[$0]) })
    areFinite = program.registers.indices.map { register in
      // Numbers of the file, facts and parameters: their readers take no others.
      program.registers[register].isFinite && !isChanging[register] && !results.contains(register)
    }
  }

  // MARK: Blocks

  /// Begins the block of a view: what it has in common with others are facts of the screen only.
  mutating func beginView() {
    drafts[BlockLevel.frame.rawValue] = BlockDraft()
    (level, reads) = (.frame, [])
  }

  /// Begins the block of a frame's items; what does not depend on the item goes to the block of the frame.
  mutating func beginItems() {
    drafts[BlockLevel.item.rawValue] = BlockDraft()
    level = .item
  }

  /// Operations that are done only if a formula is true.
  struct Part {
    /// The register of its result.
    var truth: Int
    /// The jump over them.
    fileprivate var jump: Int
    /// The results that are there without them.
    fileprivate var known: [BlockDraft.Key: BlockDraft.Result]
    fileprivate var joined: [BlockDraft.Branches: BlockDraft.Result]
  }

  /// Adds a formula; what is added until `end` counts only if it is true.
  mutating func begin(if condition: Int) -> Part {
    let truth = add(condition)
    let part = Part(
      truth: truth, jump: drafts[level.rawValue].code.operations.count,
      known: drafts[level.rawValue].results,
      joined: drafts[level.rawValue].joined)
    drafts[level.rawValue].code.append(
      .jumpIfFalse, to: 0, [truth], at: FormulaPlace(formula: 0, offset: -1))
    depth += 1
    return part
  }

  /// Ends what depends on a condition.
  mutating func end(_ part: Part) {
    depth -= 1
    drafts[level.rawValue].results = part.known
    drafts[level.rawValue].joined = part.joined
    drafts[level.rawValue].code.land(part.jump)
  }

  /// Operations that are done once for a screen.
  var screen: BlockDraft { drafts[BlockLevel.screen.rawValue] }
  /// Operations that are done once for a frame, or for a view that is arranged.
  var frame: BlockDraft { drafts[BlockLevel.frame.rawValue] }
  /// Operations that are done once for an item.
  var item: BlockDraft { drafts[BlockLevel.item.rawValue] }

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
    /// Choices that have begun, the inner ones last.
    var open: [OpenBranches] = []
    /// Lets paths arrive at an operation, before which choices may end.
    func land(at place: Int) {
      let ended = open.last?.end == place ? open.removeLast() : nil
      guard ended != nil || jumps[place] != nil else { return }
      var arriving = jumps.removeValue(forKey: place) ?? []
      let register = ended.flatMap { ended in
        names[Int(program.operations[ended.last].target)].map { (ended, $0) }
      }
      var isNew = true
      if let (ended, _) = register, let known = joined(ended) {
        isNew = false
        // The block has it already.
        drafts[level.rawValue].code.removeOperations(from: ended.mark)
        arriving.removeAll { $0 >= ended.mark }
        names[Int(program.operations[ended.last].target)] = known
      }
      for jump in arriving { drafts[level.rawValue].code.land(jump) }
      drafts[level.rawValue].forget(at: place)
      if let (ended, register) = register, isNew { join(ended, register, until: jumps.keys.min()) }
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
      if let last = open.last, place == last.first || place == last.last {
        open[open.count - 1].numbers.append(numbers[name(operation.a)])
      } else if writes[target] != 1 || operation.code != .copy,
        var new = OpenBranches(
          at: place, of: program.operations, mark: drafts[level.rawValue].code.operations.count)
      {
        new.numbers.append(numbers[name(operation.a)])
        open.append(new)
      }
      switch operation.code {
      case .jump, .jumpIfFalse, .jumpIfTrue:
        jumps[target, default: []].append(drafts[level.rawValue].code.operations.count)
        drafts[level.rawValue].code.append(operation.code, to: 0, [name(operation.a)], at: source)
      case .copy where writes[target] == 1:
        names[target] = name(operation.a)
      case .finish where areFinite[name(operation.a)]:
        names[target] = name(operation.a)
      case .copy:
        // The result of a choice: one of several paths writes it.
        let register = names[target] ?? self.register(.frame)
        let isFinite = areFinite[name(operation.a)]
        areFinite[register] = names[target] == nil ? isFinite : areFinite[register] && isFinite
        levels[register] = max(levels[register], level)
        names[target] = register
        drafts[level.rawValue].code.append(.copy, to: register, [name(operation.a)], at: source)
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
      if let known = drafts[level.rawValue].results[key] { return known.register }
    }
    let isSafe = !code.isChecked || code == .divide && fileNumbers[operands[1], default: 0] != 0
    let isAlways = end == nil && depth == 0
    let isOutside =
      dependence < level && (isSafe || isAlways && dependence == .screen && level == .frame)
    let home = isOutside ? dependence : level
    // A number of the block is looked at where it is: a copy would be one more.
    let isInPlace = code == .finish && operands[0] >= program.registers.count
    let register = isInPlace ? operands[0] : register(home)
    if isInPlace {
      // Others may rely on that only if they come after it: where it is computed, and on every way.
      areFinite[register] = isAlways && levels[register] == home
    } else {
      number(register, code, operands)
      areFinite[register] = isFinite(code, operands)
    }
    drafts[home.rawValue].code.append(code, to: register, operands, at: place)
    drafts[home.rawValue].results[key] = BlockDraft.Result(
      register: register, end: isOutside ? nil : end)
    return register
  }

  /// Whether the result of an operation is finite whenever there is one.
  private func isFinite(_ code: FormulaCode, _ operands: [Int]) -> Bool {
    switch code {
    case .finish, .not, .isLess, .isAtMost, .isEqual, .isDifferent: true
    case .select: areFinite[operands[1]] && areFinite[operands[2]]
    case .minimum, .maximum: areFinite[operands[0]] && areFinite[operands[1]]
    case .clamp: operands.allSatisfy { areFinite[$0] }
    case .negate, .magnitude, .sign, .roundDown, .roundUp, .round: areFinite[operands[0]]
    case .remainder: areFinite[operands[0]] && areFinite[operands[1]]
    default: false
    }
  }

  /// The first register of a table, and how often it is written; see `result`.
  private mutating func table(
    _ points: [Int], endingAt end: Int?, at place: FormulaPlace
  ) -> (register: Int, level: BlockLevel) {
    let home = points.map { levels[$0] }.max() ?? .screen
    let key = BlockDraft.Key(code: .copy, operands: points)
    if let known = drafts[home.rawValue].results[key] { return (known.register, home) }
    let table = points.map { _ in register(home) }
    note(table[0], BlockDraft.Key(code: .copy, operands: points.map { numbers[$0] }))
    for (register, point) in zip(table, points) {
      drafts[home.rawValue].code.append(.copy, to: register, [point], at: place)
    }
    drafts[home.rawValue].results[key] = BlockDraft.Result(
      register: table[0], end: home < level ? nil : end)
    return (table[0], home)
  }

  // MARK: Numbers

  /// Numbers the register of an operation's result.
  private mutating func number(_ register: Int, _ code: FormulaCode, _ operands: [Int]) {
    let count = code == .map || code == .mapExtended ? 2 : code.registerCount
    let read = operands.enumerated().map { $0 < count ? numbers[$1] : $1 }
    note(register, BlockDraft.Key(code: code, operands: read))
  }

  private mutating func note(_ register: Int, _ key: BlockDraft.Key) {
    numbers[register] = known[key] ?? register
    known[key] = numbers[register]
  }

  /// The register of what branches compute, if the block has it already.
  private func joined(_ ended: OpenBranches) -> Int? {
    let key = BlockDraft.Branches(code: ended.code, numbers: ended.numbers)
    return drafts[...level.rawValue].lazy.compactMap { $0.joined[key]?.register }.first
  }

  /// Notes the register of what branches compute, which is there until an operation of the formula.
  private mutating func join(_ ended: OpenBranches, _ register: Int, until end: Int?) {
    let key = BlockDraft.Branches(code: ended.code, numbers: ended.numbers)
    numbers[register] = knownBranches[key] ?? register
    knownBranches[key] = numbers[register]
    drafts[level.rawValue].joined[key] = BlockDraft.Result(register: register, end: end)
  }

  private mutating func register(_ level: BlockLevel) -> Int {
    registers.append(0)
    levels.append(level)
    numbers.append(registers.count - 1)
    areFinite.append(false)
    return registers.count - 1
  }
}
