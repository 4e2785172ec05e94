// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension UnsafeRawBufferPointer {
  /// Calls a closure with the bytes in words of eight, the last of which may overlap the one before.
  ///
  /// Two buffers with the same number of bytes give the same words only if their bytes are the same.
  @inline(__always)
  func forEachWord(_ body: (UInt64) -> Void) {
    guard count >= 8 else {
      var word: UInt64 = 0
      for byte in self { word = word << 8 | UInt64(byte) }
      return body(word)
    }
    var index = 0
    while index + 8 <= count {
      body(loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    if index < count { body(loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)) }
  }
}
