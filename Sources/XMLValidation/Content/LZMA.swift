// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLZMA

/// Modules of pages as `xz --format=lzma` writes them: their size is not known before, and a marker ends them.
enum LZMA {
  /// Whether bytes begin as such a file: properties, a dictionary, an unknown size, and a coder that starts with 0.
  static func begins(_ packed: [UInt8]) -> Bool {
    packed.count > 18 && packed[0] < 225 && packed[5..<13].allSatisfy { $0 == 255 }
      && packed[13] == 0
  }

  /// The content of a file; nil if it is broken or has more bytes than a limit.
  ///
  /// - Complexity: Linear in the bytes of the file and of the content.
  static func unpack(_ packed: [UInt8], limit: Int) -> [UInt8]? {
    guard begins(packed) else { return nil }
    var size = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { bytes, count in
      size = packed.withUnsafeBufferPointer {
        scrollwork_unlzma($0.baseAddress, $0.count, bytes.baseAddress, limit)
      }
      count = max(size, 0)
    }
    return size < 0 ? nil : bytes
  }
}
