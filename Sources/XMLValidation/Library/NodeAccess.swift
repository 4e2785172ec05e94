// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

extension UnsafeMutablePointer where Pointee == xmlNode {
  /// Line of the end of the start tag; 0 where libxml2 does not know it.
  var line: Int {
    Swift.max(0, Int(xmlGetLineNo(UnsafeMutablePointer(self))))
  }

  var isElement: Bool { pointee.type == XML_ELEMENT_NODE }

  /// Local name of an element or attribute.
  var localName: String { string(pointee.name) }

  /// Whether this is the local name of an element.
  func isNamed(_ name: StaticString) -> Bool { xmlStrEqual(pointee.name, name.utf8Start) != 0 }

  /// Namespace name of an element; empty without one.
  var namespaceName: String { string(pointee.ns?.pointee.href) }

  /// Steps by local name with positions among siblings of the same name where there are several.
  ///
  /// libxml2's own `xmlGetNodePath` writes `/*/*[2]` for elements in a default namespace, which
  /// all of ours are.
  var readablePath: String {
    var steps: [String] = []
    var current: xmlNodePtr? = self
    while let node = current {
      switch node.pointee.type {
      case XML_ELEMENT_NODE: steps.append("/" + node.localName + node.positionSuffix)
      case XML_ATTRIBUTE_NODE: steps.append("/@" + node.localName)
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: steps.append("/text()")
      case XML_PI_NODE: steps.append("/processing-instruction('\(node.localName)')")
      default: break
      }
      current = node.pointee.parent
    }
    return steps.isEmpty ? "/" : steps.reversed().joined()
  }

  /// `[n]` if there are siblings of the same name, else empty.
  private var positionSuffix: String {
    var before = 0
    var sibling = pointee.prev
    while let node = sibling {
      if node.isElement, xmlStrEqual(node.pointee.name, pointee.name) != 0 { before += 1 }
      sibling = node.pointee.prev
    }
    if before > 0 { return "[\(before + 1)]" }
    sibling = pointee.next
    while let node = sibling {
      if node.isElement, xmlStrEqual(node.pointee.name, pointee.name) != 0 { return "[1]" }
      sibling = node.pointee.next
    }
    return ""
  }

  /// The next node in document order inside `root`, or nil after the last one.
  func following(within root: xmlNodePtr) -> xmlNodePtr? {
    if isElement, let child = pointee.children { return child }
    return followingSkippingChildren(within: root)
  }

  /// The next node in document order inside `root` that is not inside this one.
  func followingSkippingChildren(within root: xmlNodePtr) -> xmlNodePtr? {
    var current = self
    while current != root {
      if let next = current.pointee.next { return next }
      guard let parent = current.pointee.parent else { return nil }
      current = parent
    }
    return nil
  }

  /// Value of the attribute without a namespace, or nil.
  func attribute(_ name: String) -> String? {
    guard let value = xmlGetNoNsProp(self, name) else { return nil }
    defer { scrollwork_xml_free(value) }
    return String(cString: value)
  }

  /// All text inside, concatenated.
  var text: String {
    guard let value = xmlNodeGetContent(self) else { return "" }
    defer { scrollwork_xml_free(value) }
    return String(cString: value)
  }
}
