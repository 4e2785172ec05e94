// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2
import CXMLArena

/// Process-wide set-up of libxml2.
enum LibXML {
  /// Initialises the library; a lazy global, so that it happens once and before any other call.
  static let ready: Void = {
    // Before anything else: memory from one allocator must not be freed by another.
    xmlMemSetup(
      scrollwork_arena_free, scrollwork_arena_malloc, scrollwork_arena_realloc,
      scrollwork_arena_strdup)
    xmlInitParser()
    // Left to themselves, these two happen at their first use, by whichever threads come first.
    xmlSchemaInitTypes()
    xmlRelaxNGInitTypes()
  }()
}

/// A C string of libxml2 as a Swift string; empty for null.
func string(_ text: UnsafePointer<xmlChar>?) -> String {
  guard let text else { return "" }
  return String(cString: text)
}
