// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import CXMLArena

/// Memory of libxml2 that ends with what it was for.
///
/// libxml2 allocates with our functions for the whole process; outside `scope` they are those of
/// the C library.
enum XMLArena {
  /// Does something that leaves nothing of libxml2 behind.
  ///
  /// Documents that are parsed within must end within, on the same thread. What stays, such as a schema, is made by `outside`.
  static func scope<Result>(_ body: () -> Result) -> Result {
    LibXML.ready
    scrollwork_arena_begin()
    defer {
      // libxml2 keeps the text of each thread's last error.
      xmlResetLastError()
      scrollwork_arena_end()
    }
    return body()
  }

  /// Does something that leaves something of libxml2 behind.
  static func outside<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let depth = scrollwork_arena_pause()
    defer { scrollwork_arena_resume(depth) }
    return try body()
  }
}
