// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A source file of the core in its declarations.
///
/// The files have one style: a declaration begins in column 0 and a member in column 2, and what ends one is a bracket in
/// that column.
struct CoreSource {
  let declarations: [CoreDeclaration]

  /// Reads the text of a file.
  init(_ text: String) {
    let lines = Self.withoutProgramSteps(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        .filter { !$0.hasPrefix("// SPDX-") })
    declarations = Self.pieces(of: lines, column: 0).map(Self.declaration)
  }

  /// The lines as an app needs them, which changes its rows itself: those of `#if WITHOUT_PROGRAM_STEPS`.
  private static func withoutProgramSteps(_ lines: [String]) -> [String] {
    var isKept = true
    return lines.filter { line in
      switch line.drop(while: { $0 == " " }) {
      case "#if WITHOUT_PROGRAM_STEPS": isKept = true
      case "#if !WITHOUT_PROGRAM_STEPS": isKept = false
      case "#else": isKept.toggle()
      case "#endif": isKept = true
      default: return isKept
      }
      return false
    }
  }

  /// The lines of each declaration that begins in a column.
  private static func pieces(of lines: [String], column: Int) -> [[String]] {
    var result: [[String]] = []
    var piece: [String] = []
    var hasCode = false
    func flush() {
      while piece.last?.isEmpty == true { piece.removeLast() }
      if hasCode { result.append(piece) }
      piece = []
      hasCode = false
    }
    for line in lines {
      let text = line.drop { $0 == " " }
      let isHere = !text.isEmpty && line.count - text.count == column
      let isComment = text.hasPrefix("//")
      if isHere, hasCode, isComment || !")}]".contains(text.first ?? " ") { flush() }
      if piece.isEmpty, text.isEmpty || text.hasPrefix("// MARK") { continue }
      piece.append(line)
      if isHere, !isComment, !text.hasPrefix("@") { hasCode = true }
    }
    flush()
    return result
  }

  private static func declaration(_ lines: [String]) -> CoreDeclaration {
    let lines = lines.compactMap(opened)
    let first = lines.firstIndex { !$0.hasPrefix("//") && !$0.hasPrefix("@") } ?? 0
    let words = lines[first].split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
    let kinds: [Substring] = ["struct", "enum", "func", "extension"]
    let kind = words.first { kinds.contains($0) } ?? ""
    let name = words.firstIndex(of: kind).map { String(words[$0 + 1]) } ?? ""
    let isFunction = kind == "func"
    let brace = lines[first...].firstIndex { $0.hasSuffix("{") } ?? first
    var head = Array(lines[...(isFunction ? lines.count - 1 : brace)])
    // Files of several patterns stand in one app: nothing of this has a name outside its file.
    head[first] = "private " + head[first]
    let body = isFunction ? [] : Array(lines[(brace + 1)..<max(brace + 1, lines.count - 1)])
    return CoreDeclaration(
      name: name, isExtension: kind == "extension", head: head,
      members: pieces(of: body, column: 2).map(member),
      words: CoreDeclaration.words(Array(head[first...])))
  }

  private static func member(_ lines: [String]) -> CoreDeclaration.Member {
    let code = lines.drop { line in
      let text = line.drop { $0 == " " }
      return text.hasPrefix("//") || text.hasPrefix("@")
    }
    let declaration = code.first ?? ""
    let words = declaration.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    var names: [String] = []
    let kinds: [Substring] = ["func", "struct", "enum"]
    if let place = words.firstIndex(where: { kinds.contains($0) }) {
      names = [String(words[place + 1])]
    } else if let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }),
      declaration.hasSuffix("{") || declaration.hasSuffix("}") || words.contains("static")
    {
      names = [String(words[place + 1])]
    }
    return CoreDeclaration.Member(
      lines: lines, names: names, isInitializer: declaration.contains("init("),
      firstLabels: declaration.contains("init(") ? Self.firstLabels(Array(code)) : [],
      words: CoreDeclaration.words(Array(code)))
  }

  /// What the first argument of an initialiser may be called, as in `CoreDeclaration.words`: arguments with a default may be
  /// left out.
  private static func firstLabels(_ lines: [String]) -> [String] {
    let text = lines.joined(separator: " ")
    guard let start = text.firstRange(of: "init(")?.upperBound else { return [] }
    var result: [String] = []
    var depth = 1
    var parameter = ""
    /// Notes a parameter; whether none can come first behind it.
    func note() -> Bool {
      let label = parameter.split { " :".contains($0) }.first.map(String.init) ?? ""
      result.append(label.isEmpty ? ")" : label == "_" ? "_" : label + ":")
      let hasDefault = parameter.contains(" = ")
      parameter = ""
      return !hasDefault
    }
    for sign in text[start...] {
      if "([".contains(sign) { depth += 1 }
      if ")]".contains(sign) { depth -= 1 }
      if depth == 0 {
        _ = note()
        return result
      }
      if sign == ",", depth == 1 {
        if note() { return result }
      } else {
        parameter.append(sign)
      }
    }
    return result
  }

  /// A line as it stands in one file: nothing is public, and hints for the compiler of pages are left out.
  private static func opened(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("@inline") || text.hasPrefix("@_optimize") { return nil }
    return line.replacing("public internal(set) ", with: "").replacing("public ", with: "")
      .replacing("Sendable, BitwiseCopyable", with: "Sendable")
      .replacing(", BitwiseCopyable", with: "").replacing("PatternProgram.Nest", with: "Nest")
  }
}
