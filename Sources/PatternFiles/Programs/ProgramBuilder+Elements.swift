// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Elements: their names and places, which formulas may use.
extension ProgramBuilder {
  func declareElements() {
    guard let value = tree["elements"] else { return }
    guard let elements = value.elements else {
      log.refuse(value, "'elements'", "a list of elements")
      return
    }
    for element in elements where log.checkKeys(element, .element) {
      guard let id = element["id"]?.text else {
        log.report(at: element.offset, "'id' is missing: the name of the element")
        continue
      }
      if viewNames.contains(id) || drafts.contains(where: { $0.id == id }) {
        log.report(at: element.offset, "the name '\(shown(id))' is given twice")
      }
      var draft = ElementDraft(
        value: element, id: id, view: word(element["in"], "scroll view", viewNames))
      if let items = element["repeat"] {
        log.checkKeys(items, .items)
        draft.items = itemDrafts.count
        itemDrafts.append(itemsDraft(items, in: draft.view))
      } else {
        let (frame, own) = frame(element["frame"], in: draft.view)
        draft.frame = frame
        draft.own = own
        draft.ends = ElementDraft.Ends(
          right: synthesized(.add, trees[frame.x], trees[frame.width]),
          bottom: synthesized(.add, trees[frame.y], trees[frame.height]))
      }
      drafts.append(draft)
    }
  }

  // MARK: Places

  private func itemsDraft(_ value: FileTree, in view: Int?) -> ItemsDraft {
    let isHorizontal = view.map { self.isHorizontal($0) } ?? false
    let lengthKey = isHorizontal ? "width" : "height"
    if value[lengthKey] == nil {
      log.report(at: value.offset, "'\(lengthKey)' is missing: the length of an item")
    }
    return ItemsDraft(
      value: value, count: number(value["count"], "'count'"),
      length: number(value[lengthKey], "'\(lengthKey)'"),
      start: number(value[isHorizontal ? "left" : "top"], "the start of the items"),
      origin: origin(of: view, isHorizontal: isHorizontal), isHorizontal: isHorizontal)
  }

  /// The number of the formula of a key, or of 0.
  private func number(_ value: FileTree?, _ name: String) -> Int {
    value.flatMap { formula($0, name) } ?? formula(.number(0))
  }

  func isHorizontal(_ view: Int) -> Bool {
    members(of: "scrollViews")[view].value["axis"]?.text == "horizontal"
  }

  /// Where the content of a view begins on the screen along one axis, or 0 for the screen itself.
  private func origin(of view: Int?, isHorizontal: Bool) -> Int {
    guard let view else { return formula(.number(0)) }
    let edge = isHorizontal ? viewFrames[view].x : viewFrames[view].y
    guard self.isHorizontal(view) == isHorizontal else { return edge }
    let offset = FormulaName(
      root: viewNames[view], parts: [.member("offset", offset: 0)], words: nil)
    return synthesized(.subtract, trees[edge], Formula(kind: .name(offset), offset: 0))
  }

  /// A formula of two others.
  private func synthesized(_ sign: FormulaOperator, _ a: Formula, _ b: Formula) -> Int {
    formula(.binary(sign, a, b))
  }

  /// The rectangle of an element on the screen, and in the content of its view.
  private func frame(
    _ value: FileTree?, in view: Int?
  ) -> (onScreen: ElementDraft.Rectangle, own: ElementDraft.Rectangle) {
    if let value, value.text != "fill" {
      log.checkKeys(value, .frame)
    }
    let object = value?.text == "fill" ? nil : value
    let x = span(
      object, ("left", "width", "right", "centerX"),
      all: view.map { trees[viewFrames[$0].width] } ?? fact("width"))
    let y = span(
      object, ("top", "height", "bottom", "centerY"),
      all: view.map { trees[viewFrames[$0].height] } ?? fact("height"))
    let left = origin(of: view, isHorizontal: true)
    let top = origin(of: view, isHorizontal: false)
    // Faults inside are those of the element's own formulas.
    func placed(_ origin: Int, _ start: Formula, _ source: FormulaSource) -> Int {
      append(Formula(kind: .binary(.add, trees[origin], start), offset: 0), source)
    }
    let (width, height) = (append(x.extent, x.source), append(y.extent, y.source))
    return (
      ElementDraft.Rectangle(
        x: placed(left, x.start, x.startSource), y: placed(top, y.start, y.startSource),
        width: width, height: height),
      ElementDraft.Rectangle(
        x: append(x.start, x.startSource), y: append(y.start, y.startSource), width: width,
        height: height)
    )
  }

