// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// The handlers of libxml2 with which a `DrawingPass` follows a drawing.
enum DrawingHandlers {
  /// Parses a drawing; its tree has the elements that the pass has kept.
  static func document(
    _ bytes: [UInt8], name: String, following pass: inout DrawingPass
  ) -> XMLDocument? {
    withUnsafeMutablePointer(to: &pass) { pass in
      try? XMLDocument(
        bytes, name: name, following: UnsafeMutableRawPointer(pass),
        shorten: { pass.pointee.shorten($0) }, install: { install(&$0) })
    }
  }

  private static func install(_ handlers: inout xmlSAXHandler) {
    handlers.startElementNs = {
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes in
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self), let name,
        let pass = DrawingHandlers.pass(data)
      else { return }
      if pass.pointee.depth >= XMLLimits.depth,
        let sink = DiagnosticSink.from(parser.pointee._private)
      {
        return TreeParser.refuseDepth(parser, sink)
      }
      if let number = pass.pointee.takeTag() {
        return pass.pointee.open(parser, name, uri, checked: number)
      }
      if namespaceCount == 0, attributeCount > 0, defaulted == 0, prefix == nil, let attributes,
        pass.pointee.open(parser, name, uri, attributes, attributeCount)
      {
        return
      }
      let depth = parser.pointee.nodeNr
      xmlSAX2StartElementNs(
        data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes)
      pass.pointee.open(parser.pointee.node, isNew: parser.pointee.nodeNr > depth)
    }
    handlers.endElementNs = { data, name, prefix, uri in
      guard let pass = DrawingHandlers.pass(data) else { return }
      if pass.pointee.close() { xmlSAX2EndElementNs(data, name, prefix, uri) }
    }
    handlers.characters = { data, characters, count in
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self), let characters,
        let pass = DrawingHandlers.pass(data)
      else { return }
      let isBlank = UnsafeBufferPointer(start: characters, count: Int(count)).allSatisfy {
        $0.isSpace
      }
      if !isBlank { pass.pointee.read() }
      guard pass.pointee.isInTree else { return }
      // No check reads the white space that is all there is between two tags.
      if isBlank, parser.pointee.input?.pointee.cur?.pointee == UInt8(ascii: "<"),
        parser.pointee.node?.pointee.last.map({ $0.isElement }) ?? true
      {
        return
      }
      xmlSAX2Characters(data, characters, count)
    }
    // libxml2 looks for such space, too, if these are different.
    handlers.ignorableWhitespace = handlers.characters
    handlers.reference = { data, _ in DrawingHandlers.pass(data)?.pointee.refuse() }
  }

  private static func pass(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<DrawingPass>? {
    DiagnosticSink.follower(
      data?.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private)?
      .assumingMemoryBound(to: DrawingPass.self)
  }
}
