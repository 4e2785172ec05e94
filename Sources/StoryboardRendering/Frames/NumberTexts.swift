// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Numbers as JSON has them, of which the recent ones are not spelt again.
///
/// Rows share their widths and their place, and most of a frame is where it was in the frame before.
struct NumberTexts: ~Copyable {
  private struct Entry {
    var bits: UInt64
    /// The text and what is behind it; the longest number has 24 bytes.
    var text: SIMD32<UInt8>
    var length: Int
  }

  private var entries: [Entry]
  private var spelling: [UInt8] = []

  init() {
    var zero = SIMD32<UInt8>(repeating: 0)
    zero[0] = UInt8(ascii: "0")
    // Whatever its place, an entry is true.
    entries = Array(repeating: Entry(bits: 0, text: zero, length: 1), count: 1024)
  }

  /// Appends a number.
  mutating func append(_ value: Double, to text: inout ByteText) {
    let slot = Int(truncatingIfNeeded: (value.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if entries[slot].bits != value.bitPattern { spell(value, at: slot) }
    let entry = entries[slot]
    text.append(upTo: 32) {
      UnsafeMutableRawPointer($0).storeBytes(of: entry.text, as: SIMD32<UInt8>.self)
      return entry.length
    }
  }

  @inline(never)
  private mutating func spell(_ value: Double, at slot: Int) {
    spelling.removeAll(keepingCapacity: true)
    JSONScalar.append(value, to: &spelling)
    var text = SIMD32<UInt8>(repeating: 0)
    withUnsafeMutableBytes(of: &text) { text in
      spelling.withUnsafeBytes { text.copyMemory(from: $0) }
    }
    entries[slot] = Entry(bits: value.bitPattern, text: text, length: spelling.count)
  }
}
