// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension UnsafeRawBufferPointer {
  /// Calls a closure with the bytes in words of eight, the last of which may overlap the one before; as many different
  /// bytes give different words.
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
