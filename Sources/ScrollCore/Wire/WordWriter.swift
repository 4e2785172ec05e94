// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes values as a list of numbers, in the order in which `WordReader` reads them.
///
/// Numbers are the common format of a command, a page's data and a page's script, exact to the bit.
/// Counts, indices and cases are whole numbers; no text is written.
struct WordWriter {
  /// What has been written so far.
  private(set) var words: [Double] = []

  /// How many numbers have been written so far.
  var count: Int { words.count }

  mutating func write(_ value: Double) { words.append(value) }

  mutating func write(_ value: Int) { words.append(Double(value)) }

  mutating func write(_ value: UInt8) { words.append(Double(value)) }

  mutating func write(_ value: Bool) { words.append(value ? 1 : 0) }

  mutating func write(_ point: Point) {
    words.append(point.x)
    words.append(point.y)
  }
}
