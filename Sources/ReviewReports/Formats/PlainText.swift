// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Text from files as reports may show it.
enum PlainText {
  /// Whether a reader sees nothing of the scalar, or it changes how its surroundings are shown: control
  /// characters, bidirectional marks, separators of lines.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }

  /// A text on one line in which everything can be seen: what is invisible is spelt out, such as `\u{202E}`.
  ///
  /// A runner of workflows takes `##[` for the beginning of a command wherever it stands in a line.
  static func visible(_ text: String) -> String {
    var text = text
    if text.contains("##[") {
      text = text.split(separator: "##[", omittingEmptySubsequences: false)
        .joined(separator: "## [")
    }
    guard text.unicodeScalars.contains(where: isInvisible) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result += " "
      default:
        if isInvisible(scalar) {
          result += scalar.escaped(asASCII: true)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// A path as a relative URI, or as a `file` URI where it begins with a slash.
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
