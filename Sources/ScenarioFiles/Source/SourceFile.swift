// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The bytes of a file, with the way from an offset to a line and a column.
final class SourceFile {
  /// The path that errors name.
  let path: String
  /// The whole file.
  let bytes: [UInt8]
  /// Where mistakes are reported.
  let log: ErrorLog
  private let order: Int

  init(path: String, bytes: [UInt8], log: ErrorLog) {
    self.path = path
    self.bytes = bytes
    self.log = log
    order = log.registerFile()
  }

  /// Where the text begins: after a byte order mark.
  var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Reports a mistake at a byte offset; the message is not made when the log is full.
  func report(at offset: Int, _ message: @autoclosure () -> String) {
    guard !log.isFull else { return }
    log.add(error(at: offset, message()), fileOrder: order, offset: offset)
  }

  /// Checks what must hold before any byte is looked at: length and encoding.
  func isReadable() -> Bool {
    guard bytes.count <= FileLimits.bytes else {
      report(
        at: 0,
        "file is \(bytes.count) bytes long; at most \(FileLimits.bytes) bytes (16 MB) are accepted")
      return false
    }
    guard String(utf8: bytes) == nil else { return true }
    let offset = Self.firstInvalidByte(of: bytes)
    report(
      at: offset,
      "byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8 text; files must be in UTF-8"
    )
    return false
  }

  /// Where bytes stop being UTF-8: the first byte of what is no character.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int {
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while case .valid(let character) = parser.parseScalar(from: &rest) { offset += character.count }
    return offset
  }

  /// Line and column of a byte offset with a colon between them; linear in the offset.
  func place(of offset: Int) -> String {
    var cursor = LineCursor(self)
    cursor.move(to: offset)
    return "\(cursor.line):\(cursor.column)"
  }

  private func error(at offset: Int, _ message: String) -> ScenarioFileError {
    let offset = max(offset, textStart)
    var cursor = LineCursor(self)
    cursor.move(to: offset)
    let (excerpt, caret) = excerpt(around: offset, lineStart: cursor.lineStart)
    return ScenarioFileError(
      file: path, line: cursor.line, column: cursor.column, message: message, excerpt: excerpt,
      caret: caret)
  }

  /// The line around an offset, cut to a width that fits a terminal.
  private func excerpt(around offset: Int, lineStart: Int) -> (text: String, caret: Int) {
    let before = 60
    let width = 100
    // A scalar is at most four bytes, so these bounds hold all that is shown.
    var start = max(lineStart, offset - 4 * before)
    while start > lineStart, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = offset
    while end < bytes.count, end < offset + 4 * width, bytes[end] != UInt8(ascii: "\n"),
      bytes[end] != UInt8(ascii: "\r")
    { end += 1 }
    var head = Array(
      String(decoding: bytes[start..<max(start, offset)], as: UTF8.self).unicodeScalars)
    if head.count > before || start > lineStart { head = ["…"] + head.suffix(before - 1) }
    var tail = Array(String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars)
    if tail.count > width - head.count { tail = tail.prefix(width - head.count - 1) + ["…"] }
    var text = String.UnicodeScalarView()
    for scalar in head + tail { text.append(VisibleText.isInvisible(scalar) ? " " : scalar) }
    return (String(text), head.count)
  }
}
