// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The bytes of start tags, and what is known about each.
struct TagTable {
  /// What is known about a tag, in few bytes: a gallery has more tags than the fastest caches hold.
  struct Tag {
    let hash: UInt64
    /// Where its bytes are in the text of the table.
    let start: Int32
    let count: Int32
    /// The number of its list of classes among all such lists; −1 without classes.
    fileprivate var list: Int32 = -1
    /// Where the value of `class` is in its bytes; 0 without classes.
    fileprivate var classStart: Int16 = 0
    fileprivate var classCount: Int16 = 0
    /// How long the name of its element is.
    let nameCount: Int16
    fileprivate var hasFill = false
    fileprivate var hasStroke = false
    /// Whether the values are in order.
    fileprivate(set) var isChecked = false
    /// Whether nothing that is checked of other elements depends on one that begins with it.
    fileprivate(set) var isPlain = false

    /// The number of its list of classes among all such lists.
    var classList: Int? { list < 0 ? nil : Int(list) }

    /// Whether the tag has `fill` or `stroke`.
    func has(_ property: StaticString) -> Bool {
      property.utf8Start[0] == UInt8(ascii: "f") ? hasFill : hasStroke
    }
  }

  /// How many tags are kept; a gallery has some ten thousand.
  private static let room = 1 << 15
  /// The bytes of the longest tag that is kept.
  static let longest = 4096
  /// The bytes of all tags, at most.
  private static let textRoom = 1 << 23

  private var text: [UInt8] = []
  private(set) var tags: [Tag] = []
  /// One more than the number of the tag in a slot; 0 if there is none.
  ///
  /// There are few for each tag, so that caches hold them.
  private var slots = [Int32](repeating: 0, count: 1 << 12)
  /// The tag that was last seen after each tag.
  var followers: [Int32] = []
  /// The numbers of the lists of classes; they are looked up for new tags only.
  private var classLists: [[UInt8]: Int32] = [:]
  /// The document in which each list of classes was last in the tree.
  private var documents: [Int] = []
  /// The number of the current document.
  private var document = 0
  /// The namespace of drawings as the current document has it: libxml2 interns names.
  private var drawingNamespace: UnsafePointer<xmlChar>?

  /// Prepares for the next document; whether nothing is known any more.
  mutating func begin() -> Bool {
    drawingNamespace = nil
    document += 1
    guard tags.count > Self.room / 2 || text.count > Self.textRoom / 2 else { return false }
    text.removeAll(keepingCapacity: true)
    tags.removeAll(keepingCapacity: true)
    followers.removeAll(keepingCapacity: true)
    classLists.removeAll(keepingCapacity: true)
    documents.removeAll(keepingCapacity: true)
    for slot in slots.indices { slots[slot] = 0 }
    return true
  }

  /// The number of a start tag, which is new or known.
  mutating func number(
    _ parser: xmlParserCtxtPtr, _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int
  ) -> Int? {
    guard let input = parser.pointee.input, let base = input.pointee.base,
      let end = input.pointee.cur,
      end.pointee == UInt8(ascii: ">") || end.pointee == UInt8(ascii: "/"),
      isDrawing(namespace),
      // A value with entities is elsewhere in memory.
      var start = attributes[3], start > base, start < end,
      // Each file has other ids.
      !(0..<count).contains(where: { Self.isIdentifier(attributes[5 * $0]) })
    else { return nil }
    while start > base, start[-1] != UInt8(ascii: "<") { start -= 1 }
    let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
    guard bytes.count <= Self.longest else { return nil }
    let hash = Entries.hash(bytes)
    switch withEntries({ $0.place(of: bytes, hash) }) {
    case .known(let number): return number
    case .free(let slot): return add(bytes, hash, attributes, count, slot)
    case .none: return nil
    }
  }

  /// Lends the entries to a body that looks up tags.
  func withEntries<Result>(_ body: (Entries) -> Result) -> Result {
    text.withUnsafeBytes { text in
      tags.withUnsafeBufferPointer { tags in
        slots.withUnsafeBufferPointer { slots in
          body(Entries(text: text, tags: tags, slots: slots))
        }
      }
    }
  }

