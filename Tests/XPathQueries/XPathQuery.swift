// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

@testable package import XMLValidation

/// A compiled XPath 1.0 expression, with which tests query files that were written.
///
/// Not safe for use by two threads at once, hence not `Sendable`; compile one per thread.
package final class XPathQuery {
  /// A node that a query found.
  package struct Node: Hashable, Sendable {
    /// Local name of an element or attribute.
    package var name: String
    /// Text inside, or the value of an attribute.
    package var text: String
    /// Line of the start tag.
    package var line: Int
    /// Path by local names.
    package var path: String
  }

  /// The expression as given.
  package let expression: String
  private let namespaces: [(prefix: String, name: String)]
  private let compiled: xmlXPathCompExprPtr

  /// Compiles an expression.
  ///
  /// - Parameters:
  ///   - expression: XPath 1.0. A name without a prefix has no namespace: give SVG and XHTML names
  ///     prefixes.
  ///   - namespaces: Prefixes of the expression and the namespace names they stand for.
  /// - Throws: What libxml2 says about the expression.
  package init(
    _ expression: String,
    namespaces: KeyValuePairs<String, String> = [
      "svg": "http://www.w3.org/2000/svg", "html": "http://www.w3.org/1999/xhtml",
    ]
  ) throws(XMLFindings) {
    LibXML.ready
    let sink = DiagnosticSink(file: expression)
    guard let compiled = XPathCalls.compile(expression, sink: sink) else {
      throw XMLFindings(sink.finish())
    }
    self.expression = expression
    self.namespaces = namespaces.map { ($0.key, $0.value) }
    self.compiled = compiled
  }

  deinit {
    xmlXPathFreeCompExpr(compiled)
  }

  /// The nodes that the expression selects, in document order; empty if its value is no node set.
  ///
  /// - Throws: The message of libxml2, for example about an unknown prefix.
  package func nodes(in document: borrowing XMLDocument) throws(XMLFindings) -> [Node] {
    try evaluate(document) { XPathCalls.nodes(of: $0) }
  }

  /// The value of the expression as a truth value.
  package func boolean(in document: borrowing XMLDocument) throws(XMLFindings) -> Bool {
    try evaluate(document) { xmlXPathCastToBoolean($0) != 0 }
  }

  /// The value of the expression as a number.
  package func number(in document: borrowing XMLDocument) throws(XMLFindings) -> Double {
    try evaluate(document) { xmlXPathCastToNumber($0) }
  }

  private func evaluate<Value>(
    _ document: borrowing XMLDocument, _ body: (xmlXPathObjectPtr) -> Value
  ) throws(XMLFindings) -> Value {
    let sink = DiagnosticSink(file: document.name)
    guard
      let object = XPathCalls.evaluate(
        compiled, in: document.pointer, namespaces: namespaces, sink: sink)
    else {
      if !sink.hasErrors { sink.add(line: 0, "XPath \(expression) has no value") }
      throw XMLFindings(sink.finish())
    }
    defer { xmlXPathFreeObject(object) }
    return body(object)
  }
}