  private func fact(_ name: String) -> Formula {
    Formula(
      kind: .name(FormulaName(root: "screen", parts: [.member(name, offset: 0)], words: nil)),
      offset: 0)
  }

  /// Where an element begins along an axis, and how long it is there, from two of its edges, middle and extent.
  private func span(
    _ value: FileTree?, _ keys: (start: String, extent: String, end: String, middle: String),
    all extent: Formula
  ) -> (start: Formula, extent: Formula, startSource: FormulaSource, source: FormulaSource) {
    func part(_ key: String) -> Formula? {
      value?[key].flatMap { formula($0, "'\(key)'") }.map { trees[$0] }
    }
    let whole = value ?? FileTree(content: .null, offset: tree.offset)
    let source = FormulaSource(value?[keys.extent] ?? whole)
    let startSource = FormulaSource(
      value?[keys.start] ?? value?[keys.end] ?? value?[keys.middle] ?? whole)
    func binary(_ sign: FormulaOperator, _ a: Formula, _ b: Formula) -> Formula {
      Formula(kind: .binary(sign, a, b), offset: 0)
    }
    let two = Formula(kind: .number(2), offset: 0)
    let zero = Formula(kind: .number(0), offset: 0)
    var result: (start: Formula, extent: Formula)
    switch (part(keys.start), part(keys.extent), part(keys.end), part(keys.middle)) {
    case (nil, nil, nil, nil): result = (zero, extent)
    case (let start?, let extent?, nil, nil): result = (start, extent)
    case (let start?, nil, let end?, nil): result = (start, binary(.subtract, end, start))
    case (nil, let extent?, let end?, nil): result = (binary(.subtract, end, extent), extent)
    case (nil, let extent?, nil, let middle?):
      result = (binary(.subtract, middle, binary(.divide, extent, two)), extent)
    case (let start?, nil, nil, let middle?):
      result = (start, binary(.multiply, two, binary(.subtract, middle, start)))
    case (nil, nil, let end?, let middle?):
      result = (
        binary(.subtract, binary(.multiply, two, middle), end),
        binary(.multiply, two, binary(.subtract, end, middle))
      )
    default:
      log.report(
        at: whole.offset,
        "'frame' needs two of '\(keys.start)', '\(keys.extent)', '\(keys.end)' and '\(keys.middle)', or none of them"
      )
      result = (zero, zero)
    }
    return (result.start, result.extent, startSource, source)
  }

  // MARK: Names

  /// What a name stands for whose first word is an element's.
  func reference(
    to draft: ElementDraft, _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    if let items = draft.items {
      let axis = itemDrafts[items].isHorizontal
      let (start, end) = axis ? ("left", "right") : ("top", "bottom")
      if name.parts.count == 2, case .index(let index) = name.parts[0],
        case .member(let member, _) = name.parts[1], member == start || member == end
      {
        usedItems.insert(items)
        return .item(
          member == start ? .itemStart : .itemEnd, items: items, index: index,
          origin: itemDrafts[items].origin)
      }
      if name.parts.count == 1, case .member(let member, _) = name.parts[0] {
        if member == "count" { return .formula(itemDrafts[items].count) }
        if member == "length" {
          usedItems.insert(items)
          return .operation(.itemsLength, items)
        }
      }
      throw FormulaError(
        offset: offset,
        message:
          "'\(draft.id)' is repeated: write \(draft.id)[i].\(start), \(draft.id)[i].\(end), \(draft.id).count or \(draft.id).length"
      )
    }
    guard let frame = draft.frame, let ends = draft.ends, name.parts.count == 1,
      case .member(let member, let place) = name.parts[0]
    else { throw FormulaError(offset: offset, message: "'\(draft.id)' is there once") }
    switch member {
    case "left": return .formula(frame.x)
    case "top": return .formula(frame.y)
    case "width": return .formula(frame.width)
    case "height": return .formula(frame.height)
    case "right": return .formula(ends.right)
    case "bottom": return .formula(ends.bottom)
    default:
      throw FormulaError(
        offset: place,
        message: UnknownWord.message(
          "reading of an element", found: shown(member),
          words: ["left", "top", "right", "bottom", "width", "height"]))
    }
  }

