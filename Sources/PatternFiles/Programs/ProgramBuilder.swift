// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Compiles a pattern file, as a variant has it, to a program.
final class ProgramBuilder {
  /// What a plain name stands for.
  enum PlainName {
    /// A number, truth or word that a register has.
    case register(Int, FormulaType)
    /// Numbers that neighbouring registers have.
    case list(first: Int, count: Int)
    /// A state, by its index.
    case state(Int)
    /// Neighbouring states.
    case states(Range<Int>)
    /// A recorded value, by the number of its formula.
    case value(Int)
    /// A value that is recorded several times, by the numbers of its formulas.
    case values([Int])
  }

  /// Something that a formula reads of the run.
  struct Use: Hashable {
    /// What it reads.
    var reading: PatternProgram.Reading
    /// Of which view.
    var view: Int
  }

  let tree: FileTree
  let log: PatternFileLog
  let listLengths: [String: Int]
  let images: ImageLibrary

  /// Formulas as they were read; a formula's number is its index.
  var trees: [Formula] = []
  var sources: [FormulaSource] = []
  /// Operations and registers.
  var program = FormulaProgram()
  /// Compiled formulas, and the numbers of their sources.
  var formulas: [PatternProgram.Formula] = []
  var formulaSources: [Int] = []
  /// The item or the section for which each compiled formula counts.
  var formulaScopes: [ItemScope] = []
  var loads: [PatternProgram.Load] = []

  /// Plain names, and where they were declared.
  var plainNames: [String: (name: PlainName, offset: Int)] = [:]
  /// The names of the views, with their places where there are several of one name.
  var viewNames: [String] = []
  /// The descriptions of the views in the file.
  var viewMembers: [FileTree.Member] = []
  /// Views that the file declares at once.
  var families: [(name: String, views: Range<Int>)] = []
  /// The names for which numbers stand in formulas that are read now: in one of several views, or one of several elements.
  var places: [(name: String, number: Int)] = []
  var facts: [String: (fact: PatternProgram.Fact, type: FormulaType)] = [:]
  var growth: [String: PatternProgram.Fact] = [:]
  var readings: [Use: Int] = [:]
  var eventNames: [String: (register: Int, type: FormulaType)] = [:]
  var event = PatternProgram.EventRegisters(from: 0)

  /// What the formula that is being compiled uses.
  var uses: Set<Use> = []
  var usedStates: Set<Int> = []
  var usedItems: Set<Int> = []
  /// The registers of an item, the item for which the formula counts that is being compiled, and whether it uses its number.
  var item = PatternProgram.ItemRegisters(from: 0)
  var itemScope = ItemScope.none
  var usesIndex = false
  /// Whether the formula that is being compiled uses what events, items or sections tell.
  var usesOccasion = false
  /// The items whose length is the content of the view that is being compiled.
  var contentItems: Int?
  /// Formulas whose types are being found, to end circles.
  var openTypes: Set<Int> = []

  var parameters: [ParameterDescriptor] = []
  var parameterRegisters: [PatternProgram.Parameter] = []
  var views: [PatternProgram.View] = []
  var sheetDrafts: [SheetDraft] = []
  var sheets: [PatternProgram.Sheet] = []
  var nests: [PatternProgram.Nest] = []
  /// Whether inner views tell before outer ones.
  var tellsInnerFirst = false
  /// Views of which a finger moves only one.
  var axisLocks: [(Int, Int)] = []
  /// The formulas of the viewports.
  var viewFrames: [ElementDraft.Rectangle] = []
  var drafts: [ElementDraft] = []
  var itemDrafts: [ItemsDraft] = []
  var elements: [PatternProgram.Element] = []
  /// What each draft is in frames, but for its place among others of its kind; nil for what is not drawn.
  var drawnIDs: [ElementID?] = []
  /// The names of the elements, those by which layers know them, and what they are to records.
  var elementNames: [String] = []
  var layerNames: [String] = []
  var identities: [ElementIdentity] = []
  /// The layers of the variants so far, and of this one.
  var layers: LayerTable
  var items: [PatternProgram.Items] = []
  /// The elements that the file names, with those of other variants.
  var ownElements: [OwnElement]
  /// What elements were to rules in the variants so far, by their numbers.
  let earlierKinds: [UInt16: Set<ElementID.Kind>]
  /// The names of the states: a list has its name several times.
  var stateNames: [String] = []
  /// The sentences of crashes.
  var sentences: [FormulaSource] = []
  var states: [PatternProgram.State] = []
  /// The number of each state's first value.
  var firstValues: [Int] = []
  var handlers: [PatternProgram.Handler] = []
  var statements: [PatternProgram.Statement] = []
  var animations: [PatternProgram.Animation] = []
  var toggles: [PatternProgram.Toggle] = []
  var timers: [PatternProgram.Timer] = []
  var values: [PatternProgram.Value] = []
  /// How many of the formulas, from the first on, are of what the interface does: the others only check or draw it.
  var ruleCount = 0
  var claims: [PatternProgram.Claim] = []
  var claimSources: [ClaimSource] = []
  /// The description of each value in the file.
  var valueMembers: [FileTree.Member] = []
  /// The number of each value's condition.
  var conditions: [Int?] = []
  /// What first values, items and geometry need before them.
  var needs: [PatternProgram.Beginning: Needs] = [:]

