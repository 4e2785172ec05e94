// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

@testable import XMLValidation

/// Calls of libxml2's XPath part.
enum XPathCalls {
  /// The compiled expression, which the caller frees, or nil with errors in the sink.
  static func compile(_ expression: String, sink: DiagnosticSink) -> xmlXPathCompExprPtr? {
    guard let context = context(of: nil, sink: sink) else { return nil }
    defer { xmlXPathFreeContext(context) }
    let compiled = ThreadErrors.collected(in: sink, prefix: "XPath: ") {
      xmlXPathCtxtCompile(context, expression)
    }
    guard let compiled else {
      if !sink.hasErrors { sink.add(line: 0, "not an XPath expression") }
      return nil
    }
    return compiled
  }

  /// The value, which the caller frees, or nil with errors in the sink.
  static func evaluate(
    _ expression: xmlXPathCompExprPtr, in document: xmlDocPtr,
    namespaces: [(prefix: String, name: String)], sink: DiagnosticSink
  ) -> xmlXPathObjectPtr? {
    guard let context = context(of: document, sink: sink) else { return nil }
    defer { xmlXPathFreeContext(context) }
    for (prefix, name) in namespaces { xmlXPathRegisterNs(context, prefix, name) }
    // The context's own handler is not given the text of the message.
    return ThreadErrors.collected(in: sink, prefix: "XPath: ") {
      xmlXPathCompiledEval(expression, context)
    }
  }

  /// The contents of a node set.
  static func nodes(of object: xmlXPathObjectPtr) -> [XPathQuery.Node] {
    guard object.pointee.type == XPATH_NODESET, let set = object.pointee.nodesetval,
      let table = set.pointee.nodeTab
    else { return [] }
    xmlXPathNodeSetSort(set)
    return (0..<Int(set.pointee.nodeNr)).compactMap { index in
      guard let node = table[index], node.pointee.type != XML_NAMESPACE_DECL else { return nil }
      return XPathQuery.Node(
        name: node.localName, text: node.text, line: node.line, path: node.readablePath)
    }
  }

  private static func context(of document: xmlDocPtr?, sink: DiagnosticSink) -> xmlXPathContextPtr?
  {
    guard let context = xmlXPathNewContext(document) else {
      sink.add(line: 0, "out of memory")
      return nil
    }
    context.pointee.opLimit = 50_000_000
    return context
  }
}
