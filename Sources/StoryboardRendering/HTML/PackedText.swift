// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CZLib
import ContentDigest

/// A text that is packed for a page: gzip in `Base91`, less than a third of its size.
struct PackedText {
  /// The packed text.
  let encoded: String
  /// The source with which a security policy allows the text as a script or a style.
  let source: String

  /// Packs a text of UTF-8.
  ///
  /// - Complexity: Linear in the number of bytes.
  init(_ text: some Collection<UInt8>) {
    let room = scrollwork_gzip_room(text.count)
    let packed = [UInt8](unsafeUninitializedCapacity: room) { packed, count in
      count = Array(text).withUnsafeBufferPointer { bytes in
        scrollwork_gzip(bytes.baseAddress, bytes.count, packed.baseAddress, room)
      }
      precondition(count > 0, "there is memory for the packer")
    }
    encoded = Base91.text(of: packed)
    source = Self.source(of: text)
  }

  /// The source with which a security policy allows a text.
  static func source(of text: some Sequence<UInt8>) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text)))'"
  }
}
