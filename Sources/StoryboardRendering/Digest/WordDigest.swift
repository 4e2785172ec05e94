// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A digest that is rarely the same for two texts: FNV-1a over words of eight bytes.
///
/// It distinguishes texts at the cost of a few instructions for each word. It does not resist deliberate collisions.
enum WordDigest {
  /// The digest of a text, the same on every machine; all texts of fewer than eight bytes have the same.
  static func value(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(text)
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    guard bytes.count >= 8 else { return digest }
    var index = 0
    while index < bytes.count {
      // The last word begins earlier, so that it ends with the text.
      let start = min(index, bytes.count - 8)
      digest ^= UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
      digest = digest &* 0x100_0000_01b3
      digest ^= digest >> 29
      index += 8
    }
    return digest
  }
}
