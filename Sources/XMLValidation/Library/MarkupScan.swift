// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Looks at the bytes before libxml2 does, for what it would take badly.
///
/// Finds NUL bytes, a first byte that no XML file has, a long internal subset, and elements with so
/// many attributes that libxml2 2.9, which compares each with all earlier ones, takes minutes. Tags too
/// short for so many are stepped over. For others, the scan parses just enough of the syntax to find the
/// end of the tag; anything that is not well-formed stops libxml2 at the same position.
struct MarkupScan {
  /// Why a file is not handed to libxml2.
  struct Refusal {
    var line: Int
    var column: Int
    var message: String
  }

  private enum State {
    case text, tag, comment, characterData, instruction, doctype
  }

  /// The bytes of the shortest attribute: `a=""` and a space before it.
  private static let leastAttribute = 5

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// Where the bytes end, or the first NUL is.
  private var end = 0
  private var state = State.text
  /// Where comments and processing instructions go back to.
  private var outerState = State.text
  private var attributes = 0
  private var doctypeStart = 0
  private var isInSubset = false
  /// The first byte of the construct's content: `<!-->` does not end a comment.
  private var contentStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Nil if the bytes may be parsed.
  ///
  /// One pass, no allocation.
  mutating func run() -> Refusal? {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if index < bytes.count {
      let first = bytes[index]
      guard first == 0x3C || first == 0x20 || first == 0 || (0x09...0x0D).contains(first) else {
        return refusal("begins with byte \(hexadecimal(first)): an XML file begins with <")
      }
    }
    if let base = bytes.baseAddress { end = scrollwork_distance(base, bytes.count, 0) }
    while index < end {
      switch state {
      case .text:
        skip(to: UInt8(ascii: "<"))
        if index < end { open() }
      case .tag:
        scanTag()
        if attributes > XMLLimits.attributesPerElement {
          return refusal("more than \(XMLLimits.attributesPerElement) attributes in one element")
        }
      case .doctype:
        scanDoctype(bytes[index])
        if state == .doctype, index - doctypeStart > XMLLimits.subsetBytes {
          return refusal(
            "document type declaration longer than \(XMLLimits.subsetBytes) bytes not accepted")
        }
      case .comment, .characterData, .instruction:
        skip(to: UInt8(ascii: ">"))
        if index < end { closeIfEnded() }
      }
      index += 1
    }
    index = end
    return end < bytes.count ? refusal("NUL byte not accepted") : nil
  }

  /// Advances to the next such byte or to the end.
  private mutating func skip(to byte: UInt8) {
    guard let base = bytes.baseAddress, index < end else { return }
    index += scrollwork_distance(base + index, end - index, byte)
  }

  /// The construct that starts at the `<` at `index`.
  private mutating func open() {
    let rest = bytes[(index + 1)...]
    // Nearly all constructs are tags.
    guard let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "?") else {
      // No value may contain a `<`, so the attributes end where the next one is.
      let tag = index
      index += 1
      skip(to: UInt8(ascii: "<"))
      let isShort = index - tag < XMLLimits.attributesPerElement * Self.leastAttribute
      index = isShort ? index - 1 : tag
      if !isShort { beginTag() }
      return
    }
    if rest.starts(with: "!--".utf8) {
      enter(.comment, skipping: 4)
    } else if rest.starts(with: "![CDATA[".utf8) {
      enter(.characterData, skipping: 9)
    } else if rest.starts(with: "!DOCTYPE".utf8) {
      state = .doctype
      doctypeStart = index
      isInSubset = false
    } else if rest.first == UInt8(ascii: "?") {
      enter(.instruction, skipping: 2)
    } else {
      beginTag()
    }
  }

  private mutating func beginTag() {
    state = .tag
    attributes = 0
  }

  private mutating func enter(_ new: State, skipping count: Int) {
    outerState = state
    state = new
    contentStart = index + count
  }

  /// Goes back to where a construct began if the `>` at `index` is its end.
  private mutating func closeIfEnded() {
    let (byte, count) =
      switch state {
      case .comment: (UInt8(ascii: "-"), 2)
      case .characterData: (UInt8(ascii: "]"), 2)
      default: (UInt8(ascii: "?"), 1)
      }
    guard index - count >= contentStart, (1...count).allSatisfy({ bytes[index - $0] == byte })
    else { return }
    state = outerState
  }

  /// Reads a tag up to its end or up to the end of a value.
  private mutating func scanTag() {
    var position = index
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: ">") {
        state = .text
        break
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        attributes += 1
        index = position + 1
        skip(to: byte)
        return
      }
      position += 1
    }
    index = position
  }

  private mutating func scanDoctype(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      index += 1
      skip(to: byte)
    case UInt8(ascii: "["): isInSubset = true
    case UInt8(ascii: "]"): isInSubset = false
    case UInt8(ascii: ">"): if !isInSubset { state = .text }
    case UInt8(ascii: "<"):
      let rest = bytes[(index + 1)...]
      if rest.starts(with: "!--".utf8) {
        enter(.comment, skipping: 4)
      } else if rest.first == UInt8(ascii: "?") {
        enter(.instruction, skipping: 2)
      }
    default: break
    }
  }

  /// Counts lines only now, so that the scan itself stays fast.
  private func refusal(_ message: String) -> Refusal {
    var line = 1
    var lineStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for position in 0..<index where bytes[position] == 0x0A {
      line += 1
      lineStart = position + 1
    }
    return Refusal(line: line, column: index - lineStart + 1, message: message)
  }
}

/// `0x` and two digits.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return "0x" + (digits.count < 2 ? "0" + digits : digits)
}
