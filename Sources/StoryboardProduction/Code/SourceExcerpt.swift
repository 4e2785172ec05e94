// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What decides how a pattern behaves, out of its source files, and which lines of it a variant has for itself.
///
/// The files have one style: a member begins in column 2, a comment `// MARK:` names each section of a type, and a choice
/// between variants is a `switch` whose cases begin in its column.
package struct SourceExcerpt {
  /// The lines, as they stand in the files; a line with `…` stands for what is left out.
  package let text: String
  private let lines: [SourceLine]
  private let choices: [SourceChoice]
  /// The properties of variants, by name: whether two variants have the same value.
  private let properties: [Substring: VariantProperty]
  /// The cases of the variants' type, by the variants' identifiers.
  private let cases: [Substring: Substring]

  /// Takes out what matters.
  ///
  /// - Parameter files: The file of the pattern's type, others that its rule is in, and that of its variants.
  init(_ files: [String]) {
    var kept: [Substring] = []
    for (index, file) in files.enumerated() {
      let lines = Self.lines(file).drop { $0.hasPrefix("// SPDX-") || $0.isEmpty }
      if !kept.isEmpty { kept.append("") }
      kept += index == 0 ? Self.rule(Array(lines)) : Self.withoutDescriptor(Array(lines))
      while kept.last?.isEmpty == true { kept.removeLast() }
    }
    text = kept.joined(separator: "\n")
    lines = Self.lines(text).map(SourceLine.init)
    choices = SourceChoice.all(in: lines)
    properties = VariantProperty.all(in: lines, choices)
    cases = Self.cases(files.last ?? "")
  }

  /// The lines, from 1, in which a variant differs from another; those that only it has, where there is no other.
  ///
  /// - Parameters:
  ///   - id: The identifier of the variant.
  ///   - other: That of the variant to compare with.
  package func changes(of id: String, from other: String?) -> [Int] {
    guard let variant = cases[id[...]] else { return [] }
    let others =
      other.flatMap { cases[$0[...]] }.map { [$0] }
      ?? cases.values.filter { $0 != variant }
    var found = Set<Int>()
    for (index, line) in lines.enumerated() {
      if line.isComment {
        if line.words.contains(where: { $0.text == id }) { found.insert(index) }
        continue
      }
      let differs = others.allSatisfy { other in
        line.equals(variant) != line.equals(other)
          || line.members(of: "variant").contains {
            properties[$0]?.differs(variant, other) == true
          }
      }
      if differs { found.insert(index) }
    }
    for choice in choices {
      guard let own = choice.branch(of: variant) else { continue }
      if others.allSatisfy({ choice.differs(variant, $0, in: lines) }) { found.formUnion(own) }
    }
    return found.filter { !lines[$0].text.isEmpty }.map { $0 + 1 }.sorted()
  }

  /// The lines of a text, found by its bytes: a search for characters takes ten times as long.
  private static func lines(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    for (offset, byte) in Array(text.utf8).enumerated() where byte == UInt8(ascii: "\n") {
      let end = text.utf8.index(text.startIndex, offsetBy: offset)
      lines.append(text[start..<end])
      start = text.utf8.index(after: end)
    }
    return lines + [text[start...]]
  }

  /// The head of a type with its comment, and its sections up to that of its frames.
  private static func rule(_ lines: [Substring]) -> [Substring] {
    guard let head = lines.firstIndex(where: { $0.hasPrefix("struct ") }) else { return lines }
    let comment = lines[..<head].lastIndex { !$0.hasPrefix("///") }.map { $0 + 1 } ?? 0
    var kept = lines[comment...head] + ["  …"]
    var isKept = false
    for line in lines[(head + 1)...] {
      if line.hasPrefix("  // MARK: ") { isKept = line != "  // MARK: Frames" }
      // The type ends with its brace; what follows is another declaration.
      if line == "}" { break }
      if isKept { kept.append(line) }
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept + ["}"]
  }

  /// The lines of a file without the titles of variants.
  private static func withoutDescriptor(_ lines: [Substring]) -> [Substring] {
    guard let start = lines.firstIndex(of: "    var descriptor: VariantDescriptor {"),
      let end = lines[start...].firstIndex(of: "    }")
    else { return lines }
    return lines[..<start] + ["    …"] + lines[(end + 1)...]
  }

  /// The cases of a type of variants: its descriptors begin with the identifiers.
  private static func cases(_ file: String) -> [Substring: Substring] {
    var result: [Substring: Substring] = [:]
    var current: Substring?
    for text in lines(file) {
      let first = text.utf8.first { $0 != UInt8(ascii: " ") }
      guard first == UInt8(ascii: "c") || first == UInt8(ascii: "\"") else { continue }
      let line = SourceLine(text)
      if line.code.hasPrefix("case ."), line.words.count == 2 { current = line.words[1].text }
      guard let name = current, line.code.hasPrefix("\""), let id = line.words.first?.text else {
        continue
      }
      result[id] = name
      current = nil
    }
    return result
  }
}
