// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes XML as a stream of UTF-8 bytes, one element to a line.
///
/// Attributes appear in the order of the calls, so that the same calls give the same bytes and a change
/// shows as few changed lines. An element without content closes itself.
public struct MarkupWriter: ~Copyable, Sendable {
  /// What has been written so far.
  var buffer: ByteText
  /// How numbers are written.
  public var format: DecimalFormat
  /// Whether a line begins with a space for each element that is open.
  var isIndenting = true
  private var open: [ElementName] = []
  private var startTagIsOpen = false
  /// What the start tag that is open ends with.
  private var lastAttribute: (name: AttributeName, value: StaticString)?
  /// How many elements were open when text began; white space would matter from there on.
  private var textDepth = Int.max

  /// Makes an empty writer.
  ///
  /// - Parameters:
  ///   - decimals: The greatest count of decimals of a number.
  ///   - capacity: How many bytes to set aside.
  public init(decimals: Int = 2, capacity: Int = 16_384) {
    format = DecimalFormat(decimals: decimals)
    buffer = ByteText(capacity: capacity)
    open.reserveCapacity(32)
  }

  /// A copy of what has been written so far.
  public var bytes: [UInt8] { buffer.array }

  /// How many bytes have been written so far.
  public var count: Int { buffer.count }

  /// How many elements are open.
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

  // What adds an attribute is made part of its callers, where names are literals: their bytes become the stores
  // themselves.

  /// Adds an attribute whose value is a literal without characters to escape.
  @inline(__always)
  public mutating func attribute(_ name: AttributeName, _ value: StaticString) {
    beginAttribute(name)
    buffer.append(value)
    buffer.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute after all others of the element, when its start tag ends.
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
  /// From here to the end of the element no line breaks are added, since white space would be seen.
  public mutating func text(_ words: String) {
    beginText()
    buffer.append(escaped: words, inAttribute: false)
  }

  /// Adds character data that is a literal; it is escaped as `text(_:)` does it for others.
  mutating func text(_ words: StaticString) {
    beginText()
    buffer.append(escaped: words)
  }

  /// Adds content that the closure appends; it must not need escaping.
  public mutating func raw(_ append: (inout ByteText) -> Void) {
    beginText()
    append(&buffer)
  }

  /// Adds markup that is complete in itself, on lines of its own.
  public mutating func markup(_ markup: [UInt8]) {
    endStartTag()
    startLine()
    buffer.append(contentsOf: markup)
  }

  /// Ends the file with a line break.
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
