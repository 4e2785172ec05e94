// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Start tags that many drawings share, with what has been found out about them.
///
/// The drawings of a gallery show the same rows at the same places: of their start tags without ids, 97 in 100 are to
/// the byte those of an earlier element. Once libxml2 has parsed a tag and its values have been checked, later drawings are
/// parsed without its attributes, and no later tree needs them.
///
/// One thread at a time uses it, for one document after the other. It is an object because handlers of libxml2 and checks
/// use the same one.
final class KnownTags {
  // One access at a time follows from one thread at a time: no call of these methods is within another.
  @exclusivity(unchecked) private var table = TagTable()

  /// Prepares for the next document; whether nothing is known any more.
  func begin() -> Bool { table.begin() }

  /// Leaves out of a drawing what libxml2 has parsed in an earlier one.
  func shorten(_ drawing: UnsafeBufferPointer<UInt8>) -> TagTable.ShortDrawing {
    table.shorten(drawing)
  }

  /// Whether a namespace of the current document is that of drawings.
  func isDrawing(_ namespace: UnsafePointer<xmlChar>?) -> Bool { table.isDrawing(namespace) }

  /// Calls a closure with the value of `class` in a tag, which is followed by a quotation mark; nil without one.
  func withClasses(of number: Int, _ body: (UnsafeBufferPointer<UInt8>?) -> Void) {
    table.withClasses(of: number, body)
  }

  /// The number of the start tag that the parser has just read; nil for tags that are not kept.
  ///
  /// - Parameters:
  ///   - namespace: The namespace of the element.
  ///   - attributes: Five pointers for each attribute: its name, prefix, namespace, and the start and end of its value.
  ///   - count: The number of attributes, at least 1.
  func number(
    _ parser: xmlParserCtxtPtr, _ namespace: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int
  ) -> Int? {
    table.number(parser, namespace, attributes, count)
  }

  /// What is known about a tag.
  subscript(number: Int) -> TagTable.Tag { table.tags[number] }

  /// Notes whether the values of a tag are in order; if so, its elements are in later trees without them.
  ///
  /// - Parameter isPlain: Whether they need not be in later trees at all.
  func setChecked(_ isChecked: Bool, _ number: Int, isPlain: Bool = false) {
    table.setChecked(isChecked, number, isPlain: isPlain)
  }

  /// Whether an element that begins with a checked tag need not be in the tree of the current document: nothing
  /// depends on it, and another element with its classes is there.
  func mayLeaveOut(_ number: Int) -> Bool { table.mayLeaveOut(number) }

  /// Notes that an element with the classes of a tag is in the tree of the current document.
  func noteClasses(_ number: Int) { table.noteClasses(number) }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
  /// The number of the known tag that an element has begun with.
  ///
  /// libxml2 leaves this field to its users.
  var knownTag: Int? {
    get {
      let code = UInt(bitPattern: pointee._private)
      return code == 0 ? nil : Int(code) - 1
    }
    nonmutating set {
      pointee._private = UnsafeMutableRawPointer(bitPattern: newValue.map { UInt($0 + 1) } ?? 0)
    }
  }
}
