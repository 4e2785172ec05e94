// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Takes the samples of a recording, row by row, and says what is wrong with them.
struct TraceRows {
  /// What a column may hold.
  enum Column: String, CaseIterable {
    case ms, t, offset, finger, header

    /// The column of a title; `y` is what scenarios call the offset.
    init?(title: String) {
      if title == "y" { self = .offset } else { self.init(rawValue: title) }
    }
  }

  /// Where mistakes are reported.
  let file: SourceFile
  /// What the numbers of a row mean.
  private(set) var columns: [Column] = [.ms, .offset]
  /// What has been taken.
  private(set) var contents = TraceFile.Contents()
  private var start = 0.0

  init(file: SourceFile) {
    self.file = file
  }

  /// Takes the names of the columns over; reports those that cannot be.
  mutating func name(_ words: [String], at offset: Int) -> Bool {
    let known = Column.allCases.map(\.rawValue)
    var columns: [Column] = []
    for word in words {
      guard let column = Column(title: word) else {
        file.report(
          at: offset,
          "unknown column '\(shown(word))'\(suggestion(for: word, among: known)); accepted: \(known.joined(separator: ", "))"
        )
        return false
      }
      guard !columns.contains(column) else {
        file.report(at: offset, "the column '\(word)' is there twice")
        return false
      }
      columns.append(column)
    }
    guard columns.contains(.ms) != columns.contains(.t), columns.contains(.offset) else {
      file.report(at: offset, "a recording needs the column 'offset' and either 'ms' or 't'")
      return false
    }
    self.columns = columns
    return true
  }

  /// Takes over what is known of the device.
  mutating func note(_ device: RecordedDevice) { contents.device = device }

  /// Takes a row over; nil stands for a finger that is not down.
  mutating func add(_ row: [Double?], at offset: Int) -> Bool {
    guard row.count == columns.count else {
      file.report(
        at: offset,
        "a sample must have \(columns.count) numbers (\(columns.map(\.rawValue).joined(separator: ", "))); found \(row.count)"
      )
      return false
    }
    guard contents.times.count < FileLimits.samples else {
      file.report(at: offset, "a recording must have at most \(FileLimits.samples) samples")
      return false
    }
    for (column, number) in zip(columns, row) {
      guard let number else {
        guard column == .finger else {
          file.report(at: offset, "'\(column.rawValue)' must have a number in every sample")
          return false
        }
        contents.finger.append(.nan)
        continue
      }
      guard number.isFinite, number.magnitude <= 1e9 else {
        file.report(at: offset, "'\(column.rawValue)' must be from -1000000000 to 1000000000")
        return false
      }
      switch column {
      case .ms, .t:
        guard addTime(column == .ms ? number / 1000 : number, at: offset) else { return false }
      case .offset: contents.offsets.append(number)
      case .finger: contents.finger.append(number)
      case .header: contents.header.append(number)
      }
    }
    return true
  }

  private mutating func addTime(_ time: Double, at offset: Int) -> Bool {
    if contents.times.isEmpty { start = time }
    if let last = contents.times.last, time - start <= last {
      file.report(
        at: offset,
        "times must rise; found \(shown((time - last - start) * 1000)) ms after the last")
      return false
    }
    guard time - start <= FileLimits.seconds else {
      file.report(at: offset, "a recording must be at most \(shown(FileLimits.seconds)) s long")
      return false
    }
    contents.times.append(time - start)
    return true
  }
}
