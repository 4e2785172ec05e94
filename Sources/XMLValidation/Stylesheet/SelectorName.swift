// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CLibXML2

/// An id or class as a selector spells it: a backslash may escape a character.
struct SelectorName: Equatable {
  /// Its bytes in the sheet.
  let spelling: ByteName

  /// The name that is meant.
  var text: String {
    var name: [UInt8] = []
    var isEscaped = false
    for byte in spelling.bytes {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { name.append(byte) }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The element with this name; nil if there is none.
  func element(in elements: [ByteName: xmlNodePtr]) -> xmlNodePtr? {
    // Nearly all names are without a backslash.
    guard let found = elements[spelling] else {
      return spelling.bytes.contains(UInt8(ascii: "\\")) ? elements[text] : nil
    }
    return found
  }
}
