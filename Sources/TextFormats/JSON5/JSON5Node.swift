// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One value of a JSON5 text, or one key of an object: where its token begins, and where it ends.
///
/// What it is shows in the byte at its beginning, and its value is read from the bytes when somebody asks, so that a
/// recording of a million samples costs little more than its text.
package struct JSON5Node {
  /// What a value is.
  package enum Kind {
    /// What the first byte of its token says.
    case object, list, string, number, boolean, null

    /// The kind of a value by the first byte of its token.
    package init(firstByte: UInt8) {
      self =
        switch firstByte {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .list
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }
  }

  /// The byte that the token begins with.
  package var offset: UInt32
  /// For an object or list, the node after its last descendant; else the byte after the token.
  package var extent: UInt32
}