  init(
    _ tree: FileTree, _ log: PatternFileLog, listLengths: [String: Int],
    after earlier: [CompiledPattern] = [], layers: LayerTable = LayerTable(),
    images: ImageLibrary = ImageLibrary()
  ) {
    self.tree = tree
    self.log = log
    self.listLengths = listLengths
    ownElements = earlier.last?.ownElements ?? []
    var kinds: [UInt16: Set<ElementID.Kind>] = [:]
    for element in earlier.flatMap(\.program.elements) where element.number > 0 {
      if let kind = element.kind { kinds[element.number, default: []].insert(kind) }
    }
    earlierKinds = kinds
    self.layers = layers
    self.images = images
  }

  /// Compiles everything; mistakes are in the log, and then the result has no meaning.
  func build() -> CompiledPattern {
    declareFacts()
    declareParameters()
    declareSheets()
    declareViews()
    declareStates()
    declareElements()
    declareValues()
    compileElements()
    compileViews()
    compileNesting()
    compileSheets()
    compileStates()
    compileHandlers()
    compileValues()
    ruleCount = formulas.count
    compileClaims()
    // The content of a view may be as long as items are.
    let geometryNeeds =
      views.indices.compactMap { needs[.view($0)] } + items.indices.compactMap { needs[.items($0)] }
    let compiledLayers = compiledLayers()
    let recorded = recordedView()
    let blocks =
      log.hasMistakes
      ? nil
      : compileBlocks(
        recordedPlace: recorded.place, compiledLayers)
    return CompiledPattern(
      program: PatternProgram(
        operations: program.operations, registers: program.registers, formulas: formulas,
        loads: loads, facts: sortedFacts,
        parameters: parameterRegisters, views: views, sheets: sheets, nests: nests,
        axisLocks: axisLocks, recordedViews: recorded.views,
        recordedPlace: recorded.place, recordedVelocity: recorded.velocity,
        tellsInnerFirst: tellsInnerFirst,
        followsOffsets: geometryNeeds.contains { $0.followsOffsets },
        followsStates: geometryNeeds.contains { !$0.states.isEmpty },
        states: states, beginning: beginning(), handlers: handlers, statements: statements,
        animations: animations, toggles: toggles, timers: timers, layers: compiledLayers,
        elements: elements, items: items, values: values, claims: claims, event: event, item: item,
        blocks: blocks),
      parameters: parameters, viewNames: viewNames, sheetNames: sheetDrafts.map(\.name),
      stateNames: stateNames,
      elementNames: elementNames, ownElements: ownElements, layers: layers, sources: sources,
      places: program.places, formulaSources: formulaSources, sentences: sentences,
      claims: claimSources)
  }

  /// The facts in the order of their registers: a dictionary has another order in each process.
  var sortedFacts: [PatternProgram.Fact] {
    (facts.values.map(\.fact) + growth.values).sorted { $0.register < $1.register }
  }

  // MARK: Formulas

