// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CZLib
import ContentDigest

/// A text that is packed for a page: gzip in `Base91`, less than a third of its size.
package struct PackedText: Sendable {
  /// The packed text.
  package let encoded: String
  /// The source with which a security policy allows the text as a script or a style.
  package let source: String

  /// Packs a text of UTF-8.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - level: How much work is done for a smaller result, from 1 to 9.
  /// - Complexity: Linear in the number of bytes.
  package init(_ text: some Collection<UInt8>, level: Int32 = 9) {
    let room = scrollwork_gzip_room(text.count)
    let packed = [UInt8](unsafeUninitializedCapacity: room) { packed, count in
      count = Array(text).withUnsafeBufferPointer { bytes in
        scrollwork_gzip(bytes.baseAddress, bytes.count, packed.baseAddress, room, level)
      }
      precondition(count > 0, "there is memory for the packer")
    }
    encoded = Base91.text(of: packed)
    source = Self.source(of: text)
  }

  /// Takes over a text that was packed before.
  package init(encoded: String, source: String) {
    self.encoded = encoded
    self.source = source
  }

  /// The source with which a security policy allows a text.
  package static func source(of text: some Sequence<UInt8>) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text)))'"
  }
}
