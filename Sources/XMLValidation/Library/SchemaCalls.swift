// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Calls of libxml2's RelaxNG part.
enum SchemaCalls {
  /// The compiled schema, which the caller frees, or nil with errors in the sink.
  static func compile(_ document: xmlDocPtr, sink: DiagnosticSink) -> xmlRelaxNGPtr? {
    guard let parser = xmlRelaxNGNewDocParserCtxt(document) else {
      sink.add(line: 0, "out of memory")
      return nil
    }
    defer { xmlRelaxNGFreeParserCtxt(parser) }
    xmlRelaxNGSetParserStructuredErrors(parser, handler, sink.context)
    guard let schema = xmlRelaxNGParse(parser) else {
      if !sink.hasErrors { sink.add(line: 0, "not a RelaxNG schema") }
      return nil
    }
    return schema
  }

  /// Validates a tree; findings go to the sink.
  static func validate(_ document: xmlDocPtr, against schema: xmlRelaxNGPtr, sink: DiagnosticSink) {
    guard let validator = xmlRelaxNGNewValidCtxt(schema) else {
      sink.add(line: 0, "out of memory")
      return
    }
    defer { xmlRelaxNGFreeValidCtxt(validator) }
    xmlRelaxNGSetValidStructuredErrors(validator, handler, sink.context)
    let hadErrors = sink.hasErrors
    let result = xmlRelaxNGValidateDoc(validator, document)
    if result != 0, !sink.hasErrors, !hadErrors {
      sink.add(line: 0, "does not follow the schema")
    }
  }

  private static var handler: xmlStructuredErrorFunc {
    { data, error in
      guard let sink = DiagnosticSink.from(data), let error = error?.pointee else { return }
      sink.add(error, withColumn: false)
    }
  }
}
