// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Parses a style sheet far enough to check it.
///
/// Two dialects: what the SVG renderer emits (rules, `@keyframes`, `@media`), and whole hand-written
/// sheets (nesting and the other at-rules too). Both refuse what would load something.
struct StylesheetParser {
  /// The first part that could not be parsed.
  struct Fault: Error {
    var offset: Int
    var message: String
  }

  private(set) var sheet: Stylesheet
  private let isStrict: Bool
  private let bytes: Stylesheet.Bytes
  private var index = 0
  /// Whether a semicolon ended what was read last: no block belongs to it then.
  private var isEnded = false
  private var media: Range<Int>?
  private static let deepest = 32
  private static let withBlock: Set<String> = [
    "keyframes", "media", "supports", "container", "scope", "starting-style", "property",
    "font-face", "page", "counter-style",
  ]

  /// `isStrict` chooses the renderer's dialect.
  init(_ bytes: Stylesheet.Bytes, isStrict: Bool) {
    sheet = Stylesheet(bytes)
    self.bytes = bytes
    self.isStrict = isStrict
  }

  /// Parses all of it.
  ///
  /// - Throws: The first error; `sheet` then contains everything before it.
  mutating func parse() throws(Fault) {
    try rules(depth: 0, start: 0)
  }

  // MARK: Rules

  private mutating func rules(depth: Int, start: Int) throws(Fault) {
    guard depth < Self.deepest else { throw fault("blocks nest deeper than \(Self.deepest)") }
    while true {
      try skipSpace()
      guard index < bytes.count else {
        if depth > 0 { throw fault("a block has no end", at: start) }
        return
      }
      switch bytes[index] {
      case UInt8(ascii: "}"):
        guard depth > 0 else { throw fault("} without {") }
        return
      case UInt8(ascii: "@"): try atRule(depth: depth, isInRule: false)
      default: try styleRule(depth: depth)
      }
    }
  }

  private mutating func styleRule(depth: Int) throws(Fault) {
    let selectors = try prelude()
    guard peek == UInt8(ascii: "{"), !isEnded else {
      throw fault("\"\(excerpt(selectors))\" has no block", at: selectors.lowerBound)
    }
    guard !selectors.isEmpty else { throw fault("a block without a selector") }
    try block(of: selectors, depth: depth)
  }

  /// `{…}` of a rule; nested rules come after their parent's own declarations in `sheet`.
  private mutating func block(of selectors: Range<Int>, depth: Int) throws(Fault) {
    guard depth < Self.deepest else { throw fault("blocks nest deeper than \(Self.deepest)") }
    let start = index
    index += 1
    var first = sheet.declarations.count
    func close(_ sheet: inout Stylesheet) {
      let range = first..<sheet.declarations.count
      sheet.rules.append(Stylesheet.Rule(selectors: selectors, declarations: range, media: media))
    }
    while true {
      try skipSpace()
      guard let byte = peek else { throw fault("a block has no end", at: start) }
      if byte == UInt8(ascii: "}") {
        index += 1
        close(&sheet)
        return
      }
      if byte == UInt8(ascii: ";") {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "@"), !isStrict {
        close(&sheet)
        try atRule(depth: depth + 1, isInRule: true)
        first = sheet.declarations.count
        continue
      }
      let item = try prelude()
      if peek == UInt8(ascii: "{"), !isEnded {
        guard !isStrict else { throw fault("a rule inside a rule", at: item.lowerBound) }
        close(&sheet)
        try block(of: item, depth: depth + 1)
        first = sheet.declarations.count
      } else {
        try declaration(item)
      }
    }
  }

  private mutating func declaration(_ item: Range<Int>) throws(Fault) {
    guard let colon = bytes[item].firstIndex(of: UInt8(ascii: ":")) else {
      throw fault("\"\(excerpt(item))\" is no declaration", at: item.lowerBound)
    }
    let name = trim(item.lowerBound..<colon)
    var value = trim(colon + 1..<item.upperBound)
    let important = "!important".utf8
    var isImportant = false
    if value.count >= important.count, bytes[value.upperBound - 1] == UInt8(ascii: "t"),
      bytes[value.upperBound - important.count..<value.upperBound].elementsEqual(important)
    {
      value = trim(value.lowerBound..<value.upperBound - important.count)
      isImportant = true
    }
    guard !name.isEmpty, bytes[name].allSatisfy(isNameByte), !value.isEmpty else {
      throw fault("\"\(excerpt(item))\" is no declaration", at: item.lowerBound)
    }
    sheet.declarations.append(
      Stylesheet.Declaration(name: name, value: value, isImportant: isImportant))
  }

  private mutating func atRule(depth: Int, isInRule: Bool) throws(Fault) {
    let start = index
    index += 1
    let nameStart = index
    while let byte = peek, isNameByte(byte) { index += 1 }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
    let condition = try prelude()
    if isEnded, Self.withBlock.contains(name) { throw fault("@\(name) has no block", at: start) }
    switch name {
    case "keyframes": try keyframes(named: condition, start: start)
    case "media":
      if isStrict, depth > 0 { throw fault("@media inside a block", at: start) }
      let outer = media
      media = condition
      try group(name, start: start, depth: depth, isInRule: isInRule)
      media = outer
    case "supports", "container", "layer", "scope", "starting-style":
      guard !isStrict else { fallthrough }
      if peek != UInt8(ascii: "{") {
        guard name == "layer" else { throw fault("@\(name) has no block", at: start) }
        _ = skip(UInt8(ascii: ";"))
      } else {
        try group(name, start: start, depth: depth, isInRule: isInRule)
      }
    case "property", "font-face", "page", "counter-style":
      guard !isStrict else { fallthrough }
      guard peek == UInt8(ascii: "{") else { throw fault("@\(name) has no block", at: start) }
      try block(of: condition.isEmpty ? nameStart..<nameStart : condition, depth: depth)
      sheet.rules.removeLast()
    default: throw fault("@\(name) not accepted", at: start)
    }
  }

