// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Text from files as reports may show it.
enum PlainText {
  /// A text on one line in which everything can be seen: what is invisible is spelt out, such as `\u{202E}`.
  ///
  /// A workflow runner reads `##[` as the start of a command anywhere in a line.
  static func visible(_ text: String) -> String {
    var text = text
    if text.contains("##[") {
      text = text.split(separator: "##[", omittingEmptySubsequences: false)
        .joined(separator: "## [")
    }
    guard text.unicodeScalars.contains(where: VisibleText.isInvisible) else { return text }
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      spaced.append(["\n", "\r", "\t"].contains(scalar) ? " " : scalar)
    }
    var result = ""
    // Joiners that are left now are within emoji.
    for scalar in VisibleText.line(String(spaced)).unicodeScalars {
      if scalar != "\u{200D}", VisibleText.isInvisible(scalar) {
        result += scalar.escaped(asASCII: true)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A path as a relative URI, or as a `file` URI if it starts with a slash.
  static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        || "-._~/".utf8.contains(byte)
      if isPlain {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return text
  }
}
