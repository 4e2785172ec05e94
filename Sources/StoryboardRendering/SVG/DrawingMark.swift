// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The mark of a drawing, which its ids, its keyframes and its classes begin with: seven letters and digits
/// that depend on every byte of the file, and a hyphen.
///
/// A page that inlines drawings has one scope for all of their names and style rules. The same content has the
/// same mark on every machine.
enum DrawingMark {
  /// The placeholder of the mark while the file is written, since the mark depends on the file.
  ///
  /// Two noncharacters, which mean nothing in any text, with as many bytes as the mark.
  static let placeholder = "\u{1FFFE}\u{2FFFE}"

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// Replaces every placeholder by the mark.
  ///
  /// - Complexity: Linear in the bytes.
  static func replacePlaceholders(in bytes: inout [UInt8]) {
    let wanted = word(of: Array(placeholder.utf8))
    bytes.withUnsafeMutableBufferPointer { bytes in
      let mark = word(of: mark(of: WordDigest.value(of: UnsafeBufferPointer(bytes))))
      let raw = UnsafeMutableRawBufferPointer(bytes)
      let first = SIMD16<UInt8>(repeating: 0xF0)
      var index = 0
      while index + 8 <= raw.count {
        if index + 16 <= raw.count {
          let found = raw.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self) .== first
          let lanes = unsafeBitCast(found, to: SIMD2<UInt64>.self)
          guard lanes != .zero else {
            index += 16
            continue
          }
          // To the first such byte.
          index +=
            lanes[0] != 0
            ? lanes[0].trailingZeroBitCount / 8 : 8 + lanes[1].trailingZeroBitCount / 8
          guard index + 8 <= raw.count else { break }
        }
        if raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) == wanted {
          raw.storeBytes(of: mark, toByteOffset: index, as: UInt64.self)
          index += 8
        } else {
          index += 1
        }
      }
    }
  }

  /// The mark of a digest: a letter first, as selectors require.
  private static func mark(of digest: UInt64) -> [UInt8] {
    // The last steps of the digest have not affected all of its bits.
    var rest = digest ^ digest >> 32
    rest = rest &* 0xff51_afd7_ed55_8ccd
    rest ^= rest >> 33
    var mark: [UInt8] = []
    for position in 0..<7 {
      let count = UInt64(position == 0 ? 26 : letters.count)
      mark.append(letters[Int(rest % count)])
      rest /= count
    }
    return mark + [UInt8(ascii: "-")]
  }

  /// Eight bytes in memory order.
  private static func word(of bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
  }
}
