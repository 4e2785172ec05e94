// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// A compiled RelaxNG schema in XML syntax.
///
/// Compiling writes to it, validating only reads it: several threads may use one schema
/// concurrently, each call with its own validation context.
package final class RelaxNGSchema: @unchecked Sendable {
  private let pointer: xmlRelaxNGPtr
  /// The requirements of all definitions of an element, by name.
  private let requiredAttributes: [String: [String]]
  /// The requirements of the first definition of an element, by name.
  private let requiredOfRoot: [String: [String]]

  /// Compiles a schema.
  ///
  /// It must be one file: `include` and `externalRef` are refused, because libxml2 would open what
  /// they name.
  ///
  /// - Throws: The error in the schema.
  package init(_ bytes: [UInt8], name: String) throws(XMLFindings) {
    let document = try XMLDocument(bytes, name: name)
    let sink = DiagnosticSink(file: name)
    (requiredAttributes, requiredOfRoot) = Self.inspect(document, sink: sink)
    guard !sink.hasErrors, let schema = SchemaCalls.compile(document.pointer, sink: sink) else {
      throw XMLFindings(sink.finish())
    }
    pointer = schema
  }

  deinit {
    xmlRelaxNGFree(pointer)
  }

  /// Validates a document.
  ///
  /// - Returns: What libxml2 finds, with line and path; empty if the document is valid.
  /// - Complexity: O(n) in the nodes of the document, times 4 to the power of the optional
  ///   attributes of an element; refused beyond `XMLLimits.schemaWork`.
  package func validate(_ document: borrowing XMLDocument) -> [XMLDiagnostic] {
    let sink = DiagnosticSink(file: document.name)
    validate(document, into: sink)
    return sink.finish()
  }

  func validate(_ document: borrowing XMLDocument, into sink: DiagnosticSink) {
    guard let root = document.root, isAffordable(root, sink: sink) else { return }
    SchemaCalls.validate(document.pointer, against: pointer, sink: sink)
    if sink.hasUnplaced { place(root, sink: sink) }
  }

  /// Adds up what the attributes will cost; see `XMLLimits.schemaWork`.
  private func isAffordable(_ root: xmlNodePtr, sink: DiagnosticSink) -> Bool {
    var known = NameTable<Int>()
    var work = 0
    var current: xmlNodePtr? = root
    while let node = current {
      if node.isElement, let name = node.pointee.name {
        var count = 0
        var attribute = node.pointee.properties
        while let found = attribute {
          count += 1
          attribute = found.pointee.next
        }
        if count > 3 {
          let required = known.value(of: name) { requiredAttributes[$0]?.count ?? 0 }
          work += 1 << (2 * min(30, max(0, count - required)))
          if work > XMLLimits.schemaWork {
            sink.add(at: node, "too many attributes to be checked against the schema")
            return false
          }
        }
      }
      current = node.following(within: root)
    }
    return true
  }

  /// Finds the elements of libxml2's messages without a position.
  ///
  /// libxml2 forgets the position of an element with invalid attributes as soon as that element has
  /// optional ones. Its message about the attribute itself is adjacent and has the position. If an
  /// attribute is missing there is no such message; then the n-th message about a name belongs to
  /// the n-th element of that name that lacks something, because messages come in document order.
  private func place(_ root: xmlNodePtr, sink: DiagnosticSink) {
    var lacking: [String: [(node: xmlNodePtr, missing: String)]] = [:]
    var current: xmlNodePtr? = root
    while let node = current {
      if node.isElement {
        let name = node.localName
        let required = node == root ? requiredOfRoot[name] : requiredAttributes[name]
        if let missing = required?.first(where: { xmlHasProp(node, $0) == nil }) {
          lacking[name, default: []].append((node, missing))
        }
      }
      current = node.following(within: root)
    }
    sink.completeUnplaced { finding, neighbours in
      guard let name = finding.message.split(separator: " ").dropFirst().first.map(String.init),
        finding.message == "Element \(name) failed to validate attributes"
      else { return }
      if let neighbour = neighbours.first(where: { $0.isAbout(element: name) }) {
        finding.line = neighbour.line
        finding.path = neighbour.path
      } else if let element = lacking[name]?.first {
        lacking[name]?.removeFirst()
        finding.line = element.node.line
        finding.path = element.node.readablePath
        finding.message += ": \(element.missing) is missing"
      } else if name == root.localName {
        finding.line = root.line
        finding.path = root.readablePath
      }
    }
  }

  /// Refuses what would open files, and finds the attributes that each named element must have.
  private static func inspect(
    _ document: borrowing XMLDocument, sink: DiagnosticSink
  ) -> (ofAll: [String: [String]], ofFirst: [String: [String]]) {
    guard let root = document.root else { return ([:], [:]) }
    var ofAll: [String: [String]] = [:]
    var ofFirst: [String: [String]] = [:]
    var current: xmlNodePtr? = root
    while let node = current {
      if node.isElement {
        switch node.localName {
        case "include", "externalRef":
          sink.add(at: node, "\(node.localName) not accepted: a schema must be one file")
        case "element":
          guard let name = node.attribute("name") else { break }
          var names: [String] = []
          var child = node.pointee.children
          while let found = child {
            if found.isElement, found.localName == "attribute", let name = found.attribute("name") {
              names.append(name)
            }
            child = found.pointee.next
          }
          ofAll[name] = ofAll[name].map { $0.filter(names.contains) } ?? names
          ofFirst[name] = ofFirst[name] ?? names
        default: break
        }
      }
      current = node.following(within: root)
    }
    return (ofAll, ofFirst)
  }
}
