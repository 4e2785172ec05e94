// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The state that follows from a state and a part of a document.
///
/// A table of the standard library spreads its keys so that nobody can choose bad ones, which costs more than the rest
/// of a step. Here bad keys only make a file slower to look at, and there are few of them; see `StructureChecks.room`.
struct StateTable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0

  init() {
    keys = Array(repeating: 0, count: 1024)
    values = Array(repeating: 0, count: 1024)
  }

  /// The slot of a key, or the empty one where it belongs.
  private func slot(_ key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
    return slot
  }

  /// The value of a key, which is not 0.
  subscript(key: UInt64) -> Int32? {
    let slot = slot(key)
    return keys[slot] == key ? values[slot] : nil
  }

  /// Adds a key that is not there.
  mutating func insert(_ value: Int32, for key: UInt64) {
    if count * 2 >= keys.count { grow() }
    let slot = slot(key)
    keys[slot] = key
    values[slot] = value
    count += 1
  }

  private mutating func grow() {
    let old = (keys, values)
    keys = Array(repeating: 0, count: old.0.count * 2)
    values = Array(repeating: 0, count: old.0.count * 2)
    for (key, value) in zip(old.0, old.1) where key != 0 {
      let slot = slot(key)
      keys[slot] = key
      values[slot] = value
    }
  }
}
