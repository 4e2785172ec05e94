// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Elements: their names, and what they lie in.
extension ProgramBuilder {
  /// How deep elements may lie in each other.
  private static let depthLimit = 16
  /// How many elements can be declared at once.
  private static let mostCopies = 64

  func declareElements() {
    guard let value = tree["elements"] else { return }
    guard let elements = value.elements else {
      log.refuse(value, "'elements'", "a list of elements")
      return
    }
    for element in elements where log.checkKeys(element, .element) {
      guard let family = family(element["in"]) else {
        declare(element, in: space(named: element["in"]), depth: 0)
        continue
      }
      for view in family {
        places = [("view", view - family.lowerBound)]
        declare(element, in: space(ofView: view), depth: 0)
        places = []
      }
    }
  }

  /// The views of a family, in each of which an element lies: `name[*]`.
  private func family(_ value: FileTree?) -> Range<Int>? {
    families.first { "\($0.name)[*]" == value?.text }?.views
  }

  /// Declares an element, or as many as `each` says.
  private func declare(_ value: FileTree, in space: ElementSpace, depth: Int) {
    guard let each = value["each"] else { return declareOne(value, in: space, depth: depth) }
    let isInner = places.contains { $0.name == "index" } || space.items != nil
    if isInner || value["repeat"] != nil {
      return log.report(
        at: each.offset, "'each' is for elements that are not repeated, outside of repeated ones")
    }
    for number in 0..<(count(of: each, "'each'", Self.mostCopies) ?? 0) {
      places.append(("index", number))
      declareOne(value, in: space, depth: depth)
      places.removeLast()
    }
  }

  private func declareOne(_ value: FileTree, in space: ElementSpace, depth: Int) {
    guard let id = elementName(of: value) else { return }
    if depth > 0, let view = value["in"] {
      log.report(at: view.offset, "'in' is for outer elements: '\(shown(id))' lies in another one")
    }
    guard depth < Self.depthLimit else {
      return log.report(
        at: value.offset, "elements lie in each other more than \(Self.depthLimit) deep")
    }
    var draft = ElementDraft(value: value, id: id, space: space)
    draft.places = places
    draft.shownSection = value["section"].flatMap { formula($0, "'section'") }
    draft.shownItem = value["item"].flatMap { formula($0, "'item'") }
    let visible = value["visible"].flatMap { formula($0, "'visible'") }
    let alpha = value["alpha"].flatMap { formula($0, "'alpha'") }
    draft.visible = joined(visible, space.visible, by: Formula.both)
    draft.alpha = joined(alpha, space.alpha, by: Formula.product)
    draft.scale = value["scale"].flatMap { formula($0, "'scale'") }
    if let items = value["repeat"] {
      declareItems(items, &draft)
    } else {
      place(&draft)
    }
    declareDrivenLook(of: draft)
    let number = drafts.count
    drafts.append(draft)
    guard let children = value["children"] else { return declareParts(of: draft, number) }
    guard let elements = children.elements else {
      return log.refuse(children, "'children'", "a list of elements")
    }
    let inner = self.space(inside: draft, number)
    for child in elements where log.checkKeys(child, .element) {
      declare(child, in: inner, depth: depth + 1)
    }
    if draft.items != nil { drafts[number].childCount = drafts.count - number - 1 }
    declareParts(of: draft, number)
  }

  /// A formula that counts together with one of the element that it lies in.
  private func joined(
    _ number: Int?, _ outer: Formula?, by join: (Formula?, Formula?) -> Formula?
  ) -> Int? {
    guard let outer else { return number }
    guard let number else {
      return append(outer, FormulaSource(FileTree(content: .null, offset: tree.offset)))
    }
    return join(outer, trees[number]).map { append($0, sources[number]) }
  }

  private func elementName(of value: FileTree) -> String? {
    guard let id = value["id"]?.text else {
      log.report(at: value.offset, "'id' is missing: the name of the element")
      return nil
    }
    let isTaken = drafts.contains {
      $0.id == id && $0.part == .element && $0.value.offset != value.offset
    }
    if viewNames.contains(id) || isTaken {
      log.report(at: value.offset, "the name '\(shown(id))' is given twice")
    }
    return id
  }

  // MARK: Spaces

  /// The screen, the content of a view, or a sheet.
  private func space(named name: FileTree?) -> ElementSpace {
    let sheetNames = sheetDrafts.map(\.name)
    let kind = sheetNames.isEmpty ? "scroll view" : "scroll view or sheet"
    guard let place = word(name, kind, viewNames + sheetNames) else {
      return space(ofView: nil)
    }
    return place < viewNames.count
      ? space(ofView: place) : space(ofSheet: place - viewNames.count)
  }

  /// The screen, or the content of a view.
  func space(ofView view: Int?) -> ElementSpace {
    guard let view else {
      return ElementSpace(
        x: .number(0), y: .number(0), localX: .number(0), localY: .number(0),
        width: .name("screen", "width"), height: .name("screen", "height"))
    }
    return ElementSpace(
      view: view, x: origin(of: view, isHorizontal: true),
      y: origin(of: view, isHorizontal: false), localX: .number(0), localY: .number(0),
      width: trees[viewFrames[view].width], height: trees[viewFrames[view].height],
      holders: [.view(view)])
  }

  /// What the children of an element lie in.
  private func space(inside draft: ElementDraft, _ number: Int) -> ElementSpace {
    var space = draft.space
    space.visible = draft.visible.map { trees[$0] }
    space.alpha = draft.alpha.map { trees[$0] }
    if let items = draft.items {
      if draft.space.items != nil {
        log.report(at: draft.value.offset, "items cannot lie in items")
      }
      // An item that is not there has no children.
      (space.visible, space.items) = (nil, items)
      (space.x, space.y) = (.name("self", "left"), .name("self", "top"))
      (space.width, space.height) = (.name("self", "width"), .name("self", "height"))
    } else if let frame = draft.frame, let local = draft.localFrame {
      (space.x, space.y) = (trees[frame.x], trees[frame.y])
      (space.localX, space.localY) = (trees[local.x], trees[local.y])
      (space.width, space.height) = (trees[frame.width], trees[frame.height])
    }
    if draft.value["clip"]?.content == .flag(true) {
      if space.items == nil {
        space.holders.append(.clip(number))
      } else if draft.value["look"] != nil {
        space.clippingItem = number
      } else {
        log.report(
          at: draft.value.offset,
          "'clip' of items, and in items, needs a 'look': it clips to what is drawn")
      }
    } else if let clip = draft.value["clip"], clip.content != .flag(false) {
      log.refuse(clip, "'clip'", "true or false")
    }
    return space
  }

  func isHorizontal(_ view: Int) -> Bool {
    viewMembers[view].value["axis"]?.text == "horizontal"
  }

  /// Where the content of a view begins on the screen along one axis.
  func origin(of view: Int, isHorizontal: Bool) -> Formula {
    let edge = trees[isHorizontal ? viewFrames[view].x : viewFrames[view].y]
    guard self.isHorizontal(view) == isHorizontal else { return edge }
    return edge - reading("offset", ofView: view)
  }

  /// A reading of a view, as formulas of the file write it.
  func reading(_ member: String, ofView view: Int) -> Formula {
    guard let family = families.first(where: { $0.views.contains(view) }) else {
      return .name(viewNames[view], member)
    }
    return Formula(
      kind: .name(
        FormulaName(
          root: family.name,
          parts: [
            .index(.number(Double(view - family.views.lowerBound))), .member(member, offset: 0),
          ], words: nil)), offset: 0)
  }
}
