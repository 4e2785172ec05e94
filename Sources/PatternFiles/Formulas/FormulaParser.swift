// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Reads the text of a formula.
///
/// ```
/// formula = or [ "?" formula ":" formula ]
/// or      = and { "||" and }                  and     = not { "&&" not }
/// not     = "!" not | compare                 compare = sum [ ("<" | "<=" | ">" | ">=" | "==" | "!=") sum ]
/// sum     = product { ("+" | "-") product }   product = sign { ("*" | "/" | "%") sign }
/// sign    = "-" sign | atom
/// atom    = number | "true" | "false" | 'word' | name | call | list | "(" formula ")"
/// name    = ident { "." ident | "[" formula "]" } [ "(" 'word' { "," 'word' } ")" ]
/// call    = ident "(" [ formula { "," formula } ] ")"
/// list    = "[" [ formula { "," formula } ] "]"
/// ```
struct FormulaParser {
  /// How deep parentheses, signs and choices may be nested.
  static let nestingLimit = 64

  private let tokens: [FormulaToken]
  private var at = 0
  private var depth = 0

  /// Reads a whole text.
  static func parse(_ text: String) throws(FormulaError) -> Formula {
    var parser = FormulaParser(tokens: try FormulaScanner.tokens(of: text))
    let formula = try parser.formula()
    guard parser.token.kind == .end else {
      throw parser.failure("expected an operator or the end of the formula")
    }
    return formula
  }

  private var token: FormulaToken { tokens[at] }

  private func failure(_ message: String) -> FormulaError {
    FormulaError(offset: token.offset, message: "\(message); found \(token.text)")
  }

  /// Takes the next token if it is one of some signs.
  private mutating func take(_ signs: FormulaToken.Sign...) -> (FormulaToken.Sign, offset: Int)? {
    guard case .sign(let sign) = token.kind, signs.contains(sign) else { return nil }
    defer { at += 1 }
    return (sign, token.offset)
  }

  private mutating func expect(_ sign: FormulaToken.Sign) throws(FormulaError) {
    guard take(sign) != nil else { throw failure("expected '\(sign.rawValue)'") }
  }

  /// Reads a part one level deeper.
  private mutating func deeper(
    _ part: (inout FormulaParser) throws(FormulaError) -> Formula
  ) throws(FormulaError) -> Formula {
    guard depth < Self.nestingLimit else { throw failure("the formula is nested too deep") }
    depth += 1
    defer { depth -= 1 }
    return try part(&self)
  }

  private mutating func formula() throws(FormulaError) -> Formula {
    let condition = try or()
    guard let (_, offset) = take(.question) else { return condition }
    let first = try deeper { (parser) throws(FormulaError) in try parser.formula() }
    try expect(.colon)
    let second = try deeper { (parser) throws(FormulaError) in try parser.formula() }
    return Formula(kind: .choice(condition, first, second), offset: offset)
  }

  private mutating func or() throws(FormulaError) -> Formula {
    var result = try and()
    while let (_, offset) = take(.or) {
      result = Formula(kind: .binary(.or, result, try and()), offset: offset)
    }
    return result
  }

  private mutating func and() throws(FormulaError) -> Formula {
    var result = try not()
    while let (_, offset) = take(.and) {
      result = Formula(kind: .binary(.and, result, try not()), offset: offset)
    }
    return result
  }

  private mutating func not() throws(FormulaError) -> Formula {
    guard let (_, offset) = take(.not) else { return try comparison() }
    let operand = try deeper { (parser) throws(FormulaError) in try parser.not() }
    return Formula(kind: .not(operand), offset: offset)
  }

  private mutating func comparison() throws(FormulaError) -> Formula {
    let first = try sum()
    guard let (sign, offset) = takeComparison() else { return first }
    let result = Formula(
      kind: .binary(FormulaOperator(rawValue: sign.rawValue) ?? .isEqual, first, try sum()),
      offset: offset)
    let place = token.offset
    guard takeComparison() == nil else {
      throw FormulaError(
        offset: place, message: "comparisons do not chain: write `a < b && b < c`")
    }
    return result
  }

