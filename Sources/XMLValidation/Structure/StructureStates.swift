// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is left of a structure after each part of a document.
///
/// This is validation by derivatives (James Clark, "An algorithm for RELAX NG validation"): the derivative of a pattern
/// by a start tag, an attribute or a text is the pattern of what may follow. Each is computed once; afterwards a part of
/// a document is one step from state to state.
struct StructureStates {
  typealias Pattern = PatternPool.Pattern

  /// A part of a document; the raw value distinguishes the entries of the table.
  private enum Part: UInt64 {
    case startTag, attribute, endOfStartTag, text, endTag
  }

  let structure: Structure
  private var pool: PatternPool
  private var table = StateTable()

  init(_ structure: Structure) {
    self.structure = structure
    pool = structure.pool
  }

  /// How many patterns there are by now.
  var count: Int { pool.nodes.count }

  func isNullable(_ pattern: Pattern) -> Bool { pool.isNullable[Int(pattern)] }

  /// The two parts of a state in which only one element can have begun: what is inside, and what follows.
  func parts(_ pattern: Pattern) -> (inside: Pattern, following: Pattern)? {
    let node = pool.nodes[Int(pattern)]
    return node.kind == .after ? (node.first, node.second) : nil
  }

  mutating func startTag(_ pattern: Pattern, _ name: Int) -> Pattern {
    step(pattern, .startTag, UInt64(name)) { $0.open(pattern, name) }
  }

  mutating func attribute(
    _ pattern: Pattern, _ name: Int, _ value: AttributeContent.ValueClass
  ) -> Pattern {
    step(pattern, .attribute, UInt64(name) << 16 | value.code) {
      $0.assign(pattern, name, value)
    }
  }

  mutating func endOfStartTag(_ pattern: Pattern) -> Pattern {
    step(pattern, .endOfStartTag, 0) { $0.close(pattern) }
  }

  mutating func text(_ pattern: Pattern) -> Pattern {
    step(pattern, .text, 0) { $0.read(pattern) }
  }

  mutating func endTag(_ pattern: Pattern) -> Pattern {
    step(pattern, .endTag, 0) { $0.end(pattern) }
  }

  private mutating func step(
    _ pattern: Pattern, _ part: Part, _ detail: UInt64, _ derive: (inout Self) -> Pattern
  ) -> Pattern {
    // Never 0: a pattern that is looked up is not `notAllowed`.
    let key = UInt64(UInt32(bitPattern: pattern)) << 40 | detail << 3 | part.rawValue
    if let known = table[key] { return known }
    let result = derive(&self)
    table.insert(result, for: key)
    return result
  }

  // MARK: Derivatives

  private mutating func open(_ pattern: Pattern, _ name: Int) -> Pattern {
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .notAllowed, .empty, .text, .attribute: return PatternPool.notAllowed
    case .element:
      let element = structure.elements[Int(node.first)]
      guard element.name == name else { return PatternPool.notAllowed }
      return pool.after(element.content, PatternPool.empty)
    case .choice: return pool.choice(open(node.first, name), open(node.second, name))
    case .oneOrMore:
      let more = pool.optional(pattern)
      return followed(open(node.first, name)) { $0.group($1, more) }
    case .group:
      let inFirst = followed(open(node.first, name)) { $0.group($1, node.second) }
      guard pool.isNullable[Int(node.first)] else { return inFirst }
      return pool.choice(inFirst, open(node.second, name))
    case .after: return followed(open(node.first, name)) { $0.after($1, node.second) }
    }
  }

  /// Changes what follows the element that has begun.
  private mutating func followed(
    _ pattern: Pattern, _ change: (inout PatternPool, Pattern) -> Pattern
  ) -> Pattern {
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .choice:
      return pool.choice(followed(node.first, change), followed(node.second, change))
    case .after: return pool.after(node.first, change(&pool, node.second))
    default: return PatternPool.notAllowed
    }
  }

  private mutating func assign(
    _ pattern: Pattern, _ name: Int, _ value: AttributeContent.ValueClass
  ) -> Pattern {
    guard pool.hasAttributes[Int(pattern)] else { return PatternPool.notAllowed }
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .notAllowed, .empty, .text, .element: return PatternPool.notAllowed
    case .attribute:
      let attribute = structure.attributes[Int(node.first)]
      return attribute.names.contains(name) && attribute.content.allows(value)
        ? PatternPool.empty : PatternPool.notAllowed
    case .choice:
      return pool.choice(assign(node.first, name, value), assign(node.second, name, value))
    case .group:
      return pool.choice(
        pool.group(assign(node.first, name, value), node.second),
        pool.group(node.first, assign(node.second, name, value)))
    case .oneOrMore:
      return pool.group(assign(node.first, name, value), pool.optional(pattern))
    case .after: return pool.after(assign(node.first, name, value), node.second)
    }
  }

  /// No further attribute comes.
  private mutating func close(_ pattern: Pattern) -> Pattern {
    guard pool.hasAttributes[Int(pattern)] else { return pattern }
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .attribute: return PatternPool.notAllowed
    case .choice: return pool.choice(close(node.first), close(node.second))
    case .group: return pool.group(close(node.first), close(node.second))
    case .oneOrMore: return pool.oneOrMore(close(node.first))
    case .after: return pool.after(close(node.first), node.second)
    case .notAllowed, .empty, .text, .element: return pattern
    }
  }

  private mutating func read(_ pattern: Pattern) -> Pattern {
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .notAllowed, .empty, .element, .attribute: return PatternPool.notAllowed
    case .text: return pattern
    case .choice: return pool.choice(read(node.first), read(node.second))
    case .group:
      let inFirst = pool.group(read(node.first), node.second)
      guard pool.isNullable[Int(node.first)] else { return inFirst }
      return pool.choice(inFirst, read(node.second))
    case .oneOrMore: return pool.group(read(node.first), pool.optional(pattern))
    case .after: return pool.after(read(node.first), node.second)
    }
  }

  private mutating func end(_ pattern: Pattern) -> Pattern {
    let node = pool.nodes[Int(pattern)]
    switch node.kind {
    case .choice: return pool.choice(end(node.first), end(node.second))
    case .after:
      return pool.isNullable[Int(node.first)] ? node.second : PatternPool.notAllowed
    default: return PatternPool.notAllowed
    }
  }
}
