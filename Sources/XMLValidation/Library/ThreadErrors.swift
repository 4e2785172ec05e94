// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// Errors of those parts of libxml2 whose contexts have no structured handler.
enum ThreadErrors {
  /// Runs the body with the calling thread's handler writing to a sink, and puts back what was there.
  ///
  /// libxml2 keeps this handler per thread, and the body is synchronous: no other thread and no
  /// later code sees it.
  static func collected<Value: ~Copyable>(
    in sink: DiagnosticSink, prefix: StaticString, _ body: () -> Value
  ) -> Value {
    let previous = scrollwork_xml_thread_handler()
    let previousContext = scrollwork_xml_thread_handler_context()
    sink.prefix = prefix
    xmlSetStructuredErrorFunc(sink.context) { data, error in
      guard let sink = DiagnosticSink.from(data), let error = error?.pointee else { return }
      sink.add(error, withColumn: false)
    }
    defer {
      xmlSetStructuredErrorFunc(previousContext, previous)
      sink.prefix = ""
    }
    return body()
  }
}
