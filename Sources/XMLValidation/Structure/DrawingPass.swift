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
  private let steps: UnsafeMutablePointer<TagSteps>
  /// The tags of the open elements that are not in the tree; `kept` for those that are.
  private var open: [Int] = []
  /// Whether each element so far follows the structure.
  private var isInOrder = true
  /// The tags with classes of elements that are not in the tree.
  private(set) var leftOut: [Int] = []
  /// The start tags that the parser gets, in order: the number of each that is known, −1 for each that is whole.
  private var shortTags: [Int32] = []
  /// How many of them the parser has reported.
  private var nextTag = 0

  private static let kept = -1

  init(
    _ structure: Structure, from start: Int32, _ tags: KnownTags,
    _ states: UnsafeMutablePointer<StructureStates>,
    _ steps: UnsafeMutablePointer<TagSteps>
  ) {
    self.tags = tags
    self.states = states
    self.steps = steps
    walk = StructureWalk(structure, from: start)
  }

  /// Whether the whole drawing follows the structure.
  var isAccepted: Bool { isInOrder && open.isEmpty && walk.isComplete(states.pointee) }

  /// How many elements are open.
  var depth: Int { open.count }

  /// Whether a text that comes next belongs to an element in the tree.
  var isInTree: Bool { (open.last ?? Self.kept) == Self.kept }

  /// The drawing without what is known of its tags, which libxml2 parses in its place.
  mutating func shorten(_ drawing: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let short = tags.shorten(drawing)
    (shortTags, nextTag) = (short.tags, 0)
    return short.bytes
  }

  /// Takes the next start tag; its number if the parser has seen no more of it than its name.
  mutating func takeTag() -> Int? {
    guard nextTag < shortTags.count else { return nil }
    defer { nextTag += 1 }
    let number = Int(shortTags[nextTag])
    return number < 0 ? nil : number
  }

  /// A start tag as libxml2 reports it.
  ///
  /// - Returns: False for a tag that is not in the table; the caller then makes its element.
  mutating func open(
    _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<xmlChar>,
    _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int32
  ) -> Bool {
    guard let number = tags.number(parser, namespace, attributes, Int(count)) else { return false }
    if tags[number].isChecked {
      open(parser, name, namespace, checked: number)
      return true
    }
    let depth = parser.pointee.nodeNr
    xmlSAX2StartElementNs(
      UnsafeMutableRawPointer(parser), name, nil, namespace, 0, nil, count, 0, attributes)
    enterTree(parser, name, namespace, number, depth, isWhole: true)
    return true
  }

  /// A start tag whose values are known to be in order; its element enters the tree with its classes, or not at all.
  mutating func open(
    _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<xmlChar>,
    _ namespace: UnsafePointer<xmlChar>?, checked number: Int
  ) {
    // The tag was in order as one of drawings.
    if !tags.isDrawing(namespace) { isInOrder = false }
    if !open.isEmpty, tags.mayLeaveOut(number) {
      open.append(number)
      if tags[number].classList != nil { leftOut.append(number) }
      enter(name, namespace, number, nil)
      return
    }
    let depth = parser.pointee.nodeNr
    tags.withClasses(of: number) { classes in
      let start = classes?.baseAddress
      // Its name, prefix, namespace, and the start and end of its value.
      var attribute = [
        xmlDictLookup(parser.pointee.dict, "class", 5), nil, nil, start,
        start.map { $0 + (classes?.count ?? 0) },
      ]
      xmlSAX2StartElementNs(
        UnsafeMutableRawPointer(parser), name, nil, namespace, 0, nil, start == nil ? 0 : 1, 0,
        &attribute)
    }
    enterTree(parser, name, namespace, number, depth, isWhole: false)
  }

  /// An element that was to enter the tree at a depth; without memory there is no node.
  private mutating func enterTree(
    _ parser: xmlParserCtxtPtr, _ name: UnsafePointer<xmlChar>,
    _ namespace: UnsafePointer<xmlChar>?, _ number: Int, _ depth: Int32, isWhole: Bool
  ) {
    keep(name)
    guard parser.pointee.nodeNr > depth, let node = parser.pointee.node else {
      isInOrder = false
      return
    }
    node.knownTag = number
    tags.noteClasses(number)
    enter(name, namespace, number, isWhole ? node : nil)
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
    let before = walk.state
    if let known = steps.pointee.step(in: before, over: tag) { return walk.take(known) }
    guard walk.open(name, namespace, &states.pointee) else {
      isInOrder = false
      return
    }
    let inside = walk.state
    if let known = steps.pointee.state(after: tag, in: inside) {
      walk.state = known
    } else if let whole, walk.readAttributes(of: whole, &states.pointee) {
      steps.pointee.add(walk.state, after: tag, in: inside)
    } else {
      // The tag is that of an element with other rules: the next time it is looked at again.
      if whole == nil { tags.setChecked(false, tag) }
      isInOrder = false
      return
    }
    if let step = walk.lastStep { steps.pointee.note(step, in: before, over: tag) }
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
