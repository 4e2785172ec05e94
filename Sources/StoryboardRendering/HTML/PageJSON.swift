// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Writes JSON that a `<script>` of a page can contain: neither `<` nor `&` nor `>` occurs in it.
struct PageJSON {
  /// The JSON so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an object whose members the closure writes with `key`.
  mutating func object(_ members: (inout PageJSON) -> Void) {
    surround("{", "}", members)
  }

  /// Writes an array whose elements the closure writes.
  mutating func array(_ elements: (inout PageJSON) -> Void) {
    surround("[", "]", elements)
  }

  /// Writes the name of a member; its value must follow.
  mutating func key(_ name: StaticString) {
    separate()
    bytes.append("\"")
    bytes.append(name)
    bytes.append("\":")
    needsComma = false
  }

  /// Writes the name of a member that is called by a number; its value must follow.
  mutating func key(number: Int) {
    separate()
    bytes.append("\"")
    bytes.append(decimal: number)
    bytes.append("\":")
    needsComma = false
  }

  /// Writes a member that is a whole number.
  mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  /// Writes a member that is a number with at most two decimals.
  mutating func member(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  /// Writes a member that is a text.
  mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a whole number.
  mutating func number(_ value: Int) {
    separate()
    bytes.append(decimal: value)
  }

  /// Writes a number with at most two decimals.
  mutating func number(_ value: Double) {
    separate()
    DecimalFormat(decimals: 2, keepsLeadingZero: true).append(value, to: &bytes)
  }

  /// Writes a number that is read back with the same bits; infinities become numbers beyond all others.
  mutating func exact(_ value: Double) {
    separate()
    if value.isInfinite {
      bytes.append(value < 0 ? "-1e999" : "1e999")
    } else if value == 0, value.sign == .minus {
      bytes.append("-0")
    } else {
      JSONScalar.append(value, to: &bytes)
    }
  }

  /// Writes a Boolean value.
  mutating func flag(_ value: Bool) {
    separate()
    bytes.append(value ? "true" : "false")
  }

  /// Writes null.
  mutating func null() {
    separate()
    bytes.append("null")
  }

  /// Writes a string.
  mutating func string(_ text: String) {
    separate()
    JSONScalar.append(string: text, escapingMarkup: true, to: &bytes)
  }

  private mutating func surround(
    _ open: StaticString, _ close: StaticString, _ content: (inout PageJSON) -> Void
  ) {
    separate()
    bytes.append(open)
    needsComma = false
    content(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(",") }
    needsComma = true
  }
}
