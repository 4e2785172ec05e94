// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A `switch` over the variants: which lines each of them has.
struct SourceChoice {
  /// A case: the variants that it names, none for `default`, and its lines.
  private struct Branch {
    var names: Set<Substring>
    var lines: Range<Int>
  }

  /// The line with the `switch`.
  let start: Int
  private var branches: [Branch] = []

  /// All choices in some lines, in order.
  static func all(in lines: [SourceLine]) -> [SourceChoice] {
    lines.indices.filter { lines[$0].isSwitch }.map { SourceChoice(lines, at: $0) }
  }

  private init(_ lines: [SourceLine], at start: Int) {
    self.start = start
    let indent = lines[start].indent
    var index = start + 1
    while index < lines.count, lines[index].indent > indent || lines[index].code != "}" {
      let line = lines[index]
      if line.indent == indent, line.code.hasPrefix("case ") || line.code.hasPrefix("default:") {
        branches.append(Branch(names: [], lines: index..<index))
        // A label may take several lines.
        var label = index
        while !branches.isEmpty {
          let text = lines[label].text
          let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
          branches[branches.count - 1].names.formUnion(
            SourceLine(text[..<(colon ?? text.endIndex)]).words.filter(\.isMember).map(\.text))
          if colon != nil || label + 1 == lines.count { break }
          label += 1
        }
      }
      index += 1
      if !branches.isEmpty {
        let first = branches[branches.count - 1].lines.lowerBound
        branches[branches.count - 1].lines = first..<index
      }
    }
  }

  /// The lines that a variant has, its case with them.
  func branch(of variant: Substring) -> Range<Int>? {
    let branch =
      branches.first { $0.names.contains(variant) } ?? branches.first(where: \.names.isEmpty)
    return branch?.lines
  }

  /// Whether two variants have lines that say different things.
  func differs(_ variant: Substring, _ other: Substring, in lines: [SourceLine]) -> Bool {
    let (one, two) = (branch(of: variant), branch(of: other))
    guard one != two else { return false }
    return one.map { Self.body($0, lines) } != two.map { Self.body($0, lines) }
  }

  /// What a case does, without its label.
  private static func body(_ range: Range<Int>, _ lines: [SourceLine]) -> [Substring] {
    guard let first = range.first else { return [] }
    let label = lines[first].text
    let colon = label.utf8.firstIndex(of: UInt8(ascii: ":"))
    let rest = colon.map { label[label.utf8.index(after: $0)...] } ?? ""
    return [rest] + range.dropFirst().map { lines[$0].text }
  }
}
