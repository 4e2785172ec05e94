// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes XML as a stream of UTF-8 bytes, one element to a line.
///
/// Attributes appear in the order of the calls, so that the same calls give the same bytes and a change
/// shows as few changed lines. An element without content closes itself.
public struct MarkupWriter: Sendable {
  /// What has been written so far.
  public private(set) var bytes: [UInt8] = []
  /// How numbers are written.
  public var format: DecimalFormat
  /// The colours that drawings have taken so far, by class: only they need style rules.
  var usedInks = InkSet()
  /// The shared drawings that have been referred to so far: only they need definitions.
  var usedDrawings = SharedDrawingSet.none
  /// What has been written more than once so far; nil where everything stays where it is written.
  var repeats: RepeatedMarkup?
  /// Whether a line begins with a space for each element that is open.
  var isIndenting = true
  /// How words are set where a drawing is scaled up for large text; nil where they have their usual sizes.
  var textFit: TextFit?
  /// Whether what is written lies in a group that mirrors: words and pictures are turned back.
  var isMirroring = false
  /// What turns back what is being begun: its x, in points, until the tag ends or its width is known.
  private var turned: Turned?
  private var open: [ElementName] = []
  private var startTagIsOpen = false
  /// How many elements were open when text began; white space would matter from there on.
  private var textDepth = Int.max

  /// Makes an empty writer.
  ///
  /// - Parameters:
  ///   - decimals: The greatest count of decimals of a number.
  ///   - capacity: How many bytes to set aside.
  public init(decimals: Int = 2, capacity: Int = 16_384) {
    format = DecimalFormat(decimals: decimals)
    bytes.reserveCapacity(capacity)
  }

  /// How many elements are open.
  public var depth: Int { open.count }

  /// Words or a picture that are turned back in a group that mirrors.
  private struct Turned {
    /// How many elements are open when it is the innermost.
    var depth: Int
    /// Where it begins, in points.
    var x = 0.0
    /// Whether it is words, which begin at the other side.
    var isText: Bool
    /// Whether the words' anchor has been written.
    var hasAnchor = false
  }

  /// Begins an element; attributes may follow.
  public mutating func begin(_ name: ElementName) {
    if isMirroring, Self.isNamed(name.text, "use") {
      beginElement(.g)
      attribute(.transform, "scale(-1 1)")
    }
    beginElement(name)
    guard isMirroring else { return }
    let isText = Self.isNamed(name.text, "text")
    guard isText || Self.isNamed(name.text, "use") else { return }
    if isText { attribute(.transform, "scale(-1 1)") }
    turned = Turned(depth: open.count, isText: isText)
  }

  /// Whether a name is a word; asked only where something is mirrored.
  private static func isNamed(_ name: StaticString, _ word: StaticString) -> Bool {
    "\(name)" == "\(word)"
  }

  private mutating func beginElement(_ name: ElementName) {
    endStartTag()
    startLine()
    bytes.append(UInt8(ascii: "<"))
    bytes.append(name.text)
    open.append(name)
    startTagIsOpen = true
  }

  /// Ends the innermost open element.
  ///
  /// - Precondition: An element is open.
  public mutating func end() {
    guard let name = open.last else { preconditionFailure("no element is open") }
    if startTagIsOpen { finishTurned() }
    endElement()
    if isMirroring, Self.isNamed(name.text, "use") { endElement() }
  }

  private mutating func endElement() {
    guard let name = open.popLast() else { preconditionFailure("no element is open") }
    if startTagIsOpen {
      bytes.append("/>")
      startTagIsOpen = false
    } else {
      startLine()
      bytes.append("</")
      bytes.append(name.text)
      bytes.append(UInt8(ascii: ">"))
    }
    if open.count < textDepth { textDepth = .max }
  }

  /// Adds an attribute whose value is a literal without characters to escape.
  public mutating func attribute(_ name: AttributeName, _ value: StaticString) {
    if turned?.isText == true, Self.isNamed(name.text, "text-anchor") {
      turned?.hasAnchor = true
      // What ended here begins here.
      guard value.utf8CodeUnitCount != 3 else { return }
    }
    attribute(name) { $0.append(value) }
  }

