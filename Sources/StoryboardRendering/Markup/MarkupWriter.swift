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
  /// Whether a line begins with a space for each element that is open.
  var isIndenting = true
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

  /// Begins an element; attributes may follow.
  public mutating func begin(_ name: ElementName) {
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

  private mutating func endStartTag() {
    guard startTagIsOpen else { return }
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
