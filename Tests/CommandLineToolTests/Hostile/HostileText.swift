// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Texts that try to act as more than text, wherever they are shown.
enum HostileText: String, CaseIterable, Sendable {
  case markup, workflow, terminal, controls, direction, emoji, combining, endless, forbidden

  /// The text.
  var text: String {
    switch self {
    case .markup: "</title></script><script>alert(1)</script><!-- ]]> &amp; \"'` ${x} {{y}} %s"
    case .workflow:
      "::error::x %0A::set-env y=z ##[command] | **b** [l](javascript:alert(1)) @all #1"
    case .terminal: "\u{1B}]0;title\u{7}\u{1B}[2J\u{1B}[31mred\u{9B}32mgreen\u{1B}\\"
    case .controls: "a\u{0}b\u{8}\u{8}c\rd\ne\tf\u{7F}\u{85}g"
    case .direction: "ok \u{202E}gnp.exe\u{202C} \u{2067}rtl\u{2069} \u{200F}\u{2028}\u{FEFF}end"
    case .emoji: "👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 ⚠️ 日本語 עברית"
    case .combining: "Z" + String(repeating: "\u{30D}\u{353}", count: 45)
    case .endless: String(repeating: "W", count: 100_000)
    case .forbidden: "\u{FFFE}\u{FFFF}\u{FFFD}\u{10FFFF}\u{E000}"
    }
  }

  /// The text as a page or a drawing shows it: characters that XML forbids, and bidirectional
  /// controls, are replaced.
  var shownInMarkup: String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}",
        "\u{FFFE}", "\u{FFFF}":
        result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a scenario file may use it as a title.
  var isAccepted: Bool {
    switch self {
    case .markup, .workflow, .direction, .emoji, .combining, .forbidden: true
    case .terminal, .controls, .endless: false
    }
  }

  /// The text as a JSON string in ASCII.
  var json: String {
    var result = "\""
    for unit in text.utf16 {
      if unit >= 0x20, unit < 0x7F, unit != 0x22, unit != 0x5C {
        result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      } else {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result + "\""
  }

  /// The characters of a text that would act on a terminal, except line feeds.
  static func effects(of text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar {
      case "\n": false
      // It is visible between the parts of an emoji.
      case "\u{200D}": false
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
    }
  }
}
