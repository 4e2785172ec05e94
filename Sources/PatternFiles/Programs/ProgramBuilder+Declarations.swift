// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Names: those of the language, and those that the file declares.
extension ProgramBuilder {
  func declareFacts() {
    for fact in LanguageFact.all {
      facts[fact.name] = (
        PatternProgram.Fact(fact.kind, into: program.register()), fact.isTruth ? .truth : .number
      )
    }
    for style in TextStyle.allCases {
      growth["\(style)"] = PatternProgram.Fact(
        .textGrowth, style: style, into: program.register())
    }
    for reading in PatternProgram.Reading.allCases where reading.isOfFinger || reading == .time {
      readings[Use(reading: reading, view: 0)] = program.register()
    }
    let items = (0..<PatternProgram.ItemRegisters.count).map { _ in program.register() }
    item = PatternProgram.ItemRegisters(from: items[0])
    let registers = (0..<PatternProgram.EventRegisters.count).map { _ in program.register() }
    event = PatternProgram.EventRegisters(from: registers[0])
    eventNames = [
      "event.velocity": (event.velocity, .number), "event.velocity.x": (event.velocityX, .number),
      "event.velocity.y": (event.velocityY, .number), "event.x": (event.x, .number),
      "event.y": (event.y, .number), "event.willDecelerate": (event.willDecelerate, .truth),
      "event.index": (event.index, .number), "event.section": (event.section, .number),
      "event.view": (event.view, .number),
    ]
  }

  func declareViews() {
    guard let value = tree["scrollViews"] else {
      log.report(at: tree.offset, "'scrollViews' is missing: a pattern has at least one")
      return
    }
    guard let members = value.members, !members.isEmpty else {
      log.report(
        at: value.offset,
        "'scrollViews' must be an object with 1 to \(ScrollHost.scrollViewCapacity) scroll views; found "
          + (value.members.map { "\($0.count)" } ?? value.found))
      return
    }
    for member in members {
      if sheetDrafts.contains(where: { $0.name == member.key }) {
        log.report(at: member.offset, "the name '\(shown(member.key))' is given twice")
      }
      declareViews(member)
    }
    if viewNames.count > ScrollHost.scrollViewCapacity {
      log.report(
        at: value.offset,
        "'scrollViews' must be an object with 1 to \(ScrollHost.scrollViewCapacity) scroll views; found \(viewNames.count)"
      )
    }
  }

  /// Declares a view, or as many as `count` says.
  private func declareViews(_ member: FileTree.Member) {
    let first = viewNames.count
    let count = count(of: member.value["count"], "'count'", ScrollHost.scrollViewCapacity)
    let views = first..<first + max(1, count ?? 1)
    if count != nil { families.append((member.key, views)) }
    for reading in PatternProgram.Reading.allCases
    where reading.isOfView {
      // A formula chooses among neighbouring registers.
      for view in views { readings[Use(reading: reading, view: view)] = program.register() }
    }
    for view in views {
      viewNames.append(count == nil ? member.key : "\(member.key)[\(view - first)]")
      viewMembers.append(member)
      places = count == nil ? [] : [("index", view - first)]
      viewFrames.append(viewFrame(member.value))
      places = []
    }
  }

