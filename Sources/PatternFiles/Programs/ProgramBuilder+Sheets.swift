// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Sheets: what a finger drags without being a scroll view.
extension ProgramBuilder {
  /// How many sheets a pattern can have.
  static let sheetLimit = 4

  func declareSheets() {
    for member in members(of: "sheets") {
      guard log.checkKeys(member.value, .sheet) else { continue }
      let detents = member.value["detents"]?.members ?? []
      if detents.isEmpty {
        log.report(
          at: member.value["detents"]?.offset ?? member.value.offset,
          "'detents' must be an object with at least one extent in points, such as { half: 300 }")
      }
      let edges = PatternProgram.Sheet.Edge.allCases
      let edge =
        word(member.value["edge"], "edge", edges.map { "\($0)" }).map { edges[$0] } ?? .bottom
      sheetDrafts.append(
        SheetDraft(
          name: member.key, value: member.value, edge: edge,
          detents: detents.map { detent in
            (detent.key, formula(detent.value, "a detent") ?? formula(.number(0)))
          }))
      for reading in PatternProgram.Reading.allCases where reading.isOfSheet {
        readings[Use(reading: reading, view: sheetDrafts.count - 1)] = program.register()
      }
    }
    if sheetDrafts.count > Self.sheetLimit {
      log.report(
        at: tree["sheets"]?.offset ?? tree.offset,
        "\(sheetDrafts.count) sheets; a pattern has at most \(Self.sheetLimit)")
    }
  }

  // MARK: Names

  /// What a name stands for whose first word is a sheet's.
  func reference(
    toSheet index: Int, _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    let sheet = sheetDrafts[index]
    guard name.parts.count == 1, case .member(let member, let place) = name.parts[0] else {
      throw FormulaError(
        offset: offset, message: "'\(shown(sheet.name))' is a sheet: write \(sheet.name).extent")
    }
    if let words = name.words {
      let detents = try words.map { (word) throws(FormulaError) in
        try detent(word, of: sheet)
      }
      let extent = Formula.name(sheet.name, "extent")
      switch (member, detents.count) {
      case ("detent", 1): return .inline(detents[0])
      case ("at", 1):
        let rests = Formula.both(
          Formula(kind: .not(.name(sheet.name, "isDragging")), offset: 0),
          Formula(kind: .not(.name(sheet.name, "isSettling")), offset: 0))
        let isThere = Formula.binary(
          .isLess, Formula(kind: .call("abs", [extent - detents[0]]), offset: 0),
          .binary(.divide, .number(0.5), .name("screen", "scale")))
        return .inline(Formula.both(rests, isThere) ?? isThere)
      case ("progress", 2):
        let share = Formula.binary(.divide, extent - detents[0], detents[1] - detents[0])
        let isStep = Formula.binary(.isEqual, detents[0], detents[1])
        let step = Formula(
          kind: .choice(.binary(.isLess, extent, detents[0]), .number(0), .number(1)), offset: 0)
        let clamped = Formula(kind: .call("clamp", [share, .number(0), .number(1)]), offset: 0)
        return .inline(Formula(kind: .choice(isStep, step, clamped), offset: 0))
      default: break
      }
    } else if let reading = FormulaReading.sheet[member],
      let register = readings[Use(reading: reading, view: index)]
    {
      uses.insert(Use(reading: reading, view: index))
      return .register(register, reading.type)
    }
    throw FormulaError(
      offset: place,
      message: UnknownWord.message(
        "reading of a sheet", found: shown("\(sheet.name).\(member)"),
        words: FormulaReading.sheet.keys.sorted().map { "\(sheet.name).\($0)" } + [
          "\(sheet.name).at('…')", "\(sheet.name).detent('…')",
          "\(sheet.name).progress('…', '…')",
        ]))
  }

  /// The extent of a detent by its name, within the screen.
  private func detent(
    _ word: FormulaName.Word, of sheet: SheetDraft
  ) throws(FormulaError) -> Formula {
    guard let detent = sheet.detents.first(where: { $0.name == word.text }) else {
      throw FormulaError(
        offset: word.offset,
        message: UnknownWord.message(
          "detent", found: shown(word.text), words: sheet.detents.map(\.name)))
    }
    let limit = Formula.name(
      "screen", sheet.edge == .bottom || sheet.edge == .top ? "height" : "width")
    return .min(.max(.number(0), trees[detent.formula]), limit)
  }

