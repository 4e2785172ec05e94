// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What formulas can read of elements.
extension ProgramBuilder {
  /// The item or the section for which the formula counts that is being compiled.
  enum ItemScope {
    /// None.
    case none
    /// The place in a list: `index`.
    case place
    /// An item whose length is being computed, or its section; by the items.
    case length(Int), section(Int)
    /// An item that is shown; by the items.
    case item(Int)

    /// The items that count.
    var items: Int? {
      switch self {
      case .none, .place: nil
      case .length(let items), .section(let items), .item(let items): items
      }
    }
  }

  /// What a name stands for that only has a meaning for an item or a section; nil for other names.
  func reference(
    toItem name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference? {
    let member: String? =
      if case .member(let word, _)? = name.parts.first, name.parts.count == 1 { word } else { nil }
    if name.parts.isEmpty {
      switch (name.root, itemScope) {
      case ("index", .place), ("index", .length), ("index", .item):
        usesIndex = true
        return .register(item.index, .number)
      case ("item", .length), ("item", .item):
        usesIndex = true
        return .register(item.item, .number)
      case ("section", .length(let items)), ("section", .section(let items)),
        ("section", .item(let items)):
        if itemDrafts[items].sections != nil { return .register(item.section, .number) }
      default: break
      }
      return nil
    }
    guard let member, let items = itemScope.items else { return nil }
    if name.root == "section" {
      return try section(member, of: items, .name("section"), at: offset)
    }
    guard case .item = itemScope, name.root == "self" || name.root == itemDrafts[items].id else {
      return nil
    }
    return try own(member, of: items, at: offset)
  }

  /// A reading of the item itself.
  private func own(
    _ member: String, of items: Int, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    let (left, top) = (Formula.name("self", "left"), Formula.name("self", "top"))
    let (width, height) = (Formula.name("self", "width"), Formula.name("self", "height"))
    let isHorizontal = itemDrafts[items].isHorizontal
    let (start, extent) = isHorizontal ? (left, width) : (top, height)
    let space = itemDrafts[items].space
    let low =
      space.view.map { trees[isHorizontal ? viewFrames[$0].x : viewFrames[$0].y] }
      ?? .number(0)
    let room = isHorizontal ? space.width : space.height
    switch member {
    case "left": return .register(item.left, .number)
    case "top": return .register(item.top, .number)
    case "width": return .register(item.width, .number)
    case "height": return .register(item.height, .number)
    case "right": return .inline(left + width)
    case "bottom": return .inline(top + height)
    case "progress":
      // 0 when it enters at the end, 1 when it has left at the beginning.
      return .inline(.binary(.divide, low + room - start, room + extent))
    case "visible":
      let shown = Formula.min(start + extent, low + room) - Formula.max(start, low)
      return .inline(.binary(.divide, .max(shown, .number(0)), extent))
    default:
      throw FormulaError(
        offset: offset,
        message: UnknownWord.message(
          "reading of an item", found: shown(member),
          words: LanguageName.ofItem.map(\.name)))
    }
  }

  /// What a name stands for whose first word is an element's.
  func reference(
    to draft: ElementDraft, _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    if let items = draft.items { return try reference(to: draft, items: items, name, at: offset) }
    // The formulas of an item know its children, which are there once for them.
    let isOwn = if case .item(let items) = itemScope { items == draft.space.items } else { false }
    if draft.space.items != nil, !isOwn {
      throw FormulaError(
        offset: offset,
        message:
          "'\(shown(draft.id))' is there once for each item; only formulas of the item and its children read it"
      )
    }
    guard let frame = draft.frame, let ends = draft.ends, name.parts.count == 1,
      case .member(let member, let place) = name.parts[0]
    else { throw FormulaError(offset: offset, message: "'\(shown(draft.id))' is there once") }
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
          words: LanguageName.ofElement.map(\.name)))
    }
  }

  /// What a name stands for that chooses among elements which `each` declares at once.
  func reference(
    toOneOf drafts: [ElementDraft], _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    guard case .index(let index)? = name.parts.first, let place = constant(index),
      let draft = drafts.first(where: { $0.item.map(Double.init) == place })
    else {
      throw FormulaError(
        offset: offset,
        message:
          "'\(shown(name.root))' is there \(drafts.count) times: write \(name.root)[0].top, with a number up to \(drafts.count - 1)"
      )
    }
    var name = name
    name.parts.removeFirst()
    return try reference(to: draft, name, at: offset)
  }

  private func reference(
    to draft: ElementDraft, items: Int, _ name: FormulaName, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    let description = itemDrafts[items]
    let (start, end) = description.isHorizontal ? ("left", "right") : ("top", "bottom")
    switch name.parts.count {
    case 1:
      guard case .member(let member, _) = name.parts[0] else { break }
      switch member {
      case "count" where description.sections == nil: return .formula(description.count)
      case "length":
        let items = contentItems ?? items
        usedItems.insert(items)
        return .operation(.itemsLength, items)
      default: break
      }
    case 2:
      guard case .index(let index) = name.parts[0], case .member(let member, _) = name.parts[1],
        member == start || member == end
      else { break }
      usedItems.insert(items)
      return .item(
        member == start ? .itemStart : .itemEnd, items: items, index: index,
        origin: append(description.origin, sources[description.start]))
    case 3:
      guard case .member(let part, _) = name.parts[0], case .index(let index) = name.parts[1],
        case .member(let member, let place) = name.parts[2]
      else { break }
      if part == "section" { return try section(member, of: items, index, at: place) }
      if part == "header", let result = header(member, of: items, index, isEnd: member == end) {
        return result
      }
    default: break
    }
    var words = ["\(draft.id)[i].\(start)", "\(draft.id)[i].\(end)", "\(draft.id).length"]
    if description.sections == nil {
      words.append("\(draft.id).count")
    } else {
      words += ["\(draft.id).header[s].\(start)", "\(draft.id).section[s].\(start)"]
    }
    throw FormulaError(
      offset: offset,
      message:
        "'\(shown(draft.id))' is repeated: write \(words.dropLast().joined(separator: ", ")) or \(words[words.count - 1])"
    )
  }

  /// A place of a section in the content.
  private func section(
    _ member: String, of items: Int, _ index: Formula, at offset: Int
  ) throws(FormulaError) -> FormulaReference {
    guard itemDrafts[items].sections != nil else {
      throw FormulaError(
        offset: offset, message: "'\(shown(itemDrafts[items].id))' has no sections")
    }
    guard let part = Self.sectionParts.firstIndex(of: member) else {
      throw FormulaError(
        offset: offset,
        message: UnknownWord.message(
          "reading of a section", found: shown(member), words: Self.sectionParts))
    }
    usedItems.insert(items)
    return .section(items: items, index: index, part: part)
  }

  /// The readings of a section, in the order in which the core counts them.
  static let sectionParts = LanguageName.ofSection.map(\.name)

  /// Where a header is on the screen, or whether it is there; nil for another reading.
  private func header(
    _ member: String, of items: Int, _ index: Formula, isEnd: Bool
  ) -> FormulaReference? {
    let description = itemDrafts[items]
    guard let sections = description.sections else { return nil }
    func own(_ formula: Formula) -> Formula {
      formula.replacingSection(of: description.id, by: index)
    }
    let place = description.origin + own(sections.place ?? .name("section", "top"))
    switch member {
    case "visible":
      return .inline(sections.visible.map(own) ?? Formula(kind: .truth(true), offset: 0))
    case "top", "left": return .inline(place)
    case "bottom", "right": return .inline(place + own(trees[sections.header]))
    case "height", "width": return .inline(own(trees[sections.header]))
    default: return nil
    }
  }
}
