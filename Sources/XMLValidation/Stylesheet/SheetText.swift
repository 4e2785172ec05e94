// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The text of a `style` element, as long as a document is checked.
final class SheetText {
  /// The element.
  let node: xmlNodePtr
  /// Its text.
  let bytes: Stylesheet.Bytes
  /// A copy of it, where it is in several pieces.
  private let copy: UnsafeMutablePointer<xmlChar>?
  /// Offsets of the line feeds, for findings.
  private lazy var lineFeeds = bytes.indices.filter { bytes[$0] == 0x0A }

  /// Nil without memory.
  init?(_ node: xmlNodePtr) {
    self.node = node
    if let piece = node.pointee.children, piece.pointee.next == nil,
      piece.pointee.type == XML_TEXT_NODE, let content = piece.pointee.content
    {
      copy = nil
      bytes = Stylesheet.Bytes(start: content, count: Int(xmlStrlen(content)))
    } else {
      guard let content = xmlNodeGetContent(node) else { return nil }
      copy = content
      bytes = Stylesheet.Bytes(start: content, count: Int(xmlStrlen(content)))
    }
  }

  deinit { scrollwork_xml_free(copy) }

  /// The line of the document that an offset is in.
  ///
  /// - Complexity: O(log n) in the lines of the sheet; O(n) in its bytes for the first finding.
  func line(_ offset: Int) -> Int {
    var low = 0
    var high = lineFeeds.count
    while low < high {
      let middle = (low + high) / 2
      if lineFeeds[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return node.line + low
  }
}
