// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension String.UTF8View {
  /// Whether a text consists of these bytes; eight are compared at a time, because packed texts are long.
  func isSame(as bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == bytes.count else { return false }
    let (other, whole) = (UnsafeRawBufferPointer(bytes), bytes.count & ~7)
    return withContiguousStorageIfAvailable { own in
      let own = UnsafeRawBufferPointer(own)
      for start in stride(from: 0, to: whole, by: 8)
      where own.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        != other.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      { return false }
      return own[whole...].elementsEqual(other[whole...])
    } ?? elementsEqual(bytes)
  }
}