  private mutating func group(
    _ name: String, start: Int, depth: Int, isInRule: Bool
  ) throws(Fault) {
    guard skip(UInt8(ascii: "{")) else { throw fault("@\(name) has no block", at: start) }
    // Inside a rule, a group holds declarations of that rule as well as rules.
    if isInRule {
      index -= 1
      try block(of: start..<start, depth: depth + 1)
      return
    }
    try rules(depth: depth + 1, start: start)
    guard skip(UInt8(ascii: "}")) else { throw fault("a block has no end", at: start) }
  }

  private mutating func keyframes(named name: Range<Int>, start: Int) throws(Fault) {
    guard !name.isEmpty, isNameStart(bytes[name.lowerBound]), bytes[name].allSatisfy(isNameByte)
    else { throw fault("@keyframes \"\(excerpt(name))\" is no name", at: start) }
    guard skip(UInt8(ascii: "{")) else { throw fault("@keyframes has no block", at: start) }
    let firstStop = sheet.stops.count
    while true {
      try skipSpace()
      guard index < bytes.count else { throw fault("a block has no end", at: start) }
      if skip(UInt8(ascii: "}")) { break }
      let selector = try prelude()
      guard peek == UInt8(ascii: "{"), !isEnded, !selector.isEmpty else {
        throw fault(
          "@keyframes \(excerpt(name)): \"\(excerpt(selector))\" has no block",
          at: selector.lowerBound)
      }
      try block(of: selector, depth: Self.deepest - 1)
      guard let rule = sheet.rules.popLast() else { continue }
      sheet.stops.append(
        Stylesheet.Keyframe(selector: rule.selectors, declarations: rule.declarations))
    }
    sheet.keyframes.append(
      Stylesheet.Keyframes(name: name, stops: firstStop..<sheet.stops.count))
  }

  // MARK: Bytes

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func fault(_ message: String, at offset: Int? = nil) -> Fault {
    Fault(offset: offset ?? index, message: message)
  }

  /// Reads up to `{`, `}` or `;` outside brackets and strings; steps over a `;`.
  private mutating func prelude() throws(Fault) -> Range<Int> {
    try skipSpace()
    isEnded = false
    let start = index
    var brackets = OpenBrackets()
    while true {
      while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
      guard let byte = peek else { break }
      switch byte {
      case UInt8(ascii: "{") where brackets.isEmpty, UInt8(ascii: "}") where brackets.isEmpty:
        return trim(start..<index)
      case UInt8(ascii: ";") where brackets.isEmpty:
        defer { index += 1 }
        isEnded = true
        return trim(start..<index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString(byte)
      case UInt8(ascii: "("):
        if isAfterURL { try skipAddress() } else { try open(byte, &brackets) }
      case UInt8(ascii: "["): try open(byte, &brackets)
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        guard brackets.close(byte) else {
          throw fault("\(UnicodeScalar(byte)) without its opening bracket")
        }
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        throw fault("a bracket has no end", at: start)
      case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
        try skipComment()
        continue
      case UInt8(ascii: "\\"): index += 1
      default: break
      }
      index += 1
    }
    if !brackets.isEmpty { throw fault("a bracket has no end", at: start) }
    index = min(index, bytes.count)
    return trim(start..<index)
  }

  /// Whether a byte means nothing to `prelude`, as nearly all do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    // Letters, digits and colons, which are most of a sheet.
    if byte & 0xDF >= 0x41 && byte & 0xDF <= 0x5A || byte >= 0x30 && byte <= 0x3A { return true }
    return switch UnicodeScalar(byte) {
    case "{", "}", ";", "\"", "'", "(", ")", "[", "]", "/", "\\": false
    default: true
    }
  }

  private func open(_ byte: UInt8, _ brackets: inout OpenBrackets) throws(Fault) {
    guard brackets.open(byte) else {
      throw fault("brackets nest deeper than \(OpenBrackets.most)")
    }
  }

  private var isAfterURL: Bool {
    index >= 3 && bytes[index - 3..<index].elementsEqual("url".utf8)
  }

  /// `(…)` after `url`, with or without quotes; stops on the closing bracket.
  private mutating func skipAddress() throws(Fault) {
    let start = index
    index += 1
    while let byte = peek, byte == 0x20 { index += 1 }
    if let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      try skipString(quote)
    }
    while let byte = peek, byte != UInt8(ascii: ")") { index += 1 }
    guard peek != nil else { throw fault("url( has no end", at: start) }
  }

  /// Stops on the closing quote.
  private mutating func skipString(_ quote: UInt8) throws(Fault) {
    let start = index
    index += 1
    while let byte = peek, byte != quote {
      guard byte != 0x0A else { break }
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard peek == quote else { throw fault("a string has no end", at: start) }
  }

  private mutating func skipComment() throws(Fault) {
    let start = index
    index += 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    throw fault("a comment has no end", at: start)
  }

  private mutating func skipSpace() throws(Fault) {
    while let byte = peek {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), bytes[index...].starts(with: "/*".utf8) {
        try skipComment()
      } else {
        return
      }
    }
  }

  private func trim(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower] <= 0x20 { lower += 1 }
    while upper > lower, bytes[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }

  private func excerpt(_ range: Range<Int>) -> String {
    let short = range.prefix(60)
    return String(decoding: bytes[short], as: UTF8.self) + (short.count < range.count ? "…" : "")
  }
}
