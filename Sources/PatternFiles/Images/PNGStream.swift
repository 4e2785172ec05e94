// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CZLib

/// The rows of a PNG as its file has them: packed by zlib.
enum PNGStream {
  /// Packs bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    let room = scrollwork_deflate_room(bytes.count)
    return [UInt8](unsafeUninitializedCapacity: room) { packed, count in
      count = bytes.withUnsafeBufferPointer { bytes in
        scrollwork_deflate(bytes.baseAddress, bytes.count, packed.baseAddress, room)
      }
      precondition(count > 0, "there is memory for the packer")
    }
  }

  /// Unpacks a number of bytes; nil if there are more or fewer, or if the stream is broken.
  static func bytes(_ packed: [UInt8], count expected: Int) -> [UInt8]? {
    var size = -1
    let bytes = [UInt8](unsafeUninitializedCapacity: expected) { bytes, count in
      size = packed.withUnsafeBufferPointer { packed in
        scrollwork_inflate(packed.baseAddress, packed.count, bytes.baseAddress, expected)
      }
      count = max(0, size)
    }
    return size == expected ? bytes : nil
  }
}
