// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The elements of an XML document, one after the other, as far as an image needs it: no document type, no entities of its
/// own, no instructions.
struct MarkupScanner {
  /// An element, and the text that follows its tag.
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String)] = []
    var text = ""

    /// The name without the prefix of a namespace.
    var localName: String { name.split(separator: ":").last.map(String.init) ?? name }

    subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []
  private var hasRoot = false

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// The next element; nil at the end of the document.
  mutating func next() throws(ImageMistake) -> Tag? {
    while true {
      let text = self.text()
      if open.isEmpty, !text.allSatisfy(\.isWhitespace) { throw damaged() }
      guard place < bytes.count else {
        guard open.isEmpty, hasRoot else { throw ImageMistake("is an SVG that ends too early") }
        return nil
      }
      if take("<!--") {
        try skip(to: "-->")
      } else if take("<![CDATA[") {
        // Styles may stand in one: they would need the same checks as text.
        throw ImageMistake("is an SVG with CDATA; write it as text")
      } else if take("<?xml") {
        try skip(to: "?>")
      } else if take("<!") || take("<?") {
        throw ImageMistake("is an SVG with a document type or an instruction; leave it out")
      } else if take("</") {
        guard let last = open.popLast(), take(last) else { throw damaged() }
        skipSpace()
        guard take(">") else { throw damaged() }
      } else {
        return try startTag()
      }
    }
  }

  private mutating func startTag() throws(ImageMistake) -> Tag {
    guard take("<"), !open.isEmpty || !hasRoot else { throw damaged() }
    hasRoot = true
    var tag = Tag(name: try name())
    while true {
      skipSpace()
      if take("/>") { return tag }
      if take(">") { break }
      let name = try name()
      guard take("="), tag[name] == nil else { throw damaged() }
      tag.attributes.append((name, try quoted()))
    }
    open.append(tag.name)
    guard open.count <= 200 else { throw ImageMistake("is an SVG whose elements lie too deep") }
    let start = place
    tag.text = text()
    place = start
    return tag
  }

  private mutating func quoted() throws(ImageMistake) -> String {
    guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else { throw damaged() }
    let quote = bytes[place]
    guard let end = bytes[(place + 1)...].firstIndex(of: quote) else { throw damaged() }
    let value = bytes[place + 1..<end]
    // What is written as a reference could hide what is refused.
    guard !value.contains(UInt8(ascii: "<")), !value.contains(UInt8(ascii: "&")) || isPlain(value)
    else { throw damaged() }
    place = end + 1
    return String(decoding: value, as: UTF8.self)
  }

  /// Whether the references in a value are to the five characters that XML names.
  private func isPlain(_ value: ArraySlice<UInt8>) -> Bool {
    let parts = String(decoding: value, as: UTF8.self).split(
      separator: "&", omittingEmptySubsequences: false)
    return parts.dropFirst().allSatisfy { part in
      ["amp;", "lt;", "gt;", "quot;", "apos;"].contains { part.hasPrefix($0) }
    }
  }

  private mutating func text() -> String {
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func name() throws(ImageMistake) -> String {
    let start = place
    while place < bytes.count, !" \t\r\n=/<>\"'&".utf8.contains(bytes[place]) { place += 1 }
    guard place > start else { throw damaged() }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func skipSpace() {
    while place < bytes.count, " \t\r\n".utf8.contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func skip(to end: String) throws(ImageMistake) {
    while place < bytes.count { if take(end) { return } else { place += 1 } }
    throw damaged()
  }

  private func damaged() -> ImageMistake { ImageMistake("is a damaged SVG, at byte \(place)") }
}