  // MARK: Spaces

  /// What lies in a sheet: its origin follows the sheet's edge, and it is as large as the sheet.
  ///
  /// A spring may carry a sheet beyond its edge of the screen: nothing is less than 0 points high.
  func space(ofSheet index: Int) -> ElementSpace {
    let sheet = sheetDrafts[index]
    let extent = Formula.name(sheet.name, "extent")
    let shown = Formula.max(.number(0), extent)
    let (width, height) = (Formula.name("screen", "width"), Formula.name("screen", "height"))
    let isVertical = sheet.edge == .bottom || sheet.edge == .top
    var space = ElementSpace(
      x: .number(0), y: .number(0), localX: .number(0), localY: .number(0),
      width: isVertical ? width : shown, height: isVertical ? shown : height,
      holders: [.sheet(index)])
    switch sheet.edge {
    case .bottom: space.y = height - extent
    case .right: space.x = width - extent
    case .top, .left: break
    }
    (space.localX, space.localY) = (space.x, space.y)
    return space
  }

  // MARK: Compiling

  /// Compiles the sheets, after the elements, which may be their handles.
  func compileSheets() {
    for draft in sheetDrafts {
      sheets.append(sheet(draft))
    }
  }

  private func sheet(_ draft: SheetDraft) -> PatternProgram.Sheet {
    let value = draft.value
    let detents = draft.detents.map { detent in
      let result = compile(detent.formula, as: .number) ?? 0
      if !uses.isEmpty || !usedStates.isEmpty || !usedItems.isEmpty {
        log.report(
          at: sources[detent.formula].offset,
          "a detent depends on the screen and on parameters only")
      }
      return result
    }
    let start = word(value["start"], "detent", draft.detents.map(\.name)) ?? 0
    let handle = word(value["handle"], "element", elementNames)
    let laws = PatternProgram.Sheet.Beyond.allCases
    let beyond =
      word(value["beyond"], "answer beyond the detents", laws.map { "\($0)" }).map { laws[$0] }
      ?? .rubber
    let settle = value["settle"]
    let isTable = settle?.members != nil
    if isTable, let settle {
      log.checkKeys(settle, .settle)
    }
    let presets = SheetPreset.allCases
    let preset =
      isTable ? nil : word(settle, "way to settle", presets.map(\.rawValue)).map { presets[$0] }
    return PatternProgram.Sheet(
      edge: draft.edge, detents: detents, start: start, handle: handle, beyond: beyond,
      rule: preset.map(rule(of:)) ?? rule(settle),
      spring: preset?.spring ?? spring(settle?["spring"]),
      keepsVelocity: preset?.keepsVelocity
        ?? (word(settle?["velocity"], "way of the speed", ["carry", "drop"]) != 1),
      overshoots: preset != nil || isOn(settle?["overshoot"]), list: draft.list)
  }

  private func rule(of preset: SheetPreset) -> PatternProgram.Sheet.Rule {
    switch preset {
    case .floatingPanel: .floatingPanel
    case .overlayContainer: .lookAhead
    case .sheetPresentation: .project(rate: compile(nil, "'rate'", default: .number(0.99)))
    }
  }

  private func isOn(_ value: FileTree?) -> Bool {
    guard let value else { return false }
    guard case .flag(let flag) = value.content else {
      log.refuse(value, "'overshoot'", "true or false")
      return false
    }
    return flag
  }

  private func rule(_ value: FileTree?) -> PatternProgram.Sheet.Rule {
    let rules = ["project", "lookAhead", "nearest", "onward", "threshold"]
    func part(_ key: String, _ otherwise: Double) -> Int {
      compile(value?[key], "'\(key)'", default: .number(otherwise))
    }
    switch word(value?["rule"], "rule", rules) {
    case 1: return .lookAhead
    case 2: return .nearest
    case 3: return .onward
    case 4: return .threshold(distance: part("distance", 50), speed: part("speed", 500))
    default: return .project(rate: part("rate", 0.998))
    }
  }

  private func spring(_ value: FileTree?) -> PatternProgram.Sheet.Spring {
    if let value { log.checkKeys(value, .spring) }
    return .spring(
      response: compile(value?["response"], "'response'", default: .number(0.4)),
      damping: compile(value?["damping"], "'damping'", default: .number(1)))
  }
}
