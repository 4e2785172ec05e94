// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// A page as a browser reads it, where that could differ from what an XML parser reads.
///
/// HTML has no CDATA sections, reads `<!-->` as a complete comment, and does not end `<p/>`. The
/// content of pages must mean the same in both; the scan finds differences, and the text of each
/// script and style as HTML reads it.
struct RawPage {
  /// A `script` or `style` element in the order of the file.
  struct Element {
    var isScript: Bool
    /// The bytes between its tags.
    var content: Range<Int>
    var offset: Int
  }

  /// Something that HTML would read otherwise.
  struct Fault {
    var offset: Int
    var message: String
  }

  private(set) var elements: [Element] = []
  private(set) var fault: Fault?
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  static let sectionStart: StaticString = "//<![CDATA[\n"
  static let sectionEnd: StaticString = "//]]>"

  /// Scans a well-formed page.
  ///
  /// - Complexity: Linear in the number of bytes, no allocation but for the elements.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    while fault == nil, skip(to: UInt8(ascii: "<")) { open() }
  }

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int {
    1 + bytes[..<min(offset, bytes.count)].count { $0 == 0x0A }
  }

  private mutating func skip(to byte: UInt8) -> Bool {
    guard let base = bytes.baseAddress, index < bytes.count else { return false }
    index += scrollwork_distance(base + index, bytes.count - index, byte)
    return index < bytes.count
  }

  private func starts(with text: StaticString, at offset: Int) -> Bool {
    guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where bytes[offset + place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  private mutating func open() {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "/"): return
    case UInt8(ascii: "!"):
      if starts(with: "!DOCTYPE", at: index) { return }
      fault = Fault(
        offset: start,
        message: starts(with: "!--", at: index)
          ? "a comment: a page has none but its checksum"
          : "a section of character data outside a script: HTML reads it otherwise")
    default: tag(from: start)
    }
  }

  private mutating func tag(from start: Int) {
    let nameStart = index
    while index < bytes.count, isNameByte(bytes[index]) { index += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[nameStart..<index])
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), skip(to: byte) { index += 1 }
    }
    guard index < bytes.count else { return }
    if bytes[index - 1] == UInt8(ascii: "/") {
      if !Self.mayCloseItself(name) {
        fault = Fault(
          offset: start,
          message:
            "<\(String(decoding: name, as: UTF8.self))/> has no end tag: HTML does not end it")
      }
      return
    }
    if ValueSyntax.isWord(name, "noscript") {
      fault = Fault(
        offset: start, message: "noscript: pages have none, and HTML reads it otherwise")
    } else if ValueSyntax.isWord(name, "script") {
      content(isScript: true, from: start)
    } else if ValueSyntax.isWord(name, "style") {
      content(isScript: false, from: start)
    }
  }

  /// Reads up to the end tag, as both readers would.
  private mutating func content(isScript: Bool, from start: Int) {
    index += 1
    var content = index..<index
    var isSection = false
    if isScript, starts(with: Self.sectionStart, at: index) {
      isSection = true
      index += Self.sectionStart.utf8CodeUnitCount
    }
    while skip(to: UInt8(ascii: "<")) {
      if isScript ? starts(with: "</script>", at: index) : starts(with: "</style>", at: index) {
        break
      }
      if !isSection || starts(with: "</script", at: index) || starts(with: "<!--", at: index) {
        break
      }
      index += 1
    }
    content = content.lowerBound..<index
    elements.append(Element(isScript: isScript, content: content, offset: start))
    guard index < bytes.count, starts(with: isScript ? "</script>" : "</style>", at: index) else {
      fault = Fault(offset: index, message: "markup within a script or style")
      return
    }
    let end = Self.sectionEnd.utf8CodeUnitCount
    if isSection {
      if content.count < end || !starts(with: Self.sectionEnd, at: content.upperBound - end) {
        fault = Fault(offset: start, message: "a script's section of character data ends early")
      }
    } else if bytes[content].contains(UInt8(ascii: "&")) {
      fault = Fault(offset: start, message: "& within a script or style: HTML reads it otherwise")
    }
  }

  /// Elements without content in HTML, and those of drawings.
  private static func mayCloseItself(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    empty.contains { ValueSyntax.isWord(name, $0) }
  }

  private static let empty: [StaticString] = [
    "use", "path", "rect", "circle", "input", "meta", "stop", "g", "ellipse", "link", "line",
    "polyline", "polygon", "img", "br", "hr", "col", "animate", "animateTransform",
    "feGaussianBlur", "image",
  ]
}
