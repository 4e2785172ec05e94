// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// What is known about each name of one document.
///
/// libxml2 interns names: within a document, an address identifies a name, so names are compared as
/// text only once. Most look-ups end in a small table that is indexed by the address.
struct NameTable<Value> {
  private var values: [UnsafePointer<xmlChar>: Value] = [:]
  private var recent: [(name: UnsafePointer<xmlChar>, value: Value)?]

  init() {
    recent = Array(repeating: nil, count: 128)
  }

  /// The value of a name, which is computed from its text at the first time.
  mutating func value(
    of name: UnsafePointer<xmlChar>, _ compute: (String) -> Value
  ) -> Value {
    let address = UInt(bitPattern: name)
    let slot = Int((address ^ address >> 7) & 127)
    if let found = recent[slot], found.name == name { return found.value }
    let value = values[name] ?? compute(String(cString: name))
    values[name] = value
    recent[slot] = (name, value)
    return value
  }
}
