// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The comments of a JSON5 file that belong to a place in it.
struct SourceComments {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The lines with `//` directly above a place, or else the comment at the end of its line; nil for none.
  func comment(at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    var start = offset
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    // Only what begins its line owns the lines above.
    let before = bytes[start..<offset].allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == 9 || $0 == UInt8(ascii: "{")
    }
    var lines: [String] = []
    while before, start > 0 {
      var previous = start - 1
      while previous > 0, bytes[previous - 1] != UInt8(ascii: "\n") { previous -= 1 }
      guard let comment = Self.wholeComment(bytes[previous..<start - 1]) else { break }
      lines.insert(comment, at: 0)
      start = previous
    }
    if !lines.isEmpty { return lines.joined(separator: " ") }
    guard before else { return nil }
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return Self.trailingComment(bytes[offset..<end])
  }

  /// The text of a line that is nothing but a comment.
  private static func wholeComment(_ line: ArraySlice<UInt8>) -> String? {
    let text = trimmed(String(decoding: line, as: UTF8.self))
    return text.hasPrefix("//") ? trimmed(String(text.drop { $0 == "/" })) : nil
  }

  /// The comment behind the values of a line, outside texts.
  private static func trailingComment(_ line: ArraySlice<UInt8>) -> String? {
    var quote: UInt8?
    var place = line.startIndex
    while place < line.endIndex {
      let byte = line[place]
      if let open = quote {
        if byte == UInt8(ascii: "\\") { place += 1 } else if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if line[place...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) {
        return trimmed(
          String(decoding: line[place...], as: UTF8.self).drop { $0 == "/" }.description)
      }
      place += 1
    }
    return nil
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.reversed().drop { $0.isWhitespace }
    return String(end.reversed())
  }
}
