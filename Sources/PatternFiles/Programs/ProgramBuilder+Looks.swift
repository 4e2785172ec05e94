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
    if value.members != nil { return (role ?? .own, look(value)) }
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
    let isTaken = elements.contains { element in
      element.number == 0 && element.kind.map { "\(ElementID($0).kindName)" } == "\(name)"
    }
    guard look != nil || isTaken else { return 0 }
    checkName(draft, name)
    let element = OwnElement(name: draft.id, look: look)
    if let place = ownElements.firstIndex(of: element) { return UInt16(place + 1) }
    ownElements.append(element)
    return UInt16(truncatingIfNeeded: ownElements.count)
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
        "'\(draft.id)' is what records call an element of the catalogue; give the element this role, or another id"
      )
    }
  }

  // MARK: Looks

  private func look(_ value: FileTree) -> ElementLook {
    log.checkKeys(value, .look)
    var look = ElementLook()
    look.fill = value["fill"].flatMap(color)
    look.stroke = value["stroke"].flatMap(color)
    look.corner = plain(value["corner"], "'corner'", 0...1_000) ?? 0
    look.texts = texts(value["text"])
    if let style = value["style"] {
      let styles = TextStyle.allCases
      look.style = word(style, "text style", styles.map { "\($0)" }).map { styles[$0] } ?? .body
    }
    look.isBold = value["bold"]?.content == .flag(true)
    look.color = value["color"].flatMap(color) ?? look.color
    let alignments = ElementLook.Alignment.allCases
    look.alignment =
      word(value["align"], "alignment", alignments.map { "\($0)" }).map { alignments[$0] }
      ?? .leading
    look.lineLimit = Int(plain(value["lines"], "'lines'", 1...20) ?? 1)
    (look.leadingPadding, look.trailingPadding) = padding(value["padding"])
    return look
  }

  private func plain(
    _ value: FileTree?, _ name: String, _ range: ClosedRange<Double>
  ) -> Double? {
    guard let value else { return nil }
    guard case .number(let number) = value.content, range ~= number else {
      log.refuse(
        value, name, "a number from \(shown(range.lowerBound)) to \(shown(range.upperBound))")
      return nil
    }
    return number
  }

  private func padding(_ value: FileTree?) -> (leading: Double, trailing: Double) {
    guard let value, case .list(let sides) = value.content else {
      let both = plain(value, "'padding'", 0...1_000) ?? 0
      return (both, both)
    }
    guard sides.count == 2 else {
      log.refuse(value, "'padding'", "a number, or two: before and after the text")
      return (0, 0)
    }
    return (
      plain(sides[0], "'padding'", 0...1_000) ?? 0, plain(sides[1], "'padding'", 0...1_000) ?? 0
    )
  }

  private func texts(_ value: FileTree?) -> [String] {
    guard let value else { return [] }
    let texts = value.elements.map { $0.compactMap(\.text) } ?? value.text.map { [$0] } ?? []
    let count = value.elements?.count ?? 1
    guard !texts.isEmpty, texts.count == count, texts.allSatisfy({ $0.utf8.count <= 500 }) else {
      log.refuse(
        value, "'text'", "a text of at most 500 bytes, or a list of such, one for each item")
      return []
    }
    return texts
  }

  private func color(_ value: FileTree) -> ElementLook.Color? {
    let roles = ElementLook.ColorRole.allCases
    if let text = value.text, text.hasPrefix("#"), text.utf8.count == 7,
      let rgb = UInt32(text.dropFirst(), radix: 16)
    {
      return .rgb(rgb)
    }
    if let role = roles.first(where: { "\($0)" == value.text }) { return .role(role) }
    log.report(
      at: value.offset,
      UnknownWord.message(
        "colour", found: value.word, words: roles.map { "\($0)" } + ["\"#rrggbb\""]))
    return nil
  }
}
