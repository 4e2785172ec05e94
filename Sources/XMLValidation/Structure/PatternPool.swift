// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The patterns of a schema and of what is left of them in the middle of a document.
///
/// Equal patterns are one: a pattern is known by its number, and what follows from it is computed once.
struct PatternPool {
  /// The number of a pattern.
  typealias Pattern = Int32

  enum Kind: UInt8 {
    /// Nothing satisfies it.
    case notAllowed
    /// Satisfied as it is, by nothing more.
    case empty
    case text
    /// One of the two.
    case choice
    /// Both, in this order; attributes in any order.
    case group
    /// The first, once or more.
    case oneOrMore
    /// An element, by its index among the elements of the schema.
    case element
    /// An attribute, by its index among the attributes of the schema.
    case attribute
    /// The first up to the end of the element, then the second.
    case after
  }

  struct Node: Hashable {
    var kind: Kind
    var first: Int32 = 0
    var second: Int32 = 0
  }

  static let notAllowed: Pattern = 0
  static let empty: Pattern = 1
  static let text: Pattern = 2

  private(set) var nodes: [Node] = []
  /// Whether it is satisfied by nothing more.
  private(set) var isNullable: [Bool] = []
  /// Whether an attribute may satisfy a part of it.
  private(set) var hasAttributes: [Bool] = []
  private var known: [Node: Pattern] = [:]

  init() {
    for kind in [Kind.notAllowed, .empty, .text] { _ = pattern(Node(kind: kind)) }
  }

  private mutating func pattern(_ node: Node) -> Pattern {
    if let found = known[node] { return found }
    let number = Pattern(nodes.count)
    let (first, second) = (Int(node.first), Int(node.second))
    nodes.append(node)
    switch node.kind {
    case .notAllowed, .element: add(isNullable: false, hasAttributes: false)
    case .empty, .text: add(isNullable: true, hasAttributes: false)
    case .attribute: add(isNullable: false, hasAttributes: true)
    case .oneOrMore: add(isNullable: isNullable[first], hasAttributes: hasAttributes[first])
    case .choice:
      add(
        isNullable: isNullable[first] || isNullable[second],
        hasAttributes: hasAttributes[first] || hasAttributes[second])
    case .group:
      add(
        isNullable: isNullable[first] && isNullable[second],
        hasAttributes: hasAttributes[first] || hasAttributes[second])
    case .after: add(isNullable: false, hasAttributes: hasAttributes[first])
    }
    known[node] = number
    return number
  }

  private mutating func add(isNullable: Bool, hasAttributes: Bool) {
    self.isNullable.append(isNullable)
    self.hasAttributes.append(hasAttributes)
  }

  mutating func element(_ index: Int) -> Pattern {
    pattern(Node(kind: .element, first: Int32(index)))
  }

  mutating func attribute(_ index: Int) -> Pattern {
    pattern(Node(kind: .attribute, first: Int32(index)))
  }

  /// One of two patterns; a list without repetitions, so that few patterns say the same.
  mutating func choice(_ first: Pattern, _ second: Pattern) -> Pattern {
    if first == second || second == Self.notAllowed { return first }
    if first == Self.notAllowed { return second }
    let node = nodes[Int(first)]
    if node.kind == .choice { return choice(node.first, choice(node.second, second)) }
    if first == Self.empty, isNullable[Int(second)] { return second }
    if second == Self.empty, isNullable[Int(first)] { return first }
    var rest = second
    while true {
      if rest == first { return second }
      let node = nodes[Int(rest)]
      guard node.kind == .choice else { break }
      if node.first == first { return second }
      rest = node.second
    }
    return pattern(Node(kind: .choice, first: first, second: second))
  }

  mutating func group(_ first: Pattern, _ second: Pattern) -> Pattern {
    if first == Self.notAllowed || second == Self.notAllowed { return Self.notAllowed }
    if first == Self.empty { return second }
    if second == Self.empty { return first }
    return pattern(Node(kind: .group, first: first, second: second))
  }

  mutating func oneOrMore(_ inner: Pattern) -> Pattern {
    if inner == Self.notAllowed || inner == Self.empty { return inner }
    if nodes[Int(inner)].kind == .oneOrMore { return inner }
    return pattern(Node(kind: .oneOrMore, first: inner))
  }

  mutating func optional(_ inner: Pattern) -> Pattern { choice(inner, Self.empty) }

  mutating func after(_ first: Pattern, _ second: Pattern) -> Pattern {
    if first == Self.notAllowed || second == Self.notAllowed { return Self.notAllowed }
    return pattern(Node(kind: .after, first: first, second: second))
  }
}
