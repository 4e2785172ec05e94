// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Texts with formulas in braces, such as `{index + 1} h`.
///
/// A drawing shows an item with one text for the whole run: its formulas may use the item's number, and nothing that changes.
extension ProgramBuilder {
  /// How many items have texts of their own; the ones after them begin again.
  private static let mostTexts = 1_000

  /// The look of an element, with a text for each item instead of one with formulas.
  func printed(_ look: FileTree, of draft: ElementDraft) -> FileTree {
    guard case .object(let members) = look.content else { return look }
    var result = look
    result.content = .object(
      members.map { member in
        var member = member
        switch member.key {
        case "text": member.value = printedText(member.value, of: draft)
        case "row", "column":
          if let parts = member.value.elements {
            member.value.content = .list(parts.map { printed($0, of: draft) })
          }
        default: break
        }
        return member
      })
    return result
  }

  private func printedText(_ value: FileTree, of draft: ElementDraft) -> FileTree {
    // One text, or several that take turns.
    let texts = value.elements ?? [value]
    guard !texts.isEmpty, texts.contains(where: { $0.text?.contains("{") == true }) else {
      return value
    }
    let items = (draft.items ?? draft.space.items).map { itemDrafts[$0] }
    if items?.sections != nil || items != nil && draft.copy != nil {
      log.report(
        at: value.offset,
        "the texts of sections and of neighbouring lists take turns: '{' needs items that are there once; give a list of texts"
      )
      return value
    }
    let count = numberOfTexts(of: draft)
    var results: [FileTree] = []
    for number in 0..<max(count, 1) {
      let text = texts[number % texts.count]
      guard let content = text.text else { return value }
      let item = draft.item.map(Double.init) ?? (count > 0 ? Double(number) : nil)
      guard let words = print(content, of: text, item: item) else { return text }
      results.append(FileTree(content: .text(words), offset: value.offset))
    }
    var result = value
    result.content = .list(results)
    return result
  }

  /// How many items have a text; 0 for an element that is there once.
  private func numberOfTexts(of draft: ElementDraft) -> Int {
    guard let items = draft.items ?? draft.space.items, draft.part == .element else { return 0 }
    let count = constant(trees[itemDrafts[items].count]) ?? Double(Self.mostTexts)
    return Int(min(max(count, 1), Double(Self.mostTexts)))
  }

  /// A text with the numbers of its formulas; nil, with the mistake reported, if one has none.
  private func print(_ text: String, of value: FileTree, item: Double?) -> String? {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "{") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: "}") else {
        log.report(at: value.offset, "'{' begins a formula in a text: '}' is missing")
        return nil
      }
      let formula = String(rest[rest.index(after: start)..<end])
      do {
        result += shown(try number(try FormulaParser.parse(formula), item))
      } catch {
        log.report(at: value.offset, "in '{\(shown(formula))}': \(error.message)")
        return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// The result of a formula of an item's number.
  private func number(_ formula: Formula, _ item: Double?) throws(FormulaError) -> Double {
    switch formula.kind {
    case .number(let number): return number
    case .negative(let inner): return -(try number(inner, item))
    case .name(let name) where name.parts.isEmpty && name.root == "index":
      if let item { return item }
      throw FormulaError(offset: 0, message: "'index' is the number of an item, and this is none")
    case .binary(let sign, let left, let right):
      let (a, b) = (try number(left, item), try number(right, item))
      switch sign {
      case .add: return a + b
      case .subtract: return a - b
      case .multiply: return a * b
      case .divide where b != 0: return a / b
      case .remainder where b != 0:
        let rest = a.truncatingRemainder(dividingBy: b)
        return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
      case .divide, .remainder: throw FormulaError(offset: 0, message: "division by 0")
      default: break
      }
    case .call("floor", let arguments) where arguments.count == 1:
      return try number(arguments[0], item).rounded(.down)
    case .call("round", let arguments) where arguments.count == 1:
      return try number(arguments[0], item).rounded()
    default: break
    }
    throw FormulaError(
      offset: 0,
      message:
        "a text is the same for the whole run: its formulas have numbers, index, + - * / %, floor and round; a number that changes is a value, which the page shows"
    )
  }
}
