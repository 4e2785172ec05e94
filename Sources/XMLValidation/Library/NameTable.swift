// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// What is known about each name of one document.
///
/// libxml2 interns names: within a document, an address identifies a name, so names are compared as
/// text only once. Addresses are spread by a multiplication, because nobody who writes a file chooses them.
struct NameTable<Value> {
  private var entries: [(name: UnsafePointer<xmlChar>, value: Value)?]
  private var count = 0

  init() {
    entries = Array(repeating: nil, count: 128)
  }

  /// The value of a name, which is computed from its text at the first time.
  @inline(__always)
  mutating func value(
    of name: UnsafePointer<xmlChar>, _ compute: (String) -> Value
  ) -> Value {
    let slot = slot(of: name)
    if let found = entries[slot] { return found.value }
    let value = compute(String(cString: name))
    add(name, value)
    return value
  }

  /// Where a name is, or the empty slot where it belongs.
  private func slot(of name: UnsafePointer<xmlChar>) -> Int {
    let mask = entries.count - 1
    let address = UInt64(UInt(bitPattern: name))
    var slot = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while let other = entries[slot], other.name != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func add(_ name: UnsafePointer<xmlChar>, _ value: Value) {
    if count * 2 >= entries.count {
      let old = entries
      entries = Array(repeating: nil, count: old.count * 2)
      for case let entry? in old { entries[slot(of: entry.name)] = entry }
    }
    entries[slot(of: name)] = (name, value)
    count += 1
  }
}
