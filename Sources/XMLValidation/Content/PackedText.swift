// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CZLib
import ContentDigest
import Locking

/// A compressed block of a page in base 91: gzip, or LZMA for a module.
struct PackedText {
  /// The policy source that allows the text.
  let source: String
  /// Whether it is a WebAssembly module.
  let isModule: Bool

  /// Bytes of the largest accepted module; those of pages have a twentieth.
  private static let moduleBytes = 4 * 1024 * 1024

  /// The texts so far, by the digest of their encoding: pages share their script, style and
  /// modules.
  private static let known = Protected<[[UInt8]: PackedText]>([:])

  /// Decompresses a text; nil if it is invalid or exceeds the size limit of a file.
  ///
  /// - Complexity: Linear in the number of characters and decoded bytes.
  static func unpack(_ digits: UnsafeBufferPointer<UInt8>) -> PackedText? {
    let key = SHA256.digest(of: digits)
    if let text = known.withLock({ $0[key] }) { return text }
    guard let packed = Base91.bytes(of: digits), let text = PackedText(packed) else { return nil }
    known.withLock {
      // The data of each page is its own.
      if $0.count >= 64 { $0.removeAll(keepingCapacity: true) }
      $0[key] = text
    }
    return text
  }

  private init(source: String, isModule: Bool) {
    self.source = source
    self.isModule = isModule
  }

  private init?(_ packed: [UInt8]) {
    if LZMA.begins(packed) {
      guard let bytes = LZMA.unpack(packed, limit: Self.moduleBytes), Self.isModule(bytes) else {
        return nil
      }
      // No policy allows it as a script or a style.
      self.init(source: "", isModule: true)
    } else if let bytes = Self.bytes(of: packed) {
      self.init(source: Self.source(of: bytes), isModule: Self.isModule(bytes))
    } else {
      return nil
    }
  }

  /// Whether bytes begin as a module of version 1 does.
  private static func isModule(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "\0asm\u{1}\0\0\0".utf8)
  }

  private static func bytes(of packed: [UInt8]) -> [UInt8]? {
    guard packed.count > 18 else { return nil }
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
