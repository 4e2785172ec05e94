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
    for reading in PatternProgram.Reading.allCases where reading.isOfFinger {
      readings[Use(reading: reading, view: 0)] = program.register()
    }
    indexRegister = program.register()
    let registers = (0..<PatternProgram.EventRegisters.count).map { _ in program.register() }
    event = PatternProgram.EventRegisters(from: registers[0])
    eventNames = [
      "event.velocity": (event.velocity, .number), "event.velocity.x": (event.velocityX, .number),
      "event.velocity.y": (event.velocityY, .number), "event.x": (event.x, .number),
      "event.y": (event.y, .number), "event.willDecelerate": (event.willDecelerate, .truth),
    ]
  }

  func declareViews() {
    guard let value = tree["scrollViews"] else {
      log.report(at: tree.offset, "'scrollViews' is missing: a pattern has at least one")
      return
    }
    guard let members = value.members, !members.isEmpty,
      members.count <= ScrollHost.scrollViewCapacity
    else {
      log.report(
        at: value.offset,
        "'scrollViews' must be an object with 1 to \(ScrollHost.scrollViewCapacity) scroll views; found "
          + (value.members.map { "\($0.count)" } ?? value.found))
      return
    }
    for (index, member) in members.enumerated() {
      viewNames.append(member.key)
      viewFrames.append(viewFrame(member.value["frame"]))
      for reading in PatternProgram.Reading.allCases where !reading.isOfFinger {
        readings[Use(reading: reading, view: index)] = program.register()
      }
    }
  }

  /// The formulas of a viewport.
  private func viewFrame(_ value: FileTree?) -> ElementDraft.Rectangle {
    guard let value, value.text != "screen" else {
      let extents = ["width", "height"].map { name in
        formula(
          .name(FormulaName(root: "screen", parts: [.member(name, offset: 0)], words: nil)))
      }
      return ElementDraft.Rectangle(
        x: formula(.number(0)), y: formula(.number(0)), width: extents[0], height: extents[1])
    }
    let parts = (value.elements ?? []).compactMap { formula($0, "a part of 'frame'") }
    guard parts.count == 4 else {
      log.refuse(value, "'frame'", "'screen' or [x, y, width, height]")
      let zero = formula(.number(0))
      return ElementDraft.Rectangle(x: zero, y: zero, width: zero, height: zero)
    }
    return ElementDraft.Rectangle(x: parts[0], y: parts[1], width: parts[2], height: parts[3])
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
      let registers = (0..<PatternProgram.State.registerCount).map { _ in program.register() }
      declare(member.key, .state(states.count), at: member.offset)
      stateNames.append(member.key)
      firstValues.append(number)
      states.append(PatternProgram.State(register: registers[0], first: 0, isShare: isShare))
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
      let name = recordedName(of: member)
      declare(member.key, .value(used(number, when: condition)), at: member.offset)
      values.append(PatternProgram.Value(name: name, formula: number, condition: nil))
      conditions.append(condition)
    }
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