  private mutating func takeComparison() -> (FormulaToken.Sign, offset: Int)? {
    take(.isLess, .isAtMost, .isGreater, .isAtLeast, .isEqual, .isDifferent)
  }

  private mutating func sum() throws(FormulaError) -> Formula {
    var result = try product()
    while let (sign, offset) = take(.plus, .minus) {
      result = Formula(
        kind: .binary(sign == .plus ? .add : .subtract, result, try product()), offset: offset)
    }
    return result
  }

  private mutating func product() throws(FormulaError) -> Formula {
    var result = try signed()
    while let (sign, offset) = take(.times, .over, .remainder) {
      let operation: FormulaOperator =
        sign == .times ? .multiply : sign == .over ? .divide : .remainder
      result = Formula(kind: .binary(operation, result, try signed()), offset: offset)
    }
    return result
  }

  private mutating func signed() throws(FormulaError) -> Formula {
    guard let (_, offset) = take(.minus) else { return try atom() }
    let operand = try deeper { (parser) throws(FormulaError) in try parser.signed() }
    return Formula(kind: .negative(operand), offset: offset)
  }

  private mutating func atom() throws(FormulaError) -> Formula {
    let start = token
    switch start.kind {
    case .number(let number):
      at += 1
      return Formula(kind: .number(number), offset: start.offset)
    case .word(let word):
      at += 1
      return Formula(kind: .word(word), offset: start.offset)
    case .name("true"), .name("false"):
      at += 1
      return Formula(kind: .truth(start.kind == .name("true")), offset: start.offset)
    case .name(let name):
      at += 1
      return try named(name, at: start.offset)
    case .sign(.openParenthesis):
      at += 1
      let result = try deeper { (parser) throws(FormulaError) in try parser.formula() }
      try expect(.closeParenthesis)
      return result
    case .sign(.openBracket):
      at += 1
      return Formula(kind: .list(try items(until: .closeBracket)), offset: start.offset)
    case .sign, .end:
      guard at > 0, tokens[at - 1].kind == .sign(.remainder) else {
        throw failure("expected a number, a name or '('")
      }
      throw failure(
        "'%' gives a remainder, and expects a number, a name or '(': write a share as a product, such as 0.5 * screen.width"
      )
    }
  }

  /// A call or a name, after its first word.
  private mutating func named(_ root: String, at offset: Int) throws(FormulaError) -> Formula {
    if take(.openParenthesis) != nil {
      return Formula(kind: .call(root, try items(until: .closeParenthesis)), offset: offset)
    }
    var name = FormulaName(root: root, parts: [])
    while let (sign, _) = take(.dot, .openBracket) {
      if sign == .dot {
        guard case .name(let member) = token.kind else {
          throw failure("expected a name after '.'")
        }
        name.parts.append(.member(member, offset: token.offset))
        at += 1
      } else {
        name.parts.append(
          .index(try deeper { (parser) throws(FormulaError) in try parser.formula() }))
        try expect(.closeBracket)
      }
    }
    if take(.openParenthesis) != nil { name.words = try words() }
    return Formula(kind: .name(name), offset: offset)
  }

  /// Words in quotes up to a closing parenthesis; at least one.
  private mutating func words() throws(FormulaError) -> [FormulaName.Word] {
    var words: [FormulaName.Word] = []
    repeat {
      guard case .word(let word) = token.kind else {
        throw failure("expected a word in single quotes")
      }
      words.append(FormulaName.Word(text: word, offset: token.offset))
      at += 1
    } while take(.comma) != nil
    try expect(.closeParenthesis)
    return words
  }

  /// Formulas with commas between them, up to a closing sign.
  private mutating func items(until end: FormulaToken.Sign) throws(FormulaError) -> [Formula] {
    guard take(end) == nil else { return [] }
    var items: [Formula] = []
    repeat {
      items.append(try deeper { (parser) throws(FormulaError) in try parser.formula() })
    } while take(.comma) != nil
    guard take(end) != nil else { throw failure("expected ',' or '\(end.rawValue)'") }
    return items
  }
}
