// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A part of a formula, by the numbers of its own parts.
enum Expression: Hashable, Sendable {
  case number(Double)
  /// What a register holds that depends on the screen and the parameters only.
  case register(Int)
  /// What may be anything in a range; see `ProofProgram.variables`.
  case variable(Int)
  /// What cannot be decided without a run, by the number of the reason.
  case open(Int)
  /// Of the item whose length is computed: its number among all, its number in its section, and the number of the section.
  case index
  case item
  case sectionNumber
  case negated(Int)
  case sum(Int, Int)
  case difference(Int, Int)
  case product(Int, Int)
  /// It fails where the divisor is 0.
  case quotient(Int, Int)
  case minimum(Int, Int)
  case maximum(Int, Int)
  /// Truths: 1 or 0.
  case isLess(Int, Int)
  case isAtMost(Int, Int)
  case isEqual(Int, Int)
  case not(Int)
  /// A condition, what counts if it holds, and what counts if not.
  case choice(Int, Int, Int)
  case floor(Int)
  /// To the nearest pixel, whose number in a point is the second part.
  case pixel(Int, Int)
  /// It fails below 0.
  case squareRoot(Int)
  case exponential(Int)
  /// It fails at or below 0.
  case logarithm(Int)
  /// `3t² − 2t³` of a number from 0 to 1.
  case smoothStep(Int)
  case rubber(Int, Int)
  /// The second part; it fails where the first does not hold.
  case required(Int, Int)
  /// Where an item of a repeated element begins or ends, or how long all are: items whose lengths are different.
  case itemStart(items: Int, Int)
  case itemEnd(items: Int, Int)
  case itemsLength(items: Int)
  /// A place of a section of a repeated element, by the number of the kind of place.
  case section(items: Int, part: Int, Int)

  /// The parts.
  var parts: ExpressionParts {
    switch self {
    case .number, .register, .variable, .open, .index, .item, .sectionNumber, .itemsLength:
      ExpressionParts()
    case .negated(let a), .not(let a), .floor(let a), .squareRoot(let a), .exponential(let a),
      .logarithm(let a), .smoothStep(let a), .itemStart(_, let a), .itemEnd(_, let a),
      .section(_, _, let a):
      ExpressionParts(a)
    case .sum(let a, let b), .difference(let a, let b), .product(let a, let b),
      .quotient(let a, let b), .minimum(let a, let b), .maximum(let a, let b),
      .isLess(let a, let b), .isAtMost(let a, let b), .isEqual(let a, let b), .pixel(let a, let b),
      .rubber(let a, let b), .required(let a, let b):
      ExpressionParts(a, b)
    case .choice(let a, let b, let c): ExpressionParts(a, b, c)
    }
  }

  /// The repeated element in whose layout it looks something up, by its number; nil for none.
  var layout: Int? {
    switch self {
    case .itemStart(let items, _), .itemEnd(let items, _), .itemsLength(let items),
      .section(let items, _, _):
      items
    default: nil
    }
  }

  /// Whether it may have no result.
  var isChecked: Bool {
    switch self {
    case .quotient, .squareRoot, .logarithm, .required, .itemStart, .itemEnd, .section: true
    default: false
    }
  }

  /// The same operation on other parts.
  func mapped(_ part: (Int) -> Int) -> Expression {
    switch self {
    case .number, .register, .variable, .open, .index, .item, .sectionNumber, .itemsLength: self
    case .negated(let a): .negated(part(a))
    case .not(let a): .not(part(a))
    case .floor(let a): .floor(part(a))
    case .squareRoot(let a): .squareRoot(part(a))
    case .exponential(let a): .exponential(part(a))
    case .logarithm(let a): .logarithm(part(a))
    case .smoothStep(let a): .smoothStep(part(a))
    case .itemStart(let items, let a): .itemStart(items: items, part(a))
    case .itemEnd(let items, let a): .itemEnd(items: items, part(a))
    case .section(let items, let place, let a): .section(items: items, part: place, part(a))
    case .sum(let a, let b): .sum(part(a), part(b))
    case .difference(let a, let b): .difference(part(a), part(b))
    case .product(let a, let b): .product(part(a), part(b))
    case .quotient(let a, let b): .quotient(part(a), part(b))
    case .minimum(let a, let b): .minimum(part(a), part(b))
    case .maximum(let a, let b): .maximum(part(a), part(b))
    case .isLess(let a, let b): .isLess(part(a), part(b))
    case .isAtMost(let a, let b): .isAtMost(part(a), part(b))
    case .isEqual(let a, let b): .isEqual(part(a), part(b))
    case .pixel(let a, let b): .pixel(part(a), part(b))
    case .rubber(let a, let b): .rubber(part(a), part(b))
    case .required(let a, let b): .required(part(a), part(b))
    case .choice(let a, let b, let c): .choice(part(a), part(b), part(c))
    }
  }
}
