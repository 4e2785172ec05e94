// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes XML as a stream of UTF-8 bytes, one element to a line.
///
/// Attributes appear in the order of the calls, so that the same calls give the same bytes and a change
/// shows as few changed lines. An element without content closes itself.
public struct MarkupWriter: ~Copyable, Sendable {
  /// The markup so far.
  var buffer: ByteText
  /// The format of numbers.
  public var format: DecimalFormat
  /// Whether lines are indented by a space for each open element.
  var isIndenting = true
  private var open: [ElementName] = []
  private var startTagIsOpen = false
  /// The last attribute of the open start tag.
  private var lastAttribute: (name: AttributeName, value: StaticString)?
  /// The number of open elements when text began: white space is significant from there on.
  private var textDepth = Int.max

  /// Makes an empty writer.
  ///
  /// - Parameters:
  ///   - decimals: The maximum number of decimals of a number.
  ///   - capacity: The number of bytes to reserve.
  public init(decimals: Int = 2, capacity: Int = 16_384) {
    format = DecimalFormat(decimals: decimals)
    buffer = ByteText(capacity: capacity)
    open.reserveCapacity(32)
  }

  /// A copy of the markup so far.
  public var bytes: [UInt8] { buffer.array }

  /// The number of bytes so far.
  public var count: Int { buffer.count }

  /// The number of open elements.
  public var depth: Int { open.count }

  /// Begins an element; attributes may follow.
  public mutating func begin(_ name: ElementName) {
    endStartTag()
    startLine()
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name.text)
    open.append(name)
    startTagIsOpen = true
  }

  /// Ends the innermost open element.
  ///
  /// - Precondition: An element is open.
  public mutating func end() {
    precondition(!open.isEmpty, "no element is open")
    let name = open.removeLast()
    if startTagIsOpen {
      writeLastAttribute()
      buffer.append("/>")
      startTagIsOpen = false
    } else {
      startLine()
      buffer.append("</")
      buffer.append(name.text)
      buffer.append(UInt8(ascii: ">"))
    }
    if open.count < textDepth { textDepth = .max }
  }

  // Functions that add attributes are inlined into their callers, where names are literals: their bytes become
  // stores.

  /// Adds an attribute whose value is a literal without characters to escape.
  @inline(__always)
  public mutating func attribute(_ name: AttributeName, _ value: StaticString) {
    beginAttribute(name)
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute that follows all others of the element.
  mutating func lastAttribute(_ name: AttributeName, _ value: StaticString) {
    precondition(startTagIsOpen, "attributes belong directly after the start of an element")
    lastAttribute = (name, value)
  }

  /// Adds an attribute; the value is escaped.
  @inline(__always)
  public mutating func attribute(_ name: AttributeName, text value: String) {
    beginAttribute(name)
    buffer.append(escaped: value, inAttribute: true)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute that is a number.
  @inline(__always)
  public mutating func attribute(_ name: AttributeName, _ value: Double) {
    beginAttribute(name)
    format.append(value, endingWith: UInt8(ascii: "\""), to: &buffer)
  }

  /// Adds an attribute whose value the closure appends; it must not need escaping.
  @inline(__always)
  public mutating func attribute(_ name: AttributeName, _ append: (inout ByteText) -> Void) {
    beginAttribute(name)
    append(&buffer)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Adds character data; it is escaped.
  ///
  /// From here to the end of the element no line breaks are added, since white space is significant.
  public mutating func text(_ text: String) {
    beginText()
    buffer.append(escaped: text, inAttribute: false)
  }

  /// Adds character data that is a literal; it is escaped.
  mutating func text(_ text: StaticString) {
    beginText()
    buffer.append(escaped: text)
  }

  /// Adds content that the closure appends; it must not need escaping.
  public mutating func raw(_ append: (inout ByteText) -> Void) {
    beginText()
    append(&buffer)
  }

  /// Adds no line breaks from here to the end of the element: nobody reads it, and every byte counts.
  mutating func joinLines() { beginText() }

  /// Adds complete elements, on separate lines.
  public mutating func markup(_ markup: [UInt8]) {
    endStartTag()
    startLine()
    buffer.append(contentsOf: markup)
  }

  /// Ends the document with a line break.
  ///
  /// - Precondition: No element is open.
  public mutating func finish() {
    precondition(open.isEmpty, "an element is still open")
    buffer.append(UInt8(ascii: "\n"))
  }

  @inline(__always)
  private mutating func beginAttribute(_ name: AttributeName) {
    precondition(startTagIsOpen, "attributes belong directly after the start of an element")
    buffer.append(name.opening)
  }

  private mutating func beginText() {
    endStartTag()
    textDepth = min(textDepth, open.count)
  }

  /// Ends the start tag of an element that may still have content.
  mutating func endStartTag() {
    guard startTagIsOpen else { return }
    writeLastAttribute()
    buffer.append(UInt8(ascii: ">"))
    startTagIsOpen = false
  }

  private mutating func writeLastAttribute() {
    guard let (name, value) = lastAttribute else { return }
    lastAttribute = nil
    attribute(name, value)
  }

  private mutating func startLine() {
    guard textDepth == .max, !buffer.isEmpty else { return }
    buffer.appendLine(indentation: isIndenting ? open.count : 0)
  }
}