  /// Calls a closure with the value of `class` in a tag, which is followed by a quotation mark; nil without one.
  func withClasses(of number: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    let tag = tags[number]
    guard tag.list >= 0 else { return body(nil) }
    text.withUnsafeBufferPointer { text in
      let start = Int(tag.start) + Int(tag.classStart)
      body(UnsafeBufferPointer(rebasing: text[start..<start + Int(tag.classCount)]))
    }
  }

  /// Whether a namespace is that of drawings.
  mutating func isDrawing(_ namespace: UnsafePointer<xmlChar>?) -> Bool {
    guard let namespace else { return false }
    if namespace == drawingNamespace { return true }
    guard drawingNamespace == nil, string(namespace) == "http://www.w3.org/2000/svg" else {
      return false
    }
    drawingNamespace = namespace
    return true
  }

  /// Whether a name is `id`.
  private static func isIdentifier(_ name: UnsafePointer<xmlChar>?) -> Bool {
    guard let name else { return false }
    return name[0] == UInt8(ascii: "i") && name[1] == UInt8(ascii: "d") && name[2] == 0
  }

  private mutating func add(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt64,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int, _ slot: Int
  ) -> Int? {
    guard tags.count < Self.room, text.count + bytes.count <= Self.textRoom else { return nil }
    let name = bytes.prefix { $0 > 0x20 }
    var tag = Tag(
      hash: hash, start: Int32(text.count), count: Int32(bytes.count), nameCount: Int16(name.count))
    for index in 0..<count {
      guard attributes[5 * index + 1] == nil, let value = attributes[5 * index + 3] else {
        return nil
      }
      switch string(attributes[5 * index]) {
      case "href", "clip-path", "mask", "filter": return nil
      case "class":
        guard let first = bytes.baseAddress, let end = attributes[5 * index + 4],
          UnsafeRawPointer(value) >= first, UnsafeRawPointer(end) <= first + bytes.count
        else { return nil }
        // No more than `longest`.
        tag.classStart = Int16(UnsafeRawPointer(value) - first)
        tag.classCount = Int16(end - value)
        tag.list = classList(Array(UnsafeBufferPointer(start: value, count: end - value)))
      case "fill":
        if value.pointee == UInt8(ascii: "u") { return nil }
        tag.hasFill = true
      case "stroke":
        if value.pointee == UInt8(ascii: "u") { return nil }
        tag.hasStroke = true
      default: break
      }
    }
    text.append(contentsOf: bytes)
    tags.append(tag)
    followers.append(-1)
    slots[slot] = Int32(tags.count)
    if 3 * tags.count > slots.count { growSlots() }
    return tags.count - 1
  }

  private mutating func growSlots() {
    slots = [Int32](repeating: 0, count: 2 * slots.count)
    for (number, tag) in tags.enumerated() {
      let place = withEntries { $0.place(of: $0.bytes(of: number), tag.hash) }
      // A tag without a slot is added once more when it is seen.
      if case .free(let slot) = place { slots[slot] = Int32(number + 1) }
    }
  }

  private mutating func classList(_ classes: [UInt8]) -> Int32 {
    if let known = classLists[classes] { return known }
    let number = Int32(documents.count)
    classLists[classes] = number
    documents.append(0)
    return number
  }

  mutating func setChecked(_ isChecked: Bool, _ number: Int, isPlain: Bool) {
    tags[number].isChecked = isChecked
    tags[number].isPlain = isPlain
  }

  /// Whether an element that begins with a checked tag need not be in the tree of the current document.
  func mayLeaveOut(_ number: Int) -> Bool {
    let tag = tags[number]
    return tag.isPlain && tag.classList.map { documents[$0] == document } ?? true
  }

  /// Notes that an element with the classes of a tag is in the tree of the current document.
  mutating func noteClasses(_ number: Int) {
    if let list = tags[number].classList { documents[list] = document }
  }
}
