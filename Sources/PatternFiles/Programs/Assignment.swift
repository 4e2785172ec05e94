// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The parts of a statement that sets something, such as `kept[tab] = list.offset`.
struct Assignment {
  /// How something is set.
  enum Sign {
    /// By `=`.
    case plainly
    /// By `:=`, which stops what moves.
    case stopping
    /// By `~=`, which sends no event.
    case silently
  }

  /// What is set: words with dots between them.
  var target: String
  /// The text between brackets behind the target, and where it begins, in bytes; nil without brackets.
  var place: (text: String, start: Int)?
  /// How it is set.
  var sign: Sign
  /// Where the value begins, in bytes.
  var valueStart: Int

  /// Finds the parts; nil for a statement that is a command.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let comparisons: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!")]
    var brackets = (open: -1, close: -1)
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        if depth == 0, brackets.open < 0 { brackets.open = index }
        depth += 1
      case UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { brackets.close = index }
      // In a command the arguments come first.
      case UInt8(ascii: "(") where depth == 0: return nil
      case UInt8(ascii: "=") where depth == 0:
        let previous = index > 0 ? bytes[index - 1] : 0
        let isComparison =
          comparisons.contains(previous)
          || index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "=")
        guard !isComparison else { return nil }
        sign =
          previous == UInt8(ascii: "~")
          ? .silently : previous == UInt8(ascii: ":") ? .stopping : .plainly
        valueStart = index + 1
        let end = sign == .plainly ? index : index - 1
        target = Self.words(bytes[..<(brackets.open < 0 ? end : brackets.open)])
        guard brackets.open >= 0, brackets.close > brackets.open else { return }
        place = (
          String(decoding: bytes[(brackets.open + 1)..<brackets.close], as: UTF8.self),
          brackets.open + 1
        )
        target += Self.words(bytes[(brackets.close + 1)..<end])
        return
      default: break
      }
    }
    return nil
  }

  /// A text without spaces at its ends, and with single ones within.
  private static func words(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
  }
}
