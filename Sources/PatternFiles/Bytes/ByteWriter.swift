// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes numbers as bytes, as the core's `ByteReader` reads them.
struct ByteWriter {
  /// What has been written so far.
  private(set) var bytes: [UInt8] = []

  /// A whole number, in bytes of seven bits, the lowest first.
  ///
  /// - Precondition: It is from 0 to 2^28 − 1.
  mutating func write(_ number: Int) {
    precondition(0..<1 << 28 ~= number, "\(number) is no index or count of a program")
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// An index that may be missing.
  mutating func write(_ index: Int?) { write(index.map { $0 + 1 } ?? 0) }

  mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.count)
  }

  mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

  /// A case, by its raw value.
  mutating func write(_ value: some RawRepresentable<UInt8>) { write(Int(value.rawValue)) }

  /// A number to the bit.
  mutating func write(_ number: Double) {
    for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * shift))) }
  }

  /// A text in UTF-8.
  mutating func write(_ text: [UInt8]) {
    write(text.count)
    bytes += text
  }
}
