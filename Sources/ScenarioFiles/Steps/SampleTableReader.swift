// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the samples of a trace from a CSV file.
///
/// Numbers are separated by commas, a sample is a line. Empty lines and lines that begin with `#` are skipped;
/// spaces and tabs around numbers do not count. A first line of words names the columns, in any order; those of
/// a recording that the trace does not play are skipped.
struct SampleTableReader {
  /// What a line's numbers mean.
  let shape: SampleShape

  /// The samples of a file; stops at the first line that is wrong.
  func read(_ file: SourceFile) -> [Trace.Sample]? {
    guard file.isReadable() else { return nil }
    let bytes = file.bytes
    var columns = shape.columns.indices.map { SampleColumn(number: $0) }
    var samples: [Trace.Sample] = []
    var previous = 0.0
    var start = file.textStart
    var isFirst = true
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      defer { start = end + 1 }
      let line = Self.trimmed(bytes[start..<end])
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let fields = Self.fields(line)
      if isFirst, fields.allSatisfy({ $0.first.map(Self.isLetter) ?? false }) {
        isFirst = false
        guard let named = titled(fields, file) else { return nil }
        columns = named
        continue
      }
      isFirst = false
      guard samples.count < FileLimits.samples else {
        file.report(at: line.startIndex, "a trace must have at most \(FileLimits.samples) samples")
        return nil
      }
      guard let numbers = Self.numbers(of: fields, in: columns) else {
        let count = columns.count
        let names =
          columns.allSatisfy({ $0.number != nil })
          ? " (\(shape.columns.joined(separator: ", ")))" : ""
        file.report(
          at: line.startIndex,
          "a line must have \(count == 1 ? "1 number" : "\(count) numbers separated by commas")\(names); found '\(shown(String(decoding: line.prefix(200), as: UTF8.self)))'"
        )
        return nil
      }
      switch shape.sample(numbers, index: samples.count, after: previous) {
      case .success(let sample):
        samples.append(sample)
        previous = sample.time
      case .failure(let fault):
        file.report(at: line.startIndex, fault.message)
        return nil
      }
    }
    if samples.isEmpty {
      file.report(
        at: bytes.count, "a trace must have from 1 to \(FileLimits.samples) samples; found 0")
      return nil
    }
    return samples
  }

  /// The columns that a line of titles names; reports those that cannot be.
  private func titled(_ titles: [ArraySlice<UInt8>], _ file: SourceFile) -> [SampleColumn]? {
    switch shape.columns(titled: titles.map { String(decoding: $0, as: UTF8.self) }) {
    case .success(let columns): return columns
    case .failure(let fault):
      file.report(at: titles[fault.index].startIndex, fault.message)
      return nil
    }
  }

  /// Whether titles may begin with it.
  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(trimmed)
  }

  /// The numbers of a sample from the fields of a line; nil when one is no number, or there are too few or many.
  private static func numbers(
    of fields: [ArraySlice<UInt8>], in columns: [SampleColumn]
  ) -> (Double, Double, Double)? {
    guard fields.count == columns.count else { return nil }
    var numbers = (0.0, 0.0, 0.0)
    for (field, column) in zip(fields, columns) {
      guard let place = column.number else { continue }
      guard let number = Self.number(field) else { return nil }
      switch place {
      case 0: numbers.0 = number * column.factor
      case 1: numbers.1 = number
      default: numbers.2 = number
      }
    }
    return numbers
  }

  /// A decimal number; nil for words that `Double` would take, such as `nan` and `0x1`.
  static func number(_ field: ArraySlice<UInt8>) -> Double? {
    guard !field.isEmpty, field.count <= JSON5Number.longest,
      field.allSatisfy({
        $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
          || $0 | 0x20 == UInt8(ascii: "e")
      })
    else { return nil }
    return Double(String(decoding: field, as: UTF8.self)).map { $0 + 0 }
  }

  static func trimmed(_ field: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var field = field
    while let byte = field.first, byte == 0x20 || byte == 0x09 { field.removeFirst() }
    while let byte = field.last, byte == 0x20 || byte == 0x09 { field.removeLast() }
    return field
  }
}
