// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Follows the elements of a drawing while libxml2 parses it, and keeps most of them out of the tree.
///
/// An element whose start tag has been checked in a drawing before needs no node: its structure is one step from
/// state to state, and all that other checks ask for is in its tag.
struct DrawingPass {
  private let tags: KnownTags
  private var walk: StructureWalk
  /// The states of this drawing, which nobody else has meanwhile.
  private let states: UnsafeMutablePointer<StructureStates>
  private let statesAfterTags: UnsafeMutablePointer<StateTable>
  /// The tags of the open elements that are not in the tree; `kept` for those that are.
  private var open: [Int] = []
  /// Whether each element so far follows the structure.
  private var isInOrder = true
  /// The tags with classes of elements that are not in the tree.
  private(set) var leftOut: [Int] = []

  private static let kept = -1

  init(
    _ structure: Structure, from start: Int32, _ tags: KnownTags,
    _ states: UnsafeMutablePointer<StructureStates>,
    _ statesAfterTags: UnsafeMutablePointer<StateTable>
  ) {
    self.tags = tags
    self.states = states
    self.statesAfterTags = statesAfterTags
    walk = StructureWalk(structure, from: start)
  }

  /// Whether the whole drawing follows the structure.
  var isAccepted: Bool { isInOrder && open.isEmpty && walk.isComplete(states.pointee) }

  /// How many elements are open.
  var depth: Int { open.count }

  /// Whether a text that comes next belongs to an element in the tree.
  var isInTree: Bool { (open.last ?? Self.kept) == Self.kept }

  /// A start tag as libxml2 reports it, whose element enters the tree or not.
  ///
  /// - Returns: False for a tag that is not in the table; the caller then makes its element.
  mutating func open(
    _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<xmlChar>,
    _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int32
  ) -> Bool {
    guard let number = tags.number(parser, namespace, attributes, Int(count)) else { return false }
    let tag = tags[number]
    if tag.isChecked, !open.isEmpty, tags.mayLeaveOut(number) {
      open.append(number)
      if tag.classAttribute != nil { leftOut.append(number) }
      enter(name, namespace, number, nil)
      return true
    }
    let depth = parser.pointee.nodeNr
    let kept = tag.isChecked ? tag.classAttribute : nil
    xmlSAX2StartElementNs(
      UnsafeMutableRawPointer(parser), name, nil, namespace, 0, nil,
      tag.isChecked ? kept == nil ? 0 : 1 : count, 0, attributes + 5 * (kept ?? 0))
    keep(name)
    // Without memory there is no node.
    guard parser.pointee.nodeNr > depth, let node = parser.pointee.node else {
      isInOrder = false
      return true
    }
    node.knownTag = number
    tags.noteClasses(number)
    enter(name, namespace, number, tag.isChecked ? nil : node)
    return true
  }

  /// An element that has just entered the tree whole, or could not.
  mutating func open(_ node: xmlNodePtr?, isNew: Bool) {
    guard let node, isNew else {
      open.append(Self.kept)
      isInOrder = false
      return
    }
    keep(node.pointee.name)
    isInOrder =
      isInOrder && walk.open(node.pointee.name, node.pointee.ns?.pointee.href, &states.pointee)
      && walk.readAttributes(of: node, &states.pointee)
  }

  private mutating func keep(_ name: UnsafePointer<xmlChar>?) {
    // Animations are compared with their siblings, so that from the next drawing on their parent is in the tree.
    if !isInTree, let parent = open.last, xmlStrncmp(name, "animate", 7) == 0 {
      tags.setChecked(true, parent)
    }
    open.append(Self.kept)
  }

  /// - Parameter whole: The element, if it has all its attributes.
  private mutating func enter(
    _ name: UnsafePointer<xmlChar>, _ namespace: UnsafePointer<xmlChar>?, _ tag: Int,
    _ whole: xmlNodePtr?
  ) {
    guard isInOrder else { return }
    guard walk.open(name, namespace, &states.pointee) else {
      isInOrder = false
      return
    }
    // Never 0, which the pattern is that nothing matches.
    let key = UInt64(UInt32(bitPattern: walk.state)) << 32 | UInt64(tag)
    if let known = statesAfterTags.pointee[key] {
      walk.state = known
    } else if let whole, walk.readAttributes(of: whole, &states.pointee) {
      statesAfterTags.pointee.insert(walk.state, for: key)
    } else {
      // The tag is that of an element with other rules: the next time it is looked at again.
      if whole == nil { tags.setChecked(false, tag) }
      isInOrder = false
    }
  }

  /// Text that is not white space only.
  mutating func read() {
    if isInOrder { isInOrder = walk.read(&states.pointee) }
  }

  /// Something that only the whole tree can be checked with.
  mutating func refuse() { isInOrder = false }

  /// The end of an element; whether it is in the tree.
  mutating func close() -> Bool {
    if isInOrder { isInOrder = walk.close(&states.pointee) }
    defer { _ = open.popLast() }
    return isInTree
  }
}
