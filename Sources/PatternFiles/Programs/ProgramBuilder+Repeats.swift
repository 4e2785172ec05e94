// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Elements that are repeated: rows, grids and sections.
extension ProgramBuilder {
  func declareItems(_ value: FileTree, _ draft: inout ElementDraft) {
    log.checkKeys(value, .items)
    let view = draft.space.view
    var isHorizontal = view.map { self.isHorizontal($0) } ?? false
    if let axis = word(value["axis"], "axis", ["vertical", "horizontal"]) {
      isHorizontal = axis == 1
    }
    let lengthKey = isHorizontal ? "width" : "height"
    if value[lengthKey] == nil {
      log.report(at: value.offset, "'\(lengthKey)' is missing: the length of an item")
    }
    if draft.space.items != nil { log.report(at: value.offset, "items cannot lie in items") }
    draft.items = itemDrafts.count
    var items = ItemsDraft(
      value: value, id: draft.id, space: draft.space, count: number(value["count"], "'count'"),
      length: number(value[lengthKey], "'\(lengthKey)'"),
      start: number(value[isHorizontal ? "left" : "top"], "the start of the items"),
      origin: isHorizontal ? draft.space.x : draft.space.y, isHorizontal: isHorizontal)
    if let sections = value["sections"] {
      if let count = value["count"] {
        log.report(at: count.offset, "'count' is for items without sections; give 'rows'")
      }
      items.sections = declareSections(sections, of: draft)
    }
    itemDrafts.append(items)
  }

  /// The number of the formula of a key, or of 0.
  private func number(_ value: FileTree?, _ name: String) -> Int {
    value.flatMap { formula($0, name) } ?? formula(.number(0))
  }

  private func declareSections(
    _ value: FileTree, of draft: ElementDraft
  ) -> ItemsDraft.Sections {
    log.checkKeys(value, .sections)
    if let insets = value["insets"] { log.checkKeys(insets, .ends) }
    var sections = ItemsDraft.Sections(
      count: number(value["count"], "'count'"), rows: number(value["rows"], "'rows'"),
      leadingInset: number(value["insets"]?["leading"], "'leading'"),
      trailingInset: number(value["insets"]?["trailing"], "'trailing'"),
      header: number(value["header"]?["height"], "'height'"),
      footer: number(value["footer"]?["height"], "'height'"))
    guard let header = value["header"] else { return sections }
    sections.place = header["place"].flatMap { formula($0, "'place'") }.map { trees[$0] }
    sections.visible = header["visible"].flatMap { formula($0, "'visible'") }.map { trees[$0] }
    if let sticky = header["sticky"] {
      if sections.place != nil {
        log.report(at: sticky.offset, "a header has 'place' or 'sticky', not both")
      }
      sections.place = stuckHeader(sticky, of: draft, length: trees[sections.header])
    }
    return sections
  }

  /// Where a header is that sticks at the beginning of its view's viewport, in the content.
  private func stuckHeader(
    _ value: FileTree, of draft: ElementDraft, length: Formula
  ) -> Formula? {
    guard let view = draft.space.view else {
      log.report(at: value.offset, "only headers in the content of a view are sticky")
      return nil
    }
    let edge = isHorizontal(view) ? "left" : "top"
    log.checkKeys(value, "'sticky'", [edge, "within"])
    let container = word(value["within"], "container", ["section", "content"]) ?? 0
    let end: Formula =
      container == 0 ? .name("section", "bottom") : reading("length", ofView: view)
    let distance = value[edge].flatMap { formula($0, "'\(edge)'") }.map { trees[$0] }
    return pinned(
      .name("section", "top"), to: reading("offset", ofView: view) + (distance ?? .number(0)),
      until: end - length)
  }

  /// The headers and footers of sections, as elements behind their items.
  func declareParts(of draft: ElementDraft, _ number: Int) {
    guard let items = draft.items, let sections = draft.value["repeat"]?["sections"] else {
      return
    }
    for (key, part) in [("footer", ElementDraft.Part.footer), ("header", .header)] {
      guard let value = sections[key],
        log.checkKeys(value, part == .header ? .header : .footer)
      else { continue }
      var draft = ElementDraft(
        value: value, id: draft.id + key.prefix(1).uppercased() + key.dropFirst(), part: part,
        space: draft.space)
      draft.items = items
      draft.visible = value["visible"].flatMap { formula($0, "'visible'") }
      draft.alpha = value["alpha"].flatMap { formula($0, "'alpha'") }
      draft.scale = value["scale"].flatMap { formula($0, "'scale'") }
      draft.shownSection = value["section"].flatMap { formula($0, "'section'") }
      draft.shownItem = value["item"].flatMap { formula($0, "'item'") }
      drafts.append(draft)
    }
  }
}
