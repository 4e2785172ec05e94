// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import CXMLArena

/// An XML document as libxml2's tree: the only owner of its memory.
///
/// Parsing accesses neither network nor file system, whatever the bytes: external entities and
/// subsets are not loaded, entities are not substituted, and `XMLLimits` bounds size and depth. A
/// document belongs to one thread at a time; several threads may use different documents
/// concurrently.
package struct XMLDocument: ~Copyable {
  /// Name used in findings.
  package let name: String
  /// What the parser found doubtful although the document is well-formed.
  package let warnings: [XMLDiagnostic]
  /// Where an internal subset began, if there is one and it was accepted.
  let subsetPosition: (line: Int, column: Int)?
  let pointer: xmlDocPtr
  /// Whether its memory ends with a scope of `XMLArena`, as a whole.
  private let isInArena: Bool

  /// Parses UTF-8, or UTF-16 with a byte order mark.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Name for findings; nothing is opened by it.
  ///   - doctype: What the document type declaration may contain.
  /// - Throws: What is not well-formed or refused, with line and column.
  package init(
    _ bytes: [UInt8], name: String, doctype: DoctypeRule = .withoutSubset
  ) throws(XMLFindings) {
    try self.init(
      bytes, name: name, doctype: doctype, following: nil, shorten: { _ in nil },
      install: { _ in })
  }

  /// Parses a document whose tree has what handlers of the caller put into it.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: Name for findings; nothing is opened by it.
  ///   - follower: What the handlers look up in the sink.
  ///   - shorten: Gives what libxml2 parses in place of the file, as UTF-8.
  ///   - install: Sets the handlers.
  init(
    _ bytes: [UInt8], name: String, following follower: UnsafeMutableRawPointer,
    shorten: (UnsafeBufferPointer<UInt8>) -> [UInt8], install: (inout xmlSAXHandler) -> Void
  ) throws(XMLFindings) {
    try self.init(
      bytes, name: name, doctype: .withoutSubset, following: follower, shorten: shorten,
      install: install)
  }

  private init(
    _ bytes: [UInt8], name: String, doctype: DoctypeRule,
    following follower: UnsafeMutableRawPointer?,
    shorten: (UnsafeBufferPointer<UInt8>) -> [UInt8]?, install: (inout xmlSAXHandler) -> Void
  ) throws(XMLFindings) {
    let sink = DiagnosticSink(file: name)
    sink.doctypeRule = doctype
    sink.follower = follower
    guard
      let document = TreeParser.parse(bytes, sink: sink, shorten: shorten, install: install)
    else {
      throw XMLFindings(sink.finish())
    }
    self.name = name
    warnings = sink.finish()
    subsetPosition = sink.subsetPosition
    pointer = document
    isInArena = scrollwork_arena_is_open() != 0
  }

  deinit {
    if !isInArena { xmlFreeDoc(pointer) }
  }

  /// The root element.
  ///
  /// A parsed document has one.
  var root: xmlNodePtr? { xmlDocGetRootElement(pointer) }

  /// Local name of the root element.
  package var rootName: String { root?.localName ?? "" }

  /// Namespace name of the root element; empty without one.
  package var rootNamespace: String { root?.namespaceName ?? "" }
}
