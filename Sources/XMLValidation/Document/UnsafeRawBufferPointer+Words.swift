// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension UnsafeRawBufferPointer {
  /// Calls a closure with the bytes in words of eight; the last word has the remaining bytes and their number, so that
  /// different bytes give different words.
  @inline(__always)
  func forEachWord(_ body: (UInt64) -> Void) {
    var index = 0
    while index + 8 <= count {
      body(loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest = UInt64(count - index)
    while index < count {
      rest = rest << 8 | UInt64(self[index])
      index += 1
    }
    body(rest)
  }
}