  /// Reads a number, a truth or the text of a formula; nil, with the mistake reported, if it is none.
  func formula(_ value: FileTree, _ name: String) -> Int? {
    let source = FormulaSource(value)
    switch value.content {
    case .number(let number) where number.isFinite:
      return append(Formula(kind: .number(number), offset: 0), source)
    case .flag(let flag): return append(Formula(kind: .truth(flag), offset: 0), source)
    case .text(let text): return parse(text, source)
    default:
      log.refuse(value, name, "a number or a formula")
      return nil
    }
  }

  /// A formula that the file leaves out.
  func formula(_ kind: Formula.Kind) -> Int {
    append(
      Formula(kind: kind, offset: 0),
      FormulaSource(FileTree(content: .null, offset: tree.offset)))
  }

  /// Reads the text of a formula.
  func parse(_ text: String, _ source: FormulaSource) -> Int? {
    do {
      return append(placed(try FormulaParser.parse(text)), source)
    } catch {
      log.report(at: source.place(of: error.offset), error.message)
      return nil
    }
  }

  /// A formula with numbers for the names of places, if it is read for some.
  func placed(_ formula: Formula) -> Formula {
    guard !places.isEmpty else { return formula }
    return formula.replacingNames { name in
      guard name.parts.isEmpty else { return nil }
      return places.first { $0.name == name.root }.map { .number(Double($0.number)) }
    }
  }

  func append(_ formula: Formula, _ source: FormulaSource) -> Int {
    trees.append(formula)
    sources.append(source)
    return trees.count - 1
  }

  /// Compiles a formula by its number; nil, with the mistake reported, if that fails.
  func compile(_ number: Int?, as type: FormulaType?) -> Int? {
    guard let number else { return nil }
    (uses, usedStates, usedItems) = ([], [], [])
    usesOccasion = false
    do {
      let (result, operations) = try FormulaCompiler.compile(
        number, as: type, into: &program, self)
      let first = loads.count
      // A set has no order: the order of readings makes the same program of the same file.
      for use in uses.sorted(by: { ($0.view, $0.reading.rawValue) < ($1.view, $1.reading.rawValue) }
      ) {
        guard let register = readings[use] else { continue }
        loads.append(PatternProgram.Load(use.reading, of: use.view, into: register))
      }
      formulas.append(
        PatternProgram.Formula(
          operations: operations, loads: first..<loads.count, result: result.register,
          isConstant: uses.isEmpty && usedStates.isEmpty && usedItems.isEmpty && !usesOccasion))
      formulaSources.append(number)
      formulaScopes.append(itemScope)
      return formulas.count - 1
    } catch {
      // What a name leads to may have no text of its own.
      let inner = error.formula.map { sources[$0] }
      let source = inner.flatMap { $0.text == "null" ? nil : $0 } ?? sources[number]
      log.report(at: source.place(of: error.offset), error.message)
      return nil
    }
  }

  /// Reads and compiles the formula of a key, or what counts where the key is not there.
  func compile(
    _ value: FileTree?, _ name: String, as type: FormulaType = .number, default kind: Formula.Kind
  ) -> Int {
    compile(value.map { formula($0, name) } ?? formula(kind), as: type) ?? 0
  }

  // MARK: Names

  /// Declares a plain name, unless it is taken.
  func declare(_ name: String, _ meaning: PlainName, at offset: Int) {
    let isName =
      !name.isEmpty && !(name.first?.isNumber ?? true)
      && name.utf8.allSatisfy { FormulaScanner.isPartOfName($0) }
    if !isName {
      log.report(at: offset, "'\(shown(name))' is not a name: letters, digits and '_'")
    } else if Self.takenNames.contains(name) {
      log.report(at: offset, "the name '\(name)' is taken by the language")
    } else if plainNames[name] != nil {
      log.report(at: offset, "the name '\(name)' is declared twice")
    }
    plainNames[name] = (meaning, offset)
  }

  /// Names that files cannot give.
  static let takenNames = [
    "index", "section", "item", "view", "self", "event", "screen", "safe", "finger", "time",
    "true", "false", "isLandscape", "isPad", "isRightToLeft",
  ]
}
