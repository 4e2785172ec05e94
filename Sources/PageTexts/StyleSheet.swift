// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Shortens style sheets.
package enum StyleSheet {
  /// The text without comments and redundant white space, semicolons and zeros; each rule is on a separate line.
  ///
  /// Spaces stay where they may be a descendant combinator or separate operands: before a colon or an opening
  /// parenthesis, around a plus or a minus.
  package static func compact(_ text: String) -> String {
    var sheet: [UInt8] = []
    var rest = Substring(text).utf8
    /// The quotation mark of the open string.
    var quote: UInt8?
    var depth = 0
    var isSpaced = false
    while let byte = rest.popFirst() {
      if let end = quote {
        sheet.append(byte)
        if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { sheet.append(escaped) }
        if byte == end { quote = nil }
        continue
      }
      if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
        dropComment(&rest)
        isSpaced = true
        continue
      }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") {
        isSpaced = true
        continue
      }
      let last = sheet.last ?? UInt8(ascii: "\n")
      if isSpaced, !standsAlone(last), last != UInt8(ascii: ":"), last != UInt8(ascii: "("),
        !standsAlone(byte), byte != UInt8(ascii: ")")
      {
        sheet.append(UInt8(ascii: " "))
      }
      isSpaced = false
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if last == UInt8(ascii: ";") { sheet.removeLast() }
      case UInt8(ascii: "0") where rest.first == UInt8(ascii: "."):
        if !isPartOfWord(sheet.last ?? byte) { continue }
      default: break
      }
      sheet.append(byte)
      if byte == UInt8(ascii: "}"), depth == 0 { sheet.append(UInt8(ascii: "\n")) }
    }
    return String(decoding: sheet, as: UTF8.self)
  }

  private static func dropComment(_ rest: inout Substring.UTF8View) {
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "*"), rest.first == UInt8(ascii: "/") else { continue }
      rest.removeFirst()
      return
    }
  }

  /// Whether white space beside a byte is redundant anywhere outside strings.
  private static func standsAlone(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: ">"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  /// Whether a zero after a byte belongs to a longer number or a name.
  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "#"), 0x80...:
      true
    default: false
    }
  }
}
