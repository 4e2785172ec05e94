// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A word or a sign of a formula.
struct FormulaToken: Equatable {
  /// What a token is.
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// In single quotes.
    case word(String)
    case sign(Sign)
    case end
  }

  /// The signs; one that begins with another comes before it.
  enum Sign: String, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"
    case and = "&&"
    case or = "||"
    case isEqual = "=="
    case isDifferent = "!="
    case isAtMost = "<="
    case isAtLeast = ">="
    case not = "!"
    case isLess = "<"
    case isGreater = ">"
    case question = "?"
    case colon = ":"
    case comma = ","
    case dot = "."
    case openParenthesis = "("
    case closeParenthesis = ")"
    case openBracket = "["
    case closeBracket = "]"
  }

  /// What it is.
  var kind: Kind
  /// Where it begins in the text, in bytes.
  var offset: Int

  /// The token as a message quotes it.
  var text: String {
    switch kind {
    case .number(let number): "\(number)"
    case .name(let name): "'\(name)'"
    case .word(let word): "the word '\(word)'"
    case .sign(let sign): "'\(sign.rawValue)'"
    case .end: "the end of the formula"
    }
  }
}