  /// The formulas of a viewport: the screen, a sheet, an element, or a rectangle in the screen or the sheet.
  private func viewFrame(_ view: FileTree) -> ElementDraft.Rectangle {
    let space = view["in"].flatMap { holder(of: $0) }.map { self.space(of: $0) }
    let source = FormulaSource(
      view["frame"] ?? FileTree(content: .null, offset: view.offset))
    func rectangle(_ x: Formula, _ y: Formula, _ width: Formula, _ height: Formula)
      -> ElementDraft.Rectangle
    {
      ElementDraft.Rectangle(
        x: append(x, source), y: append(y, source), width: append(width, source),
        height: append(height, source))
    }
    guard let value = view["frame"], value.text != "screen" || space != nil else {
      return rectangle(
        space?.x ?? .number(0), space?.y ?? .number(0),
        space?.width ?? .name("screen", "width"), space?.height ?? .name("screen", "height"))
    }
    if value.text != nil {
      let names = Self.names(of: tree["elements"]?.elements ?? [])
      guard let place = word(value, "element", names) else {
        return rectangle(.number(0), .number(0), .number(0), .number(0))
      }
      let element = names[place]
      return rectangle(
        .name(element, "left"), .name(element, "top"), .name(element, "width"),
        .name(element, "height"))
    }
    let parts = (value.elements ?? []).compactMap { formula($0, "a part of 'frame'") }
    guard parts.count == 4 else {
      log.refuse(value, "'frame'", "'screen', an element, or [x, y, width, height]")
      return rectangle(.number(0), .number(0), .number(0), .number(0))
    }
    guard let space else {
      return ElementDraft.Rectangle(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
    }
    return rectangle(
      space.x + trees[parts[0]], space.y + trees[parts[1]], trees[parts[2]], trees[parts[3]])
  }

  /// What a view lies in: a sheet, or the content of a view before it, which knows its frame.
  func holder(of name: FileTree) -> ElementSpace.Holder? {
    let sheets = sheetDrafts.map(\.name)
    return word(name, "sheet or view", sheets + viewNames.prefix(viewFrames.count)).map {
      $0 < sheets.count ? .sheet($0) : .view($0 - sheets.count)
    }
  }

  private func space(of holder: ElementSpace.Holder) -> ElementSpace {
    switch holder {
    case .view(let view): space(ofView: view)
    case .sheet(let sheet): space(ofSheet: sheet)
    case .clip: space(ofView: nil)
    }
  }

  /// The names of elements, and of those that lie in them.
  private static func names(of elements: [FileTree]) -> [String] {
    elements.flatMap { element in
      [element["id"]?.text].compactMap { $0 } + names(of: element["children"]?.elements ?? [])
    }
  }

  func declareStates() {
    for member in members(of: "state") {
      let description = member.value
      var first = description
      if description.members != nil {
        log.checkKeys(description, .state)
        guard let start = description["start"] else {
          log.report(at: description.offset, "'start' is missing: the first value")
          continue
        }
        first = start
      }
      var isShare = false
      if let unit = description["unit"] {
        isShare = unit.text == "share"
        if !isShare, unit.text != "pt" { log.refuse(unit, "'unit'", "'pt' or 'share'") }
      }
      guard let number = formula(first, "the first value") else { continue }
      declareState(
        member, count(of: description["each"], "'each'", Self.longestList), number, isShare)
    }
  }

  /// How many numbers a list of states can have.
  private static let longestList = 16
  /// How often a value can be recorded.
  private static let mostRecords = 1_000

  /// Declares a state, or a list of states, whose registers are neighbours.
  private func declareState(
    _ member: FileTree.Member, _ count: Int?, _ first: Int, _ isShare: Bool
  ) {
    let range = states.count..<states.count + (count ?? 1)
    let registers = (0..<3 * range.count).map { _ in program.register() }
    declare(
      member.key, count == nil ? .state(range.lowerBound) : .states(range), at: member.offset)
    for place in 0..<range.count {
      stateNames.append(member.key)
      firstValues.append(
        count == nil ? first : append(trees[first].replacingIndex(by: place), sources[first]))
      states.append(
        PatternProgram.State(
          register: registers[place], target: registers[range.count + place],
          velocity: registers[2 * range.count + place], first: 0, isShare: isShare))
    }
  }

  /// How many there are of something: a whole number, or as many as a list has.
  func count(of value: FileTree?, _ name: String, _ limit: Int) -> Int? {
    guard let value else { return nil }
    var number: Double?
    if let formula = formula(value, name) { number = constant(trees[formula]) }
    guard let number, number >= 0, number <= Double(limit), number.rounded() == number else {
      log.refuse(value, name, "a whole number up to \(limit), or count(list)")
      return 1
    }
    return Int(number)
  }

  /// A number that is known when the file is read; nil for a formula of something else.
  func constant(_ formula: Formula) -> Double? {
    switch formula.kind {
    case .number(let number): return number
    case .call("count", let arguments):
      guard arguments.count == 1, case .name(let name) = arguments[0].kind else { return nil }
      return (try? count(of: name.root, at: 0)).map { Double($0) }
    case .call("min", let arguments):
      let numbers = arguments.compactMap(constant)
      return numbers.count == arguments.count ? numbers.min() : nil
    default: return nil
    }
  }

  func declareValues() {
    for member in members(of: "values") {
      var value = member.value
      var condition: FileTree?
      if value.members != nil {
        log.checkKeys(value, .value)
        condition = value["when"]
        guard let formula = value["is"] else {
          log.report(at: value.offset, "'is' is missing: the formula of the value")
          continue
        }
        value = formula
      }
      guard let number = formula(value, "a value") else { continue }
      if let count = count(of: member.value["each"], "'each'", Self.mostRecords) {
        declareValues(member, number, condition, count)
        continue
      }
      let name = recordedName(of: member)
      declare(member.key, .value(used(number, when: condition)), at: member.offset)
      values.append(PatternProgram.Value(name: name, formula: number, condition: nil))
      valueMembers.append(member)
      conditions.append(condition.flatMap { formula($0, "'when'") })
    }
  }

  /// Declares a value that is recorded several times: a list for formulas.
  private func declareValues(
    _ member: FileTree.Member, _ number: Int, _ condition: FileTree?, _ count: Int
  ) {
    let truth = condition.flatMap { formula($0, "'when'") }
    let used = used(number, when: condition)
    var list: [Int] = []
    for place in 0..<count {
      let name = recordedName(of: member, place: place)
      func own(_ number: Int) -> Int {
        append(trees[number].replacingIndex(by: place), sources[number])
      }
      list.append(own(used))
      values.append(PatternProgram.Value(name: name, formula: own(number), condition: nil))
      valueMembers.append(member)
      conditions.append(truth.map(own))
    }
    declare(member.key, .values(list), at: member.offset)
  }

  /// The formula of a value as other formulas use it: it has no result where its condition does not hold.
  private func used(_ number: Int, when condition: FileTree?) -> Int {
    guard let condition, let truth = formula(condition, "'when'") else { return number }
    let nothing = Formula(
      kind: .binary(
        .divide, Formula(kind: .number(0), offset: 0), Formula(kind: .number(0), offset: 0)),
      offset: 0)
    return append(
      Formula(kind: .choice(trees[truth], trees[number], nothing), offset: 0), sources[number])
  }

  /// The members of a section of the file; none if it is not there.
  func members(of key: String) -> [FileTree.Member] {
    guard let value = tree[key] else { return [] }
    guard let members = value.members else {
      log.refuse(value, "'\(key)'", "an object")
      return []
    }
    return members
  }
}
