// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The state that follows from a state and a part of a document.
///
/// A table of the standard library spreads its keys so that nobody can choose bad ones, which costs more than the rest
/// of a step. Here bad keys only make a file slower to look at, and there are few of them; see `StructureChecks.room`.
struct StateTable {
  /// A key with its value, side by side, so that both are read from one place in memory.
  private struct Entry {
    /// 0 in an empty slot.
    var key: UInt64 = 0
    var value: Int32 = 0
  }

  private var entries = [Entry](repeating: Entry(), count: 1024)
  private var count = 0

  /// The slot of a key, or the empty one where it belongs.
  private func slot(_ key: UInt64) -> Int {
    let mask = entries.count - 1
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while entries[slot].key != key, entries[slot].key != 0 { slot = (slot + 1) & mask }
    return slot
  }

  /// The value of a key, which is not 0.
  subscript(key: UInt64) -> Int32? {
    let slot = slot(key)
    return entries[slot].key == key ? entries[slot].value : nil
  }

  /// Adds a key that is not there.
  mutating func insert(_ value: Int32, for key: UInt64) {
    if count * 2 >= entries.count { grow() }
    entries[slot(key)] = Entry(key: key, value: value)
    count += 1
  }

  private mutating func grow() {
    let old = entries
    entries = Array(repeating: Entry(), count: old.count * 2)
    for entry in old where entry.key != 0 { entries[slot(entry.key)] = entry }
  }
}
