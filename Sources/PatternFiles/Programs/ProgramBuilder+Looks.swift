// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// How elements are drawn, what they are to rules, and what they are called.
extension ProgramBuilder {
  /// What an element is for rules, and its own look, if it has one; no kind for what is only measured.
  func drawing(of draft: ElementDraft) -> (kind: ElementID.Kind?, look: ElementLook?) {
    let role = word(draft.value["role"], "role", ElementWords.roles.map(\.word)).map {
      ElementWords.roles[$0].kind
    }
    guard let value = draft.value["look"] else { return (role, nil) }
    if value.members != nil {
      var look = LookReader(log, images: images).look(printed(value, of: draft))
      look.driven = driven(draft)
      look.cover = draft.value["fill"]?["to"].flatMap { LookReader(log).color($0) }
      return (role ?? .own, look)
    }
    let kind = word(value, "look", ElementWords.looks.map(\.word)).map {
      ElementWords.looks[$0].kind
    }
    return (role ?? kind, nil)
  }

  /// The number of an element that is called by its name in the file: one with a look of its own, or the second that is
  /// drawn as one kind; 0 for others.
  func number(of draft: ElementDraft, _ kind: ElementID.Kind?, _ look: ElementLook?) -> UInt16 {
    guard let kind else { return 0 }
    let name = ElementID(kind).kindName
    let own = identity(of: draft)
    let isTaken = zip(elements, identities).contains { element, identity in
      element.number == 0 && identity.mayBe(own)
        && element.kind.map { "\(ElementID($0).kindName)" } == "\(name)"
    }
    let item = draft.space.clippingItem.flatMap { drawnIDs[$0] }
    guard look != nil || isTaken || item != nil else { return 0 }
    checkName(draft, name)
    let element = OwnElement(name: draft.id, look: look, clippingItem: item)
    // A drawing has one name for each number: what another variant takes for something else has its own.
    let known = ownElements.indices.first { place in
      ownElements[place] == element
        && earlierKinds[UInt16(truncatingIfNeeded: place + 1)]?.contains(kind) != false
    }
    if let known { return UInt16(truncatingIfNeeded: known + 1) }
    ownElements.append(element)
    return UInt16(truncatingIfNeeded: ownElements.count)
  }

  /// What an element may be to records, besides its kind.
  func identity(of draft: ElementDraft) -> ElementIdentity {
    let isRepeated = draft.items != nil || draft.space.items != nil
    let items = (draft.items ?? draft.space.items).map { itemDrafts[$0] }
    let section =
      draft.part == .element
      ? items?.sections == nil ? ElementIdentity.Place(draft.copy) : .any : .none
    return ElementIdentity(
      section: place(draft.shownSection) ?? section,
      item: place(draft.shownItem) ?? (isRepeated ? .any : ElementIdentity.Place(draft.item)),
      offset: draft.value.offset)
  }

  /// The number that a formula gives, if it always gives the same; nil without a formula.
  private func place(_ formula: Int?) -> ElementIdentity.Place? {
    formula.map { number in constant(trees[number]).map { .one(Int($0)) } ?? .any }
  }

  /// Records and scenarios call elements of the catalogue by the names of their kinds.
  private func checkName(_ draft: ElementDraft, _ kindName: StaticString) {
    let value = draft.value["id"] ?? draft.value
    let isWord =
      draft.id.first?.isLetter == true
      && draft.id.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    guard isWord else {
      return log.refuse(value, "'id'", "letters, digits, '-' and '_', beginning with a letter")
    }
    let isTaken = ElementID.kindNames.contains { "\($0)" == draft.id }
    if isTaken, "\(kindName)" != draft.id {
      log.report(
        at: value.offset,
        "'\(shown(draft.id))' is what records call an element of the catalogue; give the element this role, or another id"
      )
    }
  }
}
