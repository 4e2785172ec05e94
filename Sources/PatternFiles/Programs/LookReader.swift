// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads how an element is drawn.
struct LookReader {
  let log: PatternFileLog
  let images: ImageLibrary

  init(_ log: PatternFileLog, images: ImageLibrary = ImageLibrary()) {
    self.log = log
    self.images = images
  }

  /// Parts of parts of parts are enough for every row.
  private static let deepest = 6

  /// The look of an element.
  func look(_ value: FileTree) -> ElementLook { look(value, depth: 0, within: ElementLook()) }

  private func look(_ value: FileTree, depth: Int, within outer: ElementLook) -> ElementLook {
    log.checkKeys(value, depth == 0 ? .look : .lookPart)
    var look = ElementLook()
    readBox(value, &look)
    look.pictures = words(value["picture"], "picture", LookPicture.allCases)
    look.images = images(value["image"])
    look.contentMode =
      word(value["contentMode"], "content mode", ElementLook.ContentMode.allCases) ?? .fill
    look.blur = number(value["blur"], "'blur'", 0...100) ?? 0
    look.symbols = words(value["symbol"], "symbol", LookSymbol.allCases)
    look.size = number(value["size"], "'size'", 1...1_000)
    readText(value, &look, within: outer)
    // Text begins at the edge; a symbol in a box stands in its middle.
    let middle: ElementLook.Alignment = look.symbols.isEmpty ? .leading : .center
    look.alignment = word(value["align"], "alignment", ElementLook.Alignment.allCases) ?? middle
    look.placement = word(value["place"], "place", ElementLook.Placement.allCases) ?? .center
    readParts(value, &look, depth: depth)
    return look
  }

  // MARK: Box and text

  private func readBox(_ value: FileTree, _ look: inout ElementLook) {
    look.fill = value["fill"].flatMap(color)
    look.gradient = value["gradient"].flatMap(gradient)
    look.stroke = value["stroke"].flatMap(color)
    look.corner = number(value["corner"], "'corner'", 0...1_000) ?? 0
    look.shadow = number(value["shadow"], "'shadow'", 0...100) ?? 0
    look.rotation = number(value["rotation"], "'rotation'", -360...360) ?? 0
    look.padding = padding(value["padding"])
    if value["width"]?.text == "fit" {
      look.width = .fitting
    } else if let width = value["width"] {
      look.width =
        number(width, "'width'", 0...10_000, or: " or \"fit\"").map { .points($0) }
        ?? .automatic
    }
    look.height = number(value["height"], "'height'", 0...10_000)
  }

  private func readText(_ value: FileTree, _ look: inout ElementLook, within outer: ElementLook) {
    look.texts = texts(value["text"])
    look.style = word(value["style"], "text style", TextStyle.allCases) ?? .body
    look.isBold = truth(value["bold"], "'bold'") ?? false
    readGrowth(value["grows"], &look, within: outer)
    look.color = value["color"].flatMap(color) ?? look.color
    look.lineLimit = Int(number(value["lines"], "'lines'", 1...20) ?? 1)
    guard let large = value["whenLarge"], log.checkKeys(large, .largeText) else { return }
    look.whenLarge.lineLimit = number(large["lines"], "'lines'", 1...20).map { Int($0) }
    look.whenLarge.stacks = truth(large["stack"], "'stack'") ?? false
    look.whenLarge.hides = truth(large["hide"], "'hide'") ?? false
  }

  /// Whether text grows, and how far.
  private func readGrowth(
    _ value: FileTree?, _ look: inout ElementLook, within outer: ElementLook
  ) {
    let sizes = ContentSizeCategory.allCases.filter {
      $0.rawValue >= ContentSizeCategory.large.rawValue
    }
    (look.growsText, look.largestText) = (outer.growsText, outer.largestText)
    guard let value else { return }
    if case .flag(let grows) = value.content {
      look.growsText = grows
    } else if let size = sizes.first(where: { "\($0.word)" == value.text }) {
      look.growsText = true
      look.largestText = size
    } else {
      log.refuse(
        value, "'grows'",
        "true, false, or the size from which on it grows no further: \(sizes.map { "\($0.word)" }.joined(separator: ", "))"
      )
    }
  }

  private func readParts(_ value: FileTree, _ look: inout ElementLook, depth: Int) {
    look.isColumn = value["column"] != nil
    look.gap = number(value["gap"], "'gap'", 0...1_000) ?? (look.isColumn ? 2 : 12)
    guard let list = value["column"] ?? value["row"] else { return }
    if value["column"] != nil, let row = value["row"] {
      log.report(at: row.offset, "a look has 'row' or 'column', not both: put one into the other")
    }
    guard let parts = list.elements, parts.count <= 20 else {
      return log.refuse(list, look.isColumn ? "'column'" : "'row'", "a list of at most 20 parts")
    }
    guard depth < Self.deepest else {
      return log.report(at: list.offset, "parts lie within each other \(Self.deepest) deep at most")
    }
    look.parts = parts.map {
      self.look($0, depth: depth + 1, within: look)
    }
  }

  // MARK: Values

  private func number(
    _ value: FileTree?, _ name: String, _ range: ClosedRange<Double>, or other: String = ""
  ) -> Double? {
    guard let value else { return nil }
    guard case .number(let number) = value.content, range ~= number else {
      log.refuse(
        value, name,
        "a number from \(shown(range.lowerBound)) to \(shown(range.upperBound))\(other)")
      return nil
    }
    return number
  }

  private func truth(_ value: FileTree?, _ name: String) -> Bool? {
    guard let value else { return nil }
    guard case .flag(let flag) = value.content else {
      log.refuse(value, name, "true or false")
      return nil
    }
    return flag
  }

  private func word<Word>(_ value: FileTree?, _ name: String, _ words: [Word]) -> Word? {
    guard let value else { return nil }
    if let word = words.first(where: { "\($0)" == value.text }) { return word }
    log.report(
      at: value.offset,
      UnknownWord.message(name, found: value.word, words: words.map { "\($0)" }))
    return nil
  }

  /// A word, or a list of words, one for each item.
  private func words<Word>(_ value: FileTree?, _ name: String, _ words: [Word]) -> [Word] {
    guard let value else { return [] }
    return (value.elements ?? [value]).compactMap { word($0, name, words) }
  }

  private func padding(_ value: FileTree?) -> EdgeInsets {
    guard let value else { return .zero }
    let numbers = (value.elements ?? [value]).compactMap { number($0, "'padding'", 0...1_000) }
    switch (value.elements?.count, numbers.count) {
    case (nil, 1): return EdgeInsets(top: 0, left: numbers[0], bottom: 0, right: numbers[0])
    case (2, 2): return EdgeInsets(top: 0, left: numbers[0], bottom: 0, right: numbers[1])
    case (4, 4):
      return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    case (2, _), (4, _), (nil, _): return .zero
    default:
      log.refuse(
        value, "'padding'",
        "a number for both sides, two for the leading and the trailing side, or four: top, leading, bottom, trailing"
      )
      return .zero
    }
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

  private func gradient(_ value: FileTree) -> ElementLook.Gradient? {
    guard log.checkKeys(value, .gradient) else { return nil }
    guard let from = value["from"].flatMap(color), let to = value["to"].flatMap(color) else {
      if value["from"] == nil || value["to"] == nil {
        log.report(at: value.offset, "'gradient' needs 'from' and 'to', two colours")
      }
      return nil
    }
    let direction = word(value["toward"], "direction", ["bottom", "trailing"])
    return ElementLook.Gradient(from: from, to: to, isHorizontal: direction == "trailing")
  }
}
