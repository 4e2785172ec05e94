// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// What one walk over a document gathers for the checks that need the whole of it.
struct DocumentFacts {
  /// A use of an id somewhere.
  struct Reference {
    var id: ByteName
    var attribute: xmlAttrPtr
    var node: xmlNodePtr
  }

  /// Each id and the first element that has it.
  var identifiers: [ByteName: xmlNodePtr] = [:]
  var references: [Reference] = []
  /// Each class name and the first element that has it.
  var classes: [ByteName: xmlNodePtr] = [:]
  var styles: [xmlNodePtr] = []
  /// In drawings each element that has a class, and the classes; the first different lists of classes are numbered.
  var classed: [(node: xmlNodePtr, classes: UnsafeBufferPointer<UInt8>, list: Int?)] = []
  /// The start tags that elements may be without the attributes of.
  var tags: KnownTags?
  /// The tags with classes of elements that are not in the tree.
  var leftOut: [Int] = []
  /// How many lists of classes have numbers.
  static let classLists = 64

  /// Whether an element has `fill` or `stroke`.
  func has(_ property: StaticString, _ node: xmlNodePtr) -> Bool {
    guard let tags, let tag = node.knownTag else {
      return xmlHasProp(node, property.utf8Start) != nil
    }
    return tags[tag].has(property)
  }
}
