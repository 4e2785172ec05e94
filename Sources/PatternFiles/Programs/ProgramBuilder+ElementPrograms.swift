// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Elements, compiled.
extension ProgramBuilder {
  func compileElements() {
    for (index, draft) in itemDrafts.enumerated() {
      var needs = Needs(offset: draft.value.offset)
      items.append(compiled(draft, index, &needs))
      self.needs[.items(index)] = needs
    }
    for draft in drafts {
      itemScope = scope(of: draft)
      places = draft.places
      defer { (itemScope, places) = (.none, []) }
      var needs = Needs(offset: draft.value.offset)
      let visible = optional(draft.visible, .truth)
      if visible != nil { note(&needs) }
      guard let place = place(of: draft, &needs) else {
        drawnIDs.append(nil)
        continue
      }
      let (kind, look) = drawing(of: draft)
      let number = number(of: draft, kind, look)
      drawnIDs.append(kind.map { ElementID($0, number: number) })
      elementNames.append(draft.shownName)
      layerNames.append(draft.ownName)
      identities.append(identity(of: draft))
      elements.append(
        PatternProgram.Element(
          kind: kind, number: number, copy: Int32(draft.copy ?? -1), item: Int32(draft.item ?? -1),
          shownSection: optional(draft.shownSection, .number),
          shownItem: optional(draft.shownItem, .number), view: draft.space.view,
          layer: UInt8(truncatingIfNeeded: layers.number(of: path(of: draft.space.holders))),
          takesTouches: takesTouches(draft, kind), visible: visible,
          alpha: optional(draft.alpha, .number), scale: optional(draft.scale, .number),
          place: place, childCount: draft.childCount))
    }
  }

  /// Whether a touch on an element reaches no view below it.
  private func takesTouches(_ draft: ElementDraft, _ kind: ElementID.Kind?) -> Bool {
    switch word(draft.value["hit"], "answer to touches", ["take", "through"]) {
    case 0: true
    case 1: false
    default: draft.space.view == nil && kind != nil
    }
  }

  /// The item or section for which the formulas of an element count.
  private func scope(of draft: ElementDraft) -> ItemScope {
    if let items = draft.items { return draft.part == .element ? .item(items) : .section(items) }
    return draft.space.items.map { .item($0) } ?? .none
  }

  private func optional(_ number: Int?, _ type: FormulaType) -> Int? {
    number.flatMap { compile($0, as: type) }
  }

  /// Where an element is; fixed if neither that nor anything else about it follows the run.
  ///
  /// - Parameter needs: What its visibility needs.
  private func place(
    of draft: ElementDraft, _ needs: inout Needs
  ) -> PatternProgram.Element.Place? {
    if let items = draft.items {
      switch draft.part {
      case .element: return .repeated(items)
      case .footer: return .footer(items, sectionPart(draft, nil))
      case .header: return .header(items, sectionPart(draft, itemDrafts[items].sections?.place))
      }
    }
    guard let frame = draft.frame, let local = draft.localFrame else { return nil }
    if draft.space.items != nil { return .perItem(compiled(frame, &needs)) }
    let changes =
      draft.alpha != nil || draft.scale != nil || draft.shownSection != nil
      || draft.shownItem != nil
    guard !changes, !needs.followsRun else { return .once(compiled(frame, &needs)) }
    let fixed = compiled(local, &needs)
    return needs.followsRun
      ? .once(compiled(frame, &needs)) : .fixed(fixed)
  }

  /// The header or the footer of sections.
  private func sectionPart(
    _ draft: ElementDraft, _ place: Formula?
  ) -> PatternProgram.Element.SectionPart {
    let value = draft.value
    let sides =
      draft.items.map { itemDrafts[$0].isHorizontal } == true
      ? ["top", "bottom"] : ["left", "right"]
    if let insets = value["insets"] { log.checkKeys(insets, "'insets'", sides) }
    func inset(_ side: String) -> Int? {
      value["insets"]?[side].flatMap { formula($0, "'\(side)'") }.flatMap {
        compile($0, as: .number)
      }
    }
    return PatternProgram.Element.SectionPart(
      place: place.flatMap { compile(append($0, FormulaSource(value)), as: .number) },
      leadingInset: inset(sides[0]), trailingInset: inset(sides[1]),
      failure: value["fails"].flatMap(failure))
  }

  private func failure(_ value: FileTree) -> (condition: Int, sentence: Int)? {
    guard log.checkKeys(value, .failure) else { return nil }
    guard let condition = value["when"], let say = value["say"], say.text != nil else {
      log.report(at: value.offset, "'fails' needs 'when', a condition, and 'say', a sentence")
      return nil
    }
    guard let truth = compile(formula(condition, "'when'"), as: .truth) else { return nil }
    sentences.append(FormulaSource(say))
    return (truth, sentences.count - 1)
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

  // MARK: Items

  private func compiled(
    _ draft: ItemsDraft, _ index: Int, _ needs: inout Needs
  ) -> PatternProgram.Items {
    let value = draft.value
    func part(_ number: Int, in scope: ItemScope = .none) -> Int {
      itemScope = scope
      defer { itemScope = .none }
      let result = compile(number, as: .number) ?? 0
      note(&needs)
      return result
    }
    func number(_ value: FileTree?, _ name: String, _ otherwise: Double = 0) -> Int {
      part(value.flatMap { formula($0, name) } ?? formula(.number(otherwise)))
    }
    let sides = draft.isHorizontal ? ["top", "bottom"] : ["left", "right"]
    if let insets = value["insets"] { log.checkKeys(insets, "'insets'", sides) }
    usesIndex = false
    let length = part(draft.length, in: .length(index))
    let isUneven = usesIndex
    let sections = draft.sections.map { sections in
      PatternProgram.Items.Sections(
        count: part(sections.count), rows: part(sections.rows, in: .section(index)),
        leadingInset: part(sections.leadingInset, in: .section(index)),
        trailingInset: part(sections.trailingInset, in: .section(index)),
        header: part(sections.header, in: .section(index)),
        footer: part(sections.footer, in: .section(index)))
    }
    return PatternProgram.Items(
      in: space(of: draft), isHorizontal: draft.isHorizontal, count: part(draft.count),
      columns: number(value["columns"], "'columns'", 1), length: length, isUneven: isUneven,
      gap: number(value["gap"], "'gap'"), start: part(draft.start),
      leadingInset: number(value["insets"]?[sides[0]], "'\(sides[0])'"),
      trailingInset: number(value["insets"]?[sides[1]], "'\(sides[1])'"),
      isCentered: word(value["align"], "alignment", ["start", "center"]) == 1,
      sections: sections,
      followsRun: needs.followsOffsets || !needs.states.isEmpty || !needs.views.isEmpty)
  }

  /// What items lie in, for the core: another element counts by its rectangle on the screen.
  private func space(of draft: ItemsDraft) -> PatternProgram.Items.Space {
    let space = draft.space
    guard space.localX == .number(0), space.localY == .number(0) else {
      let source = sources[draft.start]
      func part(_ formula: Formula) -> Int { compile(append(formula, source), as: .number) ?? 0 }
      return .element(
        PatternProgram.View.Frame(
          x: part(space.x), y: part(space.y), width: part(space.width),
          height: part(space.height)))
    }
    return space.view.map { .view($0) } ?? .screen
  }
}
