// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads the program of one variant.
///
/// How many parts of each kind there are comes first, so that each index is checked where it is read.
struct ProgramReader {
  var bytes: ByteReader
  /// How many elements the file names.
  let elementNumbers: Int
  /// How many parts there are that others refer to.
  var registers, operations, loads, formulas, views, sheets, states, statements, animations, layers,
    elements, items: Int

  /// Begins to read where another reader has ended.
  init(_ bytes: ByteReader, elementNumbers: Int) {
    var bytes = bytes
    self.elementNumbers = elementNumbers
    registers = bytes.count()
    operations = bytes.count()
    loads = bytes.count()
    formulas = bytes.count()
    views = bytes.count()
    sheets = bytes.count()
    states = bytes.count()
    statements = bytes.count()
    animations = bytes.count()
    layers = bytes.count()
    elements = bytes.count()
    items = bytes.count()
    // The host has no more views, and a run has one at least.
    if views < 1 || views > ScrollHost.scrollViewCapacity { bytes.refuse() }
    self.bytes = bytes
  }

  /// Reads the program; it has no meaning where the reader is invalid afterwards.
  mutating func read() -> PatternProgram {
    let registers = list(registers) { $0.register() }
    let operations = operationList()
    let loads = list(loads) { $0.load() }
    let formulas = list(formulas) { $0.formulaParts() }
    let facts = list { $0.fact() }
    let parameters = list { $0.parameter() }
    let views = list(views) { $0.view() }
    let recordedViews = bytes.range(within: self.views)
    if recordedViews.isEmpty { bytes.refuse() }
    let recordedPlace = optionalFormula()
    let recordedVelocity = optionalFormula()
    let tellsInnerFirst = bytes.flag()
    let sheets = list(sheets) { $0.sheet() }
    let nests = list { $0.nest() }
    let axisLocks = list { ($0.bytes.whole(below: $0.views), $0.bytes.whole(below: $0.views)) }
    let followsOffsets = bytes.flag()
    let followsStates = bytes.flag()
    let states = list(states) { $0.state() }
    let beginning = list { $0.beginning() }
    let statements = statementList(sheets)
    let animations = list(animations) { $0.animation() }
    let handlers = list { $0.handler() }
    let toggles = list { $0.toggle() }
    let timers = list {
      PatternProgram.Timer(
        delay: $0.formula(), condition: $0.formula(), statements: $0.statementRange())
    }
    let layers = layerList()
    let elements = elementList()
    let items = list(items) { $0.itemParts() }
    let values = list { $0.value() }
    let claims = list {
      PatternProgram.Claim(condition: $0.optionalFormula(), excess: $0.formula())
    }
    return PatternProgram(
      operations: operations, registers: registers, formulas: formulas, loads: loads,
      facts: facts, parameters: parameters, views: views, sheets: sheets, nests: nests,
      axisLocks: axisLocks, recordedViews: recordedViews, recordedPlace: recordedPlace,
      recordedVelocity: recordedVelocity, tellsInnerFirst: tellsInnerFirst,
      followsOffsets: followsOffsets, followsStates: followsStates, states: states,
      beginning: beginning, handlers: handlers, statements: statements, animations: animations,
      toggles: toggles, timers: timers, layers: layers, elements: elements, items: items,
      values: values, claims: claims,
      event: PatternProgram.EventRegisters(
        from: bytes.whole(
          below: max(1, self.registers - PatternProgram.EventRegisters.count + 1))),
      item: PatternProgram.ItemRegisters(
        from: bytes.whole(below: max(1, self.registers - PatternProgram.ItemRegisters.count + 1))))
  }

  // MARK: Lists and indices

  /// Some parts, as long as they have a meaning.
  mutating func list<T>(_ count: Int, _ read: (inout Self) -> T) -> [T] {
    var result: [T] = []
    while result.count < count, bytes.isValid { result.append(read(&self)) }
    return result
  }

  /// Some parts, whose number comes first.
  mutating func list<T>(_ read: (inout Self) -> T) -> [T] { list(bytes.count(), read) }

  mutating func formula() -> Int { bytes.whole(below: formulas) }

  mutating func optionalFormula() -> Int? { bytes.optional(below: formulas) }

  mutating func statementRange() -> Range<Int> { bytes.range(within: statements) }

  mutating func frame() -> PatternProgram.View.Frame {
    PatternProgram.View.Frame(x: formula(), y: formula(), width: formula(), height: formula())
  }

  // MARK: What is recorded

  private mutating func value() -> PatternProgram.Value {
    var name = TrackName(PermanentText(copying: bytes.text()))
    if let index = bytes.optional(below: 1 << 27) {
      name = TrackName(
        name.stem, Int32(truncatingIfNeeded: index), PermanentText(copying: bytes.text()))
    }
    return PatternProgram.Value(name: name, formula: formula(), condition: optionalFormula())
  }
}
