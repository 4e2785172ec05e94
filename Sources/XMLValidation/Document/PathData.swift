// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Whether the text of a `d` attribute is path data as SVG 1.1 §8.3.9 writes it, without exponents.
enum PathData {
  /// Nil if it is well-formed, else the error and its byte offset.
  ///
  /// - Complexity: O(n), no allocation.
  static func fault(in bytes: UnsafeBufferPointer<UInt8>) -> (offset: Int, reason: String)? {
    var cursor = ByteCursor(bytes)
    cursor.skipSpaces()
    var isFirst = true
    while let command = cursor.peek {
      guard let count = arguments(of: command) else {
        return (cursor.offset, isFirst ? "begins with M" : "a command or number")
      }
      if isFirst, command | 0x20 != UInt8(ascii: "m") { return (cursor.offset, "begins with M") }
      isFirst = false
      cursor.advance()
      cursor.skipSpaces()
      guard count > 0 else { continue }
      var sets = 0
      while true {
        let isArc = command | 0x20 == UInt8(ascii: "a")
        for index in 0..<count {
          if index > 0 { _ = cursor.skipSeparator() }
          if isArc, index == 3 || index == 4 {
            guard cursor.skip(UInt8(ascii: "0")) || cursor.skip(UInt8(ascii: "1")) else {
              return (cursor.offset, "an arc flag is 0 or 1")
            }
          } else {
            let before = cursor.offset
            guard let value = cursor.number() else {
              return (cursor.offset, "\(letter(command)) takes \(count) numbers")
            }
            if isArc, index < 2, value < 0 { return (before, "a radius is not negative") }
          }
        }
        sets += 1
        // Another set of the same command follows a separator or a sign directly.
        var ahead = cursor
        let separated = ahead.skipSeparator()
        guard let next = ahead.peek else {
          if separated, endsWithComma(cursor) { return (cursor.offset, "a trailing comma") }
          cursor = ahead
          break
        }
        if arguments(of: next) != nil {
          if separated, endsWithComma(cursor) { return (cursor.offset, "a comma before a command") }
          cursor = ahead
          break
        }
        cursor = ahead
        guard isNumberStart(next) else { return (cursor.offset, "a command or number") }
      }
    }
    return isFirst ? (0, "begins with M") : nil
  }

  private static func endsWithComma(_ cursor: ByteCursor) -> Bool {
    var cursor = cursor
    cursor.skipSpaces()
    return cursor.peek == UInt8(ascii: ",")
  }

  private static func isNumberStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte == UInt8(ascii: ".")
  }

  private static func letter(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

  /// How many numbers a command takes each time; nil for what is no command.
  private static func arguments(of command: UInt8) -> Int? {
    switch command | 0x20 {
    case _ where command < 0x41: nil
    case UInt8(ascii: "z"): 0
    case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
    case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
    case UInt8(ascii: "c"): 6
    case UInt8(ascii: "a"): 7
    default: nil
    }
  }
}
