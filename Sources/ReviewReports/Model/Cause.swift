// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What two findings must share to be one: the cause, whatever the amounts.
///
/// A rule numbers its causes. Version 1 of the baseline derived them from a rule's texts, and can
/// still be read.
enum Cause {
  /// The phases in sentences; the same cause may occur while dragging and while bouncing.
  private static let moments = [
    "at rest", "while dragging", "while decelerating", "while bouncing", "during an animation",
  ]

  /// A key of 16 hexadecimal digits for a rule and its sentence, ignoring numbers and phases.
  static func key(rule: String, sentence: String) -> String {
    key(rule: rule, subject: template(of: sentence))
  }

  /// A key of 16 hexadecimal digits for a rule and its subject.
  static func key(rule: String, subject: String) -> String {
    // FNV-1a: a name, not a secret.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (rule + "\n" + subject).utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A text with one sign for every number and every moment.
  static func template(of text: String) -> String {
    var text = text
    for moment in moments {
      text = text.split(separator: moment, omittingEmptySubsequences: false).joined(separator: "~")
    }
    var result = String.UnicodeScalarView()
    var isNumber = false
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isDigit = ("0"..."9").contains(scalar)
      let next = index + 1 < scalars.count ? scalars[index + 1] : " "
      // A decimal point belongs to its number, the full stop of a sentence does not.
      let isPoint = isNumber && scalar == "." && ("0"..."9").contains(next)
      let isSign = (scalar == "-" || scalar == "−") && ("0"..."9").contains(next) && !isNumber
      if isDigit || isPoint || isSign {
        if !isNumber { result.append("#") }
        isNumber = true
      } else {
        isNumber = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}
