// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// A document whose external subset is a loaded DTD; frees both.
struct DTDHandle: ~Copyable, @unchecked Sendable {
  fileprivate let document: xmlDocPtr

  deinit {
    xmlFreeDoc(document)
  }
}

/// Calls of libxml2 about document type definitions.
enum DTDCalls {
  /// Whether there is a local file.
  static func isReadable(_ path: String) -> Bool {
    // libxml2 2.9 would take an address here and fetch it.
    guard path.hasPrefix("/"),
      let input = xmlParserInputBufferCreateFilename(path, XML_CHAR_ENCODING_NONE)
    else { return false }
    xmlFreeParserInputBuffer(input)
    return true
  }

  /// The local path that the system's catalogue gives for a public identifier.
  static func pathInCatalog(_ publicID: String) -> String? {
    guard let found = xmlCatalogResolvePublic(publicID) else { return nil }
    defer { scrollwork_xml_free(found) }
    let address = String(cString: found)
    return address.hasPrefix("file:///") ? String(address.dropFirst(7)) : nil
  }

  /// Loads a DTD and the local files that it names.
  ///
  /// A document of one element that refers to the DTD is parsed, so that errors reach our handler
  /// and `XML_PARSE_NONET` applies to every file that the DTD includes.
  static func load(_ path: String, sink: DiagnosticSink) -> DTDHandle? {
    let text = "<!DOCTYPE svg SYSTEM \"file://\(percentEncoded(path))\"><svg/>"
    let document = Array(text.utf8).withUnsafeBufferPointer { bytes in
      TreeParser.parse(bytes, options: [XML_PARSE_NONET, XML_PARSE_DTDLOAD], sink: sink) {
        $0.serror = TreeParser.errorHandler
      }
    }
    guard let document else { return nil }
    guard document.pointee.extSubset != nil else {
      sink.add(line: 0, "no document type definition was read")
      xmlFreeDoc(document)
      return nil
    }
    return DTDHandle(document: document)
  }

  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      if isNameByte(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") {
        result.unicodeScalars.append(UnicodeScalar(byte))
      } else {
        result += "%" + hexadecimal(byte).dropFirst(2)
      }
    }
    return result
  }

  /// How many elements of a tree have an attribute `id`.
  static func idCount(_ document: xmlDocPtr) -> Int {
    guard let root = xmlDocGetRootElement(document) else { return 0 }
    var count = 0
    var current: xmlNodePtr? = root
    while let node = current {
      if node.isElement, xmlHasProp(node, "id") != nil { count += 1 }
      current = node.following(within: root)
    }
    return count
  }

  /// Gives a tree without a table of ids an empty one with a given capacity.
  ///
  /// The library's own tables stop growing at a few thousand, and each id is then compared with a share of all others.
  static func makeRoom(forIDs count: Int, in document: xmlDocPtr) {
    guard document.pointee.ids == nil, let size = CInt(exactly: count) else { return }
    document.pointee.ids = UnsafeMutableRawPointer(
      xmlHashCreateDict(max(size, 256), document.pointee.dict))
  }

  /// Validates a tree; findings go to the sink.
  static func validate(
    _ document: xmlDocPtr, against dtd: borrowing DTDHandle, sink: DiagnosticSink
  ) {
    guard let context = xmlNewValidCtxt() else {
      sink.add(line: 0, "out of memory")
      return
    }
    defer { xmlFreeValidCtxt(context) }
    // A validation context has only a variadic handler, which Swift cannot write.
    let result = ThreadErrors.collected(in: sink, prefix: "") {
      xmlValidateDtd(context, document, dtd.document.pointee.extSubset)
    }
    if result != 1, !sink.hasErrors { sink.add(line: 0, "does not follow the SVG 1.1 DTD") }
  }
}
