// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Calls of libxml2 that turn bytes into a tree.
///
/// Handlers belong to the parser context of a single call, so several threads may parse
/// concurrently and no state remains. Nothing is loaded: entities are not substituted, external
/// subsets are not read, and `XML_PARSE_NONET` enforces both.
enum TreeParser {
  /// The tree, which the caller frees, or nil with at least one error in the sink.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - sink: Takes the findings.
  ///   - shorten: Gives what libxml2 parses in place of the file, as UTF-8; nil for the file.
  ///   - install: Replaces some of the handlers.
  static func parse(
    _ bytes: [UInt8], sink: DiagnosticSink,
    shorten: (UnsafeBufferPointer<UInt8>) -> [UInt8]? = { _ in nil },
    install: (inout xmlSAXHandler) -> Void = { _ in }
  ) -> xmlDocPtr? {
    LibXML.ready
    guard let input = InputEncoding.utf8(bytes, into: sink) else { return nil }
    return input.withUnsafeBufferPointer { file in
      func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> xmlDocPtr? {
        var scan = MarkupScan(bytes)
        if let refusal = scan.run() {
          sink.add(line: refusal.line, column: refusal.column, refusal.message)
          return nil
        }
        let flags: [xmlParserOption] = [
          XML_PARSE_NONET, XML_PARSE_COMPACT, XML_PARSE_BIG_LINES, XML_PARSE_IGNORE_ENC,
          XML_PARSE_NOCDATA,
        ]
        return Self.parse(bytes, options: flags, sink: sink) { handlers in
          installHandlers(&handlers)
          install(&handlers)
        }
      }
      guard let short = shorten(file) else { return parse(file) }
      return short.withUnsafeBufferPointer { parse($0) }
    }
  }

  /// Parses with the given options and handlers, without looking at the bytes first.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, options: [xmlParserOption], sink: DiagnosticSink,
    install: (inout xmlSAXHandler) -> Void
  ) -> xmlDocPtr? {
    guard let context = xmlNewParserCtxt(), let handlers = context.pointee.sax else {
      sink.add(line: 0, "out of memory")
      return nil
    }
    defer { xmlFreeParserCtxt(context) }
    context.pointee._private = sink.context
    install(&handlers.pointee)
    let document = bytes.withMemoryRebound(to: CChar.self) { characters in
      xmlCtxtReadMemory(
        context, characters.baseAddress, Int32(characters.count), nil, nil,
        Int32(bitPattern: options.reduce(0) { $0 | $1.rawValue }))
    }
    sink.isClosed = false
    guard let document, !sink.hasErrors else {
      if let document { xmlFreeDoc(document) }
      if !sink.hasErrors { sink.add(line: 0, "not well-formed") }
      return nil
    }
    return document
  }

  /// Error handler of a parser context whose `_private` is the sink.
  static var errorHandler: xmlStructuredErrorFunc {
    { data, error in
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self),
        let sink = DiagnosticSink.from(parser.pointee._private), let error = error?.pointee
      else { return }
      sink.add(error, withColumn: true)
    }
  }

  private static func installHandlers(_ handlers: inout xmlSAXHandler) {
    handlers.serror = errorHandler
    handlers.externalSubset = nil
    handlers.resolveEntity = nil
    handlers.startDocument = { data in
      xmlSAX2StartDocument(data)
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self),
        let sink = DiagnosticSink.from(parser.pointee._private)
      else { return }
      // Without a subset nothing declares ids, and libxml2 need not look for them among all attributes.
      if sink.doctypeRule == .withoutSubset { parser.pointee.loadsubset |= XML_SKIP_IDS }
    }
    handlers.internalSubset = { data, name, publicID, systemID in
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self),
        let sink = DiagnosticSink.from(parser.pointee._private)
      else { return }
      // Called before the subset is read: a `[` is the next byte if there is one.
      if parser.pointee.input?.pointee.cur?.pointee == UInt8(ascii: "[") {
        let line = Int(xmlSAX2GetLineNumber(data))
        let column = Int(xmlSAX2GetColumnNumber(data))
        if sink.doctypeRule == .withoutSubset {
          TreeParser.refuse("internal subset not accepted", parser, sink, line, column)
          return
        }
        sink.subsetPosition = (line, column)
      }
      xmlSAX2InternalSubset(data, name, publicID, systemID)
    }
    handlers.startElementNs = {
      data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes in
      guard let parser = data?.assumingMemoryBound(to: xmlParserCtxt.self) else { return }
      if parser.pointee.nodeNr >= XMLLimits.depth,
        let sink = DiagnosticSink.from(parser.pointee._private)
      {
        return TreeParser.refuseDepth(parser, sink)
      }
      xmlSAX2StartElementNs(
        data, name, prefix, uri, namespaceCount, namespaces, attributeCount, defaulted, attributes)
    }
  }

  /// Refuses an element that is nested too deeply.
  static func refuseDepth(_ parser: xmlParserCtxtPtr, _ sink: DiagnosticSink) {
    refuse(
      "elements nest deeper than \(XMLLimits.depth)", parser, sink,
      Int(xmlSAX2GetLineNumber(parser)), Int(xmlSAX2GetColumnNumber(parser)))
  }

  private static func refuse(
    _ message: String, _ parser: xmlParserCtxtPtr, _ sink: DiagnosticSink, _ line: Int,
    _ column: Int
  ) {
    sink.add(line: line, column: column, message)
    sink.isClosed = true
    xmlStopParser(parser)
  }
}
