// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Reads a recording from CSV: empty lines and lines that begin with `#` are skipped.
struct TraceTableReader {
  let file: SourceFile

  /// Reads all lines; stops at the first that is wrong.
  func read(into rows: inout TraceRows) {
    guard file.isReadable() else { return }
    let bytes = file.bytes
    var start = file.textStart
    var isFirst = true
    while start < bytes.count {
      let end =
        bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? bytes.count
      defer { start = end + 1 }
      let line = SampleTableReader.trimmed(bytes[start..<end])
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let fields = line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        .map(SampleTableReader.trimmed)
      if isFirst, fields.allSatisfy({ $0.first.map(SampleTableReader.isLetter) ?? false }) {
        let words = fields.map { String(decoding: $0, as: UTF8.self) }
        guard rows.name(words, at: line.startIndex) else { return }
        isFirst = false
        continue
      }
      isFirst = false
      var row: [Double?] = []
      for field in fields {
        if field.isEmpty {
          row.append(nil)
        } else if let number = SampleTableReader.number(field) {
          row.append(number)
        } else {
          file.report(
            at: field.startIndex,
            "'\(shown(String(decoding: field.prefix(60), as: UTF8.self)))' is no number")
          return
        }
      }
      guard rows.add(row, at: line.startIndex) else { return }
    }
  }
}