  // MARK: Compiling

  func compileElements() {
    for (index, draft) in itemDrafts.enumerated() {
      var needs = Needs(offset: draft.value.offset)
      items.append(compiled(draft, &needs))
      self.needs[.items(index)] = needs
    }
    for draft in drafts {
      var needs = Needs(offset: draft.value.offset)
      let visible = optional(draft.value["visible"], "'visible'", .truth)
      if visible != nil { note(&needs) }
      guard let place = place(of: draft, &needs) else { continue }
      let (kind, look) = drawing(of: draft)
      elements.append(
        PatternProgram.Element(
          kind: kind, number: number(of: draft, kind, look), view: draft.view, visible: visible,
          alpha: optional(draft.value["alpha"], "'alpha'", .number),
          scale: optional(draft.value["scale"], "'scale'", .number), place: place))
    }
  }

  /// Where an element is; fixed if neither that nor anything else about it follows the run.
  ///
  /// - Parameter needs: What its visibility needs.
  private func place(
    of draft: ElementDraft, _ needs: inout Needs
  ) -> PatternProgram.Element.Place? {
    if let items = draft.items { return .repeated(items) }
    guard let frame = draft.frame, let own = draft.own else { return nil }
    let fades = draft.value["alpha"] != nil || draft.value["scale"] != nil
    guard !fades, !needs.followsRun else { return .once(compiled(frame, &needs)) }
    let fixed = compiled(own, &needs)
    return needs.followsRun ? .once(compiled(frame, &needs)) : .fixed(fixed)
  }

  private func compiled(
    _ frame: ElementDraft.Rectangle, _ needs: inout Needs
  ) -> PatternProgram.View.Frame {
    func part(_ number: Int) -> Int {
      let result = compile(number, as: .number) ?? 0
      note(&needs)
      return result
    }
    return PatternProgram.View.Frame(
      x: part(frame.x), y: part(frame.y), width: part(frame.width), height: part(frame.height))
  }

  private func optional(_ value: FileTree?, _ name: String, _ type: FormulaType) -> Int? {
    value.flatMap { compile(formula($0, name), as: type) }
  }

  private func compiled(_ draft: ItemsDraft, _ needs: inout Needs) -> PatternProgram.Items {
    let value = draft.value
    func part(_ number: Int) -> Int {
      let result = compile(number, as: .number) ?? 0
      note(&needs)
      return result
    }
    let sides = draft.isHorizontal ? ["top", "bottom"] : ["left", "right"]
    if let insets = value["insets"] { log.checkKeys(insets, "'insets'", sides) }
    usesIndex = false
    allowsIndex = true
    let length = part(draft.length)
    allowsIndex = false
    return PatternProgram.Items(
      count: part(draft.count),
      columns: part(self.number(value["columns"] ?? Self.one, "'columns'")),
      length: length, index: usesIndex ? indexRegister : nil,
      gap: part(self.number(value["gap"], "'gap'")), start: part(draft.start),
      leadingInset: part(self.number(value["insets"]?[sides[0]], "'\(sides[0])'")),
      trailingInset: part(self.number(value["insets"]?[sides[1]], "'\(sides[1])'")),
      isCentered: word(value["align"], "alignment", ["start", "center"]) == 1)
  }

  private static let one = FileTree(content: .number(1), offset: 0)
}
