// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The bytes of start tags, and what is known about each.
struct TagTable {
  /// What is known about a tag, in few bytes: a gallery has more tags than the fastest caches hold.
  struct Tag {
    fileprivate var hash: UInt64
    /// Where its bytes are in `text`.
    fileprivate var start: Int32
    fileprivate var count: Int32
    /// The number of its list of classes among all such lists; −1 without classes.
    fileprivate var list: Int32 = -1
    /// Which of its attributes is `class`; −1 for none.
    fileprivate var classIndex: Int16 = -1
    fileprivate var hasFill = false
    fileprivate var hasStroke = false
    /// Whether the values are in order.
    fileprivate(set) var isChecked = false
    /// Whether nothing that is checked of other elements depends on one that begins with it.
    fileprivate(set) var isPlain = false

    /// Which of its attributes is `class`; elements keep it.
    var classAttribute: Int? { classIndex < 0 ? nil : Int(classIndex) }

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
  private static let longest = 4096
  /// The bytes of all tags, at most.
  private static let textRoom = 1 << 23
  /// The slots that a tag may be in, so that no file can make look-ups long.
  private static let probes = 16

  private var text: [UInt8] = []
  private(set) var tags: [Tag] = []
  /// One more than the number of the tag in a slot; 0 if there is none.
  private var slots = [Int32](repeating: 0, count: 4 * room)
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
    let hash = Self.hash(bytes)
    switch place(of: bytes, hash) {
    case .known(let number): return number
    case .free(let slot): return add(bytes, hash, attributes, count, slot)
    case .none: return nil
    }
  }

  /// Where a tag is in the table.
  private enum Place {
    case known(Int)
    /// The slot where it belongs.
    case free(Int)
    /// All its slots have other tags.
    case none
  }

  private mutating func place(of bytes: UnsafeRawBufferPointer, _ hash: UInt64) -> Place {
    // What is in variables need not be retained while it is looked at.
    var (text, tags, slots): ([UInt8], [Tag], [Int32]) = ([], [], [])
    swap(&text, &self.text)
    swap(&tags, &self.tags)
    swap(&slots, &self.slots)
    defer {
      swap(&text, &self.text)
      swap(&tags, &self.tags)
      swap(&slots, &self.slots)
    }
    return text.withUnsafeMutableBufferPointer { text in
      tags.withUnsafeMutableBufferPointer { tags in
        slots.withUnsafeMutableBufferPointer { slots in
          var slot = Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
          for _ in 0..<Self.probes {
            guard slots[slot] > 0 else { return .free(slot) }
            let number = Int(slots[slot]) - 1
            if tags[number].hash == hash,
              Self.isSame(bytes, UnsafeRawBufferPointer(text), tags[number])
            {
              return .known(number)
            }
            slot = (slot + 1) & (slots.count - 1)
          }
          return .none
        }
      }
    }
  }

  private static func isSame(
    _ bytes: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer, _ tag: Tag
  ) -> Bool {
    guard let first = bytes.baseAddress, let start = text.baseAddress, tag.count == bytes.count
    else { return false }
    return memcmp(start + Int(tag.start), first, bytes.count) == 0
  }

  private mutating func isDrawing(_ namespace: UnsafePointer<xmlChar>?) -> Bool {
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

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = UInt64(bytes.count)
    bytes.forEachWord { hash = step(hash, $0) }
    return hash
  }

  private static func step(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  private mutating func add(
    _ bytes: UnsafeRawBufferPointer, _ hash: UInt64,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int, _ slot: Int
  ) -> Int? {
    guard tags.count < Self.room, text.count + bytes.count <= Self.textRoom else { return nil }
    var tag = Tag(hash: hash, start: Int32(text.count), count: Int32(bytes.count))
    for index in 0..<count {
      guard attributes[5 * index + 1] == nil, let value = attributes[5 * index + 3] else {
        return nil
      }
      switch string(attributes[5 * index]) {
      case "href", "clip-path", "mask", "filter": return nil
      case "class":
        // The bytes of a tag are not enough for more attributes than the type can count.
        tag.classIndex = Int16(index)
        let end = attributes[5 * index + 4]
        tag.list = classList(
          Array(UnsafeBufferPointer(start: value, count: end.map { $0 - value } ?? 0)))
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
    slots[slot] = Int32(tags.count)
    return tags.count - 1
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
