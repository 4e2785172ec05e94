// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The round and square brackets that are open, the innermost last; no memory is allocated for them.
struct OpenBrackets {
  /// How many may be open at once.
  static let most = 64

  /// A bit for each, set for a square one; the innermost is the lowest.
  private var kinds: UInt64 = 0
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Opens one; false if too many are open.
  mutating func open(_ byte: UInt8) -> Bool {
    guard count < Self.most else { return false }
    kinds = kinds << 1 | (byte == UInt8(ascii: "[") ? 1 : 0)
    count += 1
    return true
  }

  /// Closes the innermost; false if it is one of the other kind, or none is open.
  mutating func close(_ byte: UInt8) -> Bool {
    guard count > 0, (kinds & 1 == 1) == (byte == UInt8(ascii: "]")) else { return false }
    kinds >>= 1
    count -= 1
    return true
  }
}
