// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Words of a line: a literal as it is, which takes no memory, or a text made of one.
enum Words {
  case literal(StaticString)
  case made(String)
}

extension TextRoom {
  /// Whether a literal fits into a line.
  func holds(_ literal: StaticString) -> Bool {
    // No letter takes less than a byte.
    holds(letters: literal.utf8CodeUnitCount) || holds("\(literal)")
  }

  /// The literal, or as much of its beginning as fits, and an ellipsis.
  func fitted(_ literal: StaticString) -> Words {
    holds(literal) ? .literal(literal) : .made(shortened("\(literal)"))
  }
}

extension TextRoom {
  /// Two lines broken between words; the second one is shortened.
  func lines(_ first: StaticString, _ second: StaticString) -> (Words, Words) {
    if holds(first), holds(second) { return (.literal(first), .literal(second)) }
    let both = lines("\(first)", "\(second)")
    return (.made(both.0), .made(both.1))
  }
}

extension MarkupWriter {
  /// Adds words as character data.
  mutating func text(_ words: Words) {
    switch words {
    case .literal(let literal): text(literal)
    case .made(let words): text(words)
    }
  }
}
