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
    hasher.combine(_rawHashValue(seed: 0))
  }

  /// What tables of the standard library call, each with its own seed, which no file can know; the hasher takes several
  /// times as long for so few bytes.
  // swift-format-ignore: NoLeadingUnderscores
  func _rawHashValue(seed: Int) -> Int {
    var hash = UInt64(bitPattern: Int64(seed)) ^ UInt64(bytes.count)
    UnsafeRawBufferPointer(bytes).forEachWord { word in
      let product = (hash ^ word ^ 0x2545_F491_4F6C_DD1D).multipliedFullWidth(
        by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    return Int(truncatingIfNeeded: hash)
  }
}

extension [ByteName: xmlNodePtr] {
  /// The element of a name that has no place in the document.
  subscript(name: String) -> xmlNodePtr? {
    var name = name
    return name.withUTF8 { self[ByteName(bytes: $0)] }
  }
}
