// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A schema as patterns: what a document consists of, without the words for what it lacks.
struct Structure {
  /// An element of the schema.
  struct Element {
    var name: Int
    var content: PatternPool.Pattern
  }

  /// An attribute of the schema.
  struct Attribute {
    var names: Set<Int>
    var content: AttributeContent
  }

  /// A local name in a namespace, which is empty for most attributes.
  struct Name: Hashable {
    var namespace: String
    var local: String
  }

  var pool = PatternPool()
  /// What a document of the schema is.
  var start = PatternPool.notAllowed
  /// What a document of the included schema is.
  var includedStart = PatternPool.notAllowed
  var elements: [Element] = []
  var attributes: [Attribute] = []
  /// The numbers of all names.
  private(set) var names: [Name: Int] = [:]
  /// All namespaces; the first is none.
  private(set) var namespaces = [""]
  /// By name, whether some attribute of this name does not allow every value.
  private(set) var isValued: [Bool] = []
  /// All words that a value may have to be.
  var words = WordTable()

  mutating func name(_ name: Name) -> Int {
    if let found = names[name] { return found }
    names[name] = names.count
    if !namespaces.contains(name.namespace) { namespaces.append(name.namespace) }
    isValued.append(false)
    return names.count - 1
  }

  /// Adds an attribute; its index.
  mutating func add(_ attribute: Attribute) -> Int {
    attributes.append(attribute)
    if !attribute.content.isAny { for name in attribute.names { isValued[name] = true } }
    return attributes.count - 1
  }
}
