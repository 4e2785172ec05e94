// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// An id or the name of a class, where it is in a document; valid only while the document is.
///
/// A drawing has some hundred of them, each of which would become a string only to be looked up.
struct ByteName: Hashable {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The name as text, for findings.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func == (a: Self, b: Self) -> Bool { ValueSyntax.areEqual(a.bytes, b.bytes) }

  func hash(into hasher: inout Hasher) {
    // The hasher takes words faster than bytes.
    hasher.combine(bytes.count)
    UnsafeRawBufferPointer(bytes).forEachWord { hasher.combine($0) }
  }
}

extension [ByteName: xmlNodePtr] {
  /// The element of a name that has no place in the document.
  subscript(name: String) -> xmlNodePtr? {
    var name = name
    return name.withUTF8 { self[ByteName(bytes: $0)] }
  }
}
