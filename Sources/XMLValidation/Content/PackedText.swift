// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CZLib
import ContentDigest
import Locking

/// A compressed block of a page: gzip in base 91.
struct PackedText {
  /// The policy source that allows the text.
  let source: String
  /// Whether it is a WebAssembly module.
  let isModule: Bool

  /// The texts so far, by the digest of their encoding: pages share their script, style and
  /// modules.
  private static let known = Protected<[[UInt8]: PackedText]>([:])

  /// Decompresses a text; nil if it is invalid or exceeds the size limit of a file.
  ///
  /// - Complexity: Linear in the number of characters and decoded bytes.
  static func unpack(_ digits: UnsafeBufferPointer<UInt8>) -> PackedText? {
    let key = SHA256.digest(of: digits)
    if let text = known.withLock({ $0[key] }) { return text }
    guard let bytes = bytes(of: digits) else { return nil }
    let text = PackedText(source: source(of: bytes), isModule: bytes.starts(with: "\0asm".utf8))
    known.withLock {
      // The data of each page is its own.
      if $0.count >= 64 { $0.removeAll(keepingCapacity: true) }
      $0[key] = text
    }
    return text
  }

  private static func bytes(of digits: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard let packed = Base91.bytes(of: digits), packed.count > 18 else { return nil }
    // The last four bytes are the size.
    let room = packed.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    // No packer makes a thousandth of a text.
    guard room <= min(XMLLimits.fileBytes, packed.count * 1100) else { return nil }
    var size = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: room + 1) { bytes, count in
      size = packed.withUnsafeBufferPointer {
        scrollwork_gunzip($0.baseAddress, $0.count, bytes.baseAddress, room + 1)
      }
      count = max(size, 0)
    }
    return size == room ? bytes : nil
  }

  /// The policy source that allows a text.
  static func source(of text: some Sequence<UInt8>) -> String {
    "'sha256-\(Base64.text(of: SHA256.digest(of: text)))'"
  }
}
