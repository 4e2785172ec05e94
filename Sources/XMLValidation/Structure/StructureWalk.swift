// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// One walk over a document from state to state.
struct StructureWalk {
  private let structure: Structure
  /// The indices of namespaces.
  private var spaces = NameTable<Int>()
  /// The numbers of names, by namespace.
  private var names: [NameTable<Int>]
  /// What follows each open element; `undecided` where that depends on what is in it.
  private var following: [Int32] = []
  /// What may come next.
  var state: Int32

  /// What a start tag does: what may come next, and what follows its element.
  struct Step {
    var inside: Int32
    var following: Int32
  }

  private static let undecided: Int32 = -1
  /// A name that the schema does not have.
  private static let unknown = -1

  /// - Parameter start: The pattern of the whole document.
  init(_ structure: Structure, from start: Int32) {
    self.structure = structure
    state = start
    names = structure.namespaces.map { _ in NameTable() }
  }

  /// Whether the elements from the root on follow the structure.
  mutating func accepts(_ root: xmlNodePtr, _ states: inout StructureStates) -> Bool {
    var current = root
    while true {
      switch current.pointee.type {
      case XML_ELEMENT_NODE:
        guard open(current.pointee.name, current.pointee.ns?.pointee.href, &states),
          readAttributes(of: current, &states)
        else { return false }
        if let child = current.pointee.children {
          current = child
          continue
        }
        guard close(&states) else { return false }
      case XML_TEXT_NODE:
        guard Self.isBlank(current) || read(&states) else { return false }
      case XML_COMMENT_NODE, XML_PI_NODE: break
      default: return false
      }
      while current != root, current.pointee.next == nil {
        guard let parent = current.pointee.parent, close(&states) else { return false }
        current = parent
      }
      guard current != root, let next = current.pointee.next else { break }
      current = next
    }
    return isComplete(states)
  }

  /// Whether nothing more need come.
  func isComplete(_ states: StructureStates) -> Bool { states.isNullable(state) }

  /// An element begins; its attributes come next.
  mutating func open(
    _ name: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
    _ states: inout StructureStates
  ) -> Bool {
    let name = number(of: name, in: namespace)
    // A file may have only as many different states as there is room for.
    guard name != Self.unknown, states.count < StructureChecks.room else { return false }
    let begun = states.startTag(state, name)
    if let parts = states.parts(begun) {
      state = parts.inside
      following.append(parts.following)
    } else {
      state = begun
      following.append(Self.undecided)
    }
    return state != PatternPool.notAllowed
  }

  /// What the start tag has done that was read last.
  var lastStep: Step? { following.last.map { Step(inside: state, following: $0) } }

  /// An element begins with a tag whose step is known from the same state.
  mutating func take(_ step: Step) {
    state = step.inside
    following.append(step.following)
  }

  /// Takes the attributes of an element that has begun.
  mutating func readAttributes(
    of node: xmlNodePtr, _ states: inout StructureStates
  ) -> Bool {
    var next = node.pointee.properties
    while let attribute = next {
      guard state != PatternPool.notAllowed, assign(attribute, &states) else { return false }
      next = attribute.pointee.next
    }
    guard state != PatternPool.notAllowed else { return false }
    state = states.endOfStartTag(state)
    return state != PatternPool.notAllowed
  }

  private mutating func assign(
    _ attribute: xmlAttrPtr, _ states: inout StructureStates
  ) -> Bool {
    let name = number(of: attribute.pointee.name, in: attribute.pointee.ns?.pointee.href)
    guard name != Self.unknown else { return false }
    var value = AttributeContent.ValueClass()
    if structure.isValued[name] {
      let node = attribute.pointee.children
      guard node == nil || (node?.pointee.type == XML_TEXT_NODE && node?.pointee.next == nil)
      else { return false }
      let content = node?.pointee.content
      let bytes = UnsafeBufferPointer(
        start: UnsafePointer(content), count: content.map { Int(xmlStrlen($0)) } ?? 0)
      value.numbers = AttributeContent.Numbers(of: bytes)
      value.word = structure.words[bytes]
    }
    state = states.attribute(state, name, value)
    return state != PatternPool.notAllowed
  }

  /// Takes a text that is not white space only.
  mutating func read(_ states: inout StructureStates) -> Bool {
    state = states.text(state)
    return state != PatternPool.notAllowed
  }

  /// Leaves the innermost element.
  mutating func close(_ states: inout StructureStates) -> Bool {
    guard let after = following.popLast() else { return false }
    if after == Self.undecided {
      state = states.endTag(state)
      return state != PatternPool.notAllowed
    }
    guard states.isNullable(state) else { return false }
    state = after
    return true
  }

  private mutating func number(
    of name: UnsafePointer<xmlChar>?, in namespace: UnsafePointer<xmlChar>?
  ) -> Int {
    guard let name else { return Self.unknown }
    let all = structure.namespaces
    let space =
      namespace.map {
        spaces.value(of: $0) { all.firstIndex(of: $0) ?? Self.unknown }
      } ?? 0
    guard space != Self.unknown else { return Self.unknown }
    let known = structure.names
    return names[space].value(of: name) {
      known[Structure.Name(namespace: all[space], local: $0)] ?? Self.unknown
    }
  }

  /// Whether a text is white space only.
  private static func isBlank(_ node: xmlNodePtr) -> Bool {
    guard var byte = node.pointee.content else { return true }
    while byte.pointee.isSpace { byte += 1 }
    return byte.pointee == 0
  }
}
