// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// What of a look follows formulas: each is a recorded value of the element, so that drawings, pages, recordings and
/// comparisons have it, and elements without such a look cost nothing.
extension ProgramBuilder {
  private static let drivenKeys: [(key: String, option: ElementLook.Driven)] = [
    ("rotation", .rotation), ("blur", .blur), ("corner", .corner), ("shadow", .shadow),
    ("fill", .fill),
  ]

  /// What of an element's look follows formulas.
  func driven(_ draft: ElementDraft) -> ElementLook.Driven {
    guard draft.part == .element else { return [] }
    return Self.drivenKeys.reduce(into: []) { driven, entry in
      if draft.value[entry.key] != nil { driven.insert(entry.option) }
    }
  }

  /// Declares the values that an element's look follows.
  func declareDrivenLook(of draft: ElementDraft) {
    for (key, option) in Self.drivenKeys {
      guard let value = draft.value[key] else { continue }
      guard draft.items == nil, draft.space.items == nil, draft.copy == nil || draft.item == nil
      else {
        log.report(
          at: value.offset,
          "'\(key)' is for elements that are there once, or as often as 'each' says; in 'look' it is for all"
        )
        continue
      }
      guard let look = draft.value["look"], look.members != nil else {
        log.report(at: value.offset, "'\(key)' needs a 'look' that says how it is drawn")
        continue
      }
      checkBox(look, value, key, option)
      guard let value = option == .fill ? share(value) : value,
        let number = formula(value, "'\(key)'")
      else { continue }
      let place = (draft.item ?? draft.copy).map { "[\($0)]" } ?? ""
      guard let name = TrackName(spelling: "\(draft.id)\(place).\(key)") else {
        log.refuse(
          draft.value["id"] ?? draft.value, "'id' of an element with '\(key)'",
          "letters and digits, beginning with a letter")
        continue
      }
      // The declaration of values reports one that is recorded by the same name.
      values.append(PatternProgram.Value(name: name, formula: number, condition: nil))
      valueMembers.append(
        FileTree.Member(
          key: draft.id + key.prefix(1).uppercased() + key.dropFirst()
            + ((draft.item ?? draft.copy).map { "\($0)" } ?? ""), offset: value.offset, value: value
        ))
      conditions.append(draft.visible)
    }
  }

  /// How far a background has turned into another colour.
  private func share(_ fill: FileTree) -> FileTree? {
    guard fill.members != nil else {
      log.report(
        at: fill.offset,
        "a 'fill' that stays stands in 'look'; here it is an object with 'to', a colour, and 'at', a formula"
      )
      return nil
    }
    guard log.checkKeys(fill, .cover) else { return nil }
    if fill["to"] == nil || fill["at"] == nil {
      log.report(at: fill.offset, "'fill' of an element needs 'to', a colour, and 'at', a formula")
    }
    return fill["at"]
  }

  /// What changing corners and a blur cut off cannot be drawn.
  private func checkBox(
    _ look: FileTree, _ value: FileTree, _ key: String, _ option: ElementLook.Driven
  ) {
    guard option != .rotation, option != .fill else { return }
    if option != .shadow, let shadow = look["shadow"] {
      log.report(
        at: shadow.offset,
        "a look with a 'shadow' keeps its corners and is not blurred: give 'shadow' to the element, as '\(key)'"
      )
    } else if option == .corner, let stroke = look["stroke"] {
      log.report(
        at: stroke.offset,
        "a look with a 'stroke' keeps its corners: leave out '\(key)' of the element, or the stroke"
      )
    }
    if let own = look[key] {
      log.report(
        at: own.offset, "'\(key)' is what the element's formula says; leave out one of the two")
    }
  }
}
