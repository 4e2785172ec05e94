// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reads the samples of a trace from a CSV file.
///
/// Numbers are separated by commas, a sample is a line. Empty lines, lines that begin with `#`, and a
/// first line of words are skipped; spaces and tabs around numbers do not count.
struct SampleTableReader {
  /// What a line's numbers mean.
  let shape: SampleShape

  /// The samples of a file; stops at the first line that is wrong.
  func read(_ file: SourceFile) -> [Trace.Sample]? {
    guard file.isReadable() else { return nil }
    let bytes = file.bytes
    let columns = shape.columns.count
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
      let mayBeTitles = isFirst
      isFirst = false
      guard samples.count < FileLimits.samples else {
        file.report(at: line.startIndex, "a trace must have at most \(FileLimits.samples) samples")
        return nil
      }
      var numbers = (0.0, 0.0, 0.0)
      switch read(line, into: &numbers) {
      case columns: break
      case let count:
        if mayBeTitles, count == nil, line.first?.isDigit == false, line.first != UInt8(ascii: "-")
        {
          continue
        }
        file.report(
          at: line.startIndex,
          "a line must have \(columns == 1 ? "1 number" : "\(columns) numbers separated by commas") (\(shape.columns.joined(separator: ", "))); found '\(shown(String(decoding: line.prefix(200), as: UTF8.self)))'"
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

  /// Reads up to three numbers of a line; returns how many fields it has, or nil when one is no number.
  private func read(_ line: ArraySlice<UInt8>, into numbers: inout (Double, Double, Double)) -> Int?
  {
    var count = 0
    var start = line.startIndex
    while true {
      let end = line[start...].firstIndex(of: UInt8(ascii: ",")) ?? line.endIndex
      guard let number = Self.number(Self.trimmed(line[start..<end])) else { return nil }
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      default: numbers.2 = number
      }
      count += 1
      if end == line.endIndex { return count }
      start = end + 1
    }
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
