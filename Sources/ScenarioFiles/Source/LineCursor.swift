// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Lines and columns of places that are asked for in rising order, in linear time altogether.
struct LineCursor {
  private let file: SourceFile
  private(set) var line = 1
  private(set) var column = 1
  /// The byte that the line begins with.
  private(set) var lineStart: Int
  private var offset: Int

  init(_ file: SourceFile) {
    self.file = file
    lineStart = file.textStart
    offset = lineStart
  }

  /// Moves to a byte offset that is not before the last one.
  mutating func move(to place: Int) {
    let bytes = file.bytes
    while offset < place {
      let byte = bytes[offset]
      offset += 1
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset < bytes.count && bytes[offset] == UInt8(ascii: "\n"))
      if endsLine {
        line += 1
        lineStart = offset
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
