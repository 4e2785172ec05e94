// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Reads the part of RelaxNG that our schemas use: names, groups, choices, repetitions, text, words and numbers.
struct StructureReader {
  /// Something in the schema that is not known here: libxml2 validates alone.
  struct Unknown: Error {}

  private var structure = Structure()
  private var definitions: [String: xmlNodePtr] = [:]
  private var patterns: [String: PatternPool.Pattern] = [:]
  private var open: Set<String> = []
  /// Elements whose content is still to be read.
  private var pending: [(index: Int, node: xmlNodePtr)] = []

  /// Reads a schema.
  ///
  /// - Parameters:
  ///   - schema: The grammar.
  ///   - included: The grammar in the place of its `include`.
  /// - Throws: `Unknown`.
  static func read(
    _ schema: borrowing XMLDocument, including included: borrowing XMLDocument
  ) throws(Unknown) -> Structure {
    var reader = Self()
    return try reader.read(schema.root, included.root)
  }

  private mutating func read(
    _ schema: xmlNodePtr?, _ included: xmlNodePtr?
  ) throws(Unknown) -> Structure {
    guard let schema, let included else { throw Unknown() }
    var starts: [xmlNodePtr] = []
    var replaced: [xmlNodePtr] = []
    var hasInclude = false
    for node in schema.childElements {
      if node.localName == "include" {
        guard !hasInclude else { throw Unknown() }
        hasInclude = true
        for inner in node.childElements { try define(inner, &starts) }
        for inner in included.childElements { try define(inner, &replaced) }
      } else {
        try define(node, &starts)
      }
    }
    guard starts.count == 1, replaced.count < 2 else { throw Unknown() }
    structure.start = try group(starts[0].childElements)
    if let other = replaced.first { structure.includedStart = try group(other.childElements) }
    while let (index, node) = pending.popLast() {
      structure.elements[index].content = try group(node.childElements)
    }
    return structure
  }

  private mutating func define(
    _ node: xmlNodePtr, _ starts: inout [xmlNodePtr]
  ) throws(Unknown) {
    guard node.attribute("combine") == nil else { throw Unknown() }
    switch node.localName {
    case "start": starts.append(node)
    case "define":
      guard let name = node.attribute("name"), definitions.updateValue(node, forKey: name) == nil
      else { throw Unknown() }
    default: throw Unknown()
    }
  }

  private mutating func group(_ nodes: [xmlNodePtr]) throws(Unknown) -> PatternPool.Pattern {
    var all: PatternPool.Pattern = PatternPool.empty
    for node in nodes.reversed() { all = structure.pool.group(try pattern(node), all) }
    return all
  }

  private mutating func pattern(_ node: xmlNodePtr) throws(Unknown) -> PatternPool.Pattern {
    switch node.localName {
    case "empty": return PatternPool.empty
    case "text": return PatternPool.text
    case "group": return try group(node.childElements)
    case "optional": return structure.pool.optional(try group(node.childElements))
    case "oneOrMore": return structure.pool.oneOrMore(try group(node.childElements))
    case "zeroOrMore":
      let inner = try group(node.childElements)
      return structure.pool.optional(structure.pool.oneOrMore(inner))
    case "choice":
      var any: PatternPool.Pattern = PatternPool.notAllowed
      for inner in node.childElements.reversed() {
        any = structure.pool.choice(try pattern(inner), any)
      }
      return any
    case "ref": return try reference(node)
    case "element":
      guard let local = node.attribute("name") else { throw Unknown() }
      let name = structure.name(try Self.name(local, in: node.inheritedNamespace))
      structure.elements.append(Structure.Element(name: name, content: PatternPool.notAllowed))
      pending.append((structure.elements.count - 1, node))
      return structure.pool.element(structure.elements.count - 1)
    case "attribute": return try attribute(node)
    default: throw Unknown()
    }
  }

  private mutating func reference(_ node: xmlNodePtr) throws(Unknown) -> PatternPool.Pattern {
    guard let name = node.attribute("name"), let definition = definitions[name] else {
      throw Unknown()
    }
    if let known = patterns[name] { return known }
    guard open.insert(name).inserted else { throw Unknown() }
    let result = try group(definition.childElements)
    open.remove(name)
    patterns[name] = result
    return result
  }

  private mutating func attribute(_ node: xmlNodePtr) throws(Unknown) -> PatternPool.Pattern {
    var content = node.childElements
    var names: Set<Int> = []
    if let local = node.attribute("name") {
      // The namespaces around it are those of elements.
      names.insert(structure.name(try Self.name(local, in: node.attribute("ns") ?? "")))
    } else {
      guard let list = content.first, list.localName == "choice" else { throw Unknown() }
      content.removeFirst()
      for inner in list.childElements {
        guard inner.localName == "name" else { throw Unknown() }
        names.insert(structure.name(try Self.name(inner.text, in: inner.inheritedNamespace)))
      }
    }
    guard content.count < 2 else { throw Unknown() }
    var value = AttributeContent(isAny: content.isEmpty)
    if let only = content.first { try read(only, into: &value) }
    return structure.pool.attribute(
      structure.add(Structure.Attribute(names: names, content: value)))
  }

  private mutating func read(
    _ node: xmlNodePtr, into value: inout AttributeContent
  ) throws(Unknown) {
    switch node.localName {
    case "text": value.isAny = true
    case "choice": for inner in node.childElements { try read(inner, into: &value) }
    case "value":
      guard node.attribute("type") == "string" else { throw Unknown() }
      value.words.insert(structure.words.add(node.text))
    case "data":
      guard node.childElements.isEmpty,
        let numbers = AttributeContent.Numbers(type: node.attribute("type") ?? "")
      else { throw Unknown() }
      value.numbers.formUnion(numbers)
    default: throw Unknown()
    }
  }

  private static func name(
    _ local: String, in namespace: String
  ) throws(Unknown) -> Structure.Name {
    // A prefix would mean another namespace.
    guard !local.isEmpty, local.utf8.allSatisfy(isNameByte) else { throw Unknown() }
    return Structure.Name(namespace: namespace, local: local)
  }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
  /// The elements directly inside.
  fileprivate var childElements: [xmlNodePtr] {
    var result: [xmlNodePtr] = []
    var child = pointee.children
    while let node = child {
      if node.isElement { result.append(node) }
      child = node.pointee.next
    }
    return result
  }

  /// The namespace that a schema gives to names here.
  fileprivate var inheritedNamespace: String {
    var current: xmlNodePtr? = self
    while let node = current, node.isElement {
      if let namespace = node.attribute("ns") { return namespace }
      current = node.pointee.parent
    }
    return ""
  }
}