  /// Adds an attribute; the value is escaped.
  public mutating func attribute(_ name: AttributeName, text value: String) {
    beginAttribute(name)
    appendEscaped(value, inAttribute: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute that is a number.
  public mutating func attribute(_ name: AttributeName, _ value: Double) {
    let format = format
    var value = value
    if let turned, turned.depth == open.count {
      let isX = Self.isNamed(name.text, "x")
      if isX, !turned.isText {
        self.turned?.x = value
        return
      }
      if isX { value = 0 - value }
      if Self.isNamed(name.text, "width") {
        let x = 0 - turned.x - value
        attribute(.x) { format.append(x, to: &$0) }
      }
    }
    attribute(name) { format.append(value, to: &$0) }
  }

  /// Adds an attribute whose value the closure appends; it must not need escaping.
  public mutating func attribute(_ name: AttributeName, _ append: (inout [UInt8]) -> Void) {
    beginAttribute(name)
    append(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds character data; it is escaped.
  ///
  /// From here to the end of the element no line breaks are added, since white space would be seen.
  public mutating func text(_ text: String) {
    endStartTag()
    textDepth = min(textDepth, open.count)
    appendEscaped(text, inAttribute: false)
  }

  /// Adds content that the closure appends; it must not need escaping.
  public mutating func raw(_ append: (inout [UInt8]) -> Void) {
    endStartTag()
    textDepth = min(textDepth, open.count)
    append(&bytes)
  }

  /// Adds markup that is complete in itself, on lines of its own.
  public mutating func markup(_ markup: [UInt8]) {
    endStartTag()
    startLine()
    bytes.append(contentsOf: markup)
  }

  /// Writes what other drawings of the document may hold as well.
  ///
  /// Where repeated markup is collected, a reference stands in its place.
  ///
  /// - Parameter write: Writes whole elements without ids, that show the same wherever they stand.
  mutating func repeatable(_ write: (inout MarkupWriter) -> Void) {
    guard repeats != nil else { return write(&self) }
    endStartTag()
    let start = bytes.count
    write(&self)
    guard let number = repeats?.number(of: bytes[start...]) else { return }
    bytes.removeSubrange(start...)
    // What is kept is turned back already.
    let wasMirroring = isMirroring
    isMirroring = false
    begin(.use)
    attribute(.href) { bytes in
      bytes.append("#")
      bytes.append(RepeatedMarkup.letter)
      bytes.append(decimal: number)
    }
    end()
    isMirroring = wasMirroring
  }

  /// Ends the file with a line break.
  ///
  /// - Precondition: No element is open.
  public mutating func finish() {
    precondition(open.isEmpty, "an element is still open")
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Puts finished markup where an earlier element ended.
  ///
  /// - Parameters:
  ///   - markup: Whole elements in UTF-8, with a line feed before each.
  ///   - offset: A count of `bytes` at a moment when an element had just ended.
  mutating func insert(_ markup: [UInt8], at offset: Int) {
    bytes.insert(contentsOf: markup, at: offset)
  }

  private mutating func beginAttribute(_ name: AttributeName) {
    precondition(startTagIsOpen, "attributes belong directly after the start of an element")
    bytes.append(UInt8(ascii: " "))
    bytes.append(name.text)
    bytes.append("=\"")
  }

  /// Words that began at a point end there once they are turned back.
  private mutating func finishTurned() {
    guard let turned else { return }
    self.turned = nil
    if turned.isText, !turned.hasAnchor { attribute(.textAnchor, "end") }
  }

  private mutating func endStartTag() {
    guard startTagIsOpen else { return }
    finishTurned()
    bytes.append(UInt8(ascii: ">"))
    startTagIsOpen = false
  }

  private mutating func startLine() {
    guard !bytes.isEmpty, textDepth == .max else { return }
    bytes.append(UInt8(ascii: "\n"))
    guard isIndenting else { return }
    for _ in 0..<open.count { bytes.append(UInt8(ascii: " ")) }
  }

  /// Control characters become U+FFFD, and so do marks that would turn round the text around them: XML 1.0
  /// cannot hold the former, and a title has no say about what stands beside it.
  private mutating func appendEscaped(_ text: String, inAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append("&amp;")
      case "<": bytes.append("&lt;")
      case ">": bytes.append("&gt;")
      case "\"" where inAttribute: bytes.append("&quot;")
      case "\t" where inAttribute: bytes.append("&#9;")
      case "\n" where inAttribute: bytes.append("&#10;")
      case "\r": bytes.append("&#13;")
      case "\t", "\n": bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}",
        "\u{FFFE}", "\u{FFFF}":
        bytes.append(contentsOf: "\u{FFFD}".utf8)
      default:
        if scalar.isASCII {
          bytes.append(UInt8(truncatingIfNeeded: scalar.value))
        } else if let units = UTF8.encode(scalar) {
          bytes.append(contentsOf: units)
        }
      }
    }
  }
}
