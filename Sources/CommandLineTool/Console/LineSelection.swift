// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Some lines of an output, as many as fit into a limit; the others are only counted.
///
/// Of an output of any length no more is kept than somebody will read.
struct LineSelection: Sendable {
  /// The lines to keep besides the first, counted from 0.
  let lines: ClosedRange<Int>
  /// The most bytes to keep.
  let limit: Int
  /// How many lines there were, the last of which may have no end.
  private(set) var count = 0
  /// How many of the wanted lines were kept; after one that did not fit, none is.
  private(set) var kept = 0
  /// How many bytes were wanted, and left out for the limit.
  private(set) var omitted = 0

  private var line: [UInt8] = []
  private var isOpen = false

  /// Selects lines.
  ///
  /// - Parameters:
  ///   - lines: The lines to keep besides the first, counted from 0.
  ///   - limit: The most bytes to keep.
  init(_ lines: ClosedRange<Int>, limit: Int) {
    (self.lines, self.limit) = (lines, limit)
  }

  private var isWanted: Bool { count == 1 || lines.contains(count - 1) }

  /// Takes the next bytes of the output.
  mutating func take(_ bytes: some Sequence<UInt8>, into memory: inout [UInt8]) {
    for byte in bytes {
      if !isOpen {
        count += 1
        isOpen = true
      }
      if isWanted {
        if line.count <= limit { line.append(byte) } else { omitted += 1 }
      }
      if byte == UInt8(ascii: "\n") { end(into: &memory) }
    }
  }

  /// Ends the last line, where nothing follows.
  mutating func finish(into memory: inout [UInt8]) {
    if isOpen { end(into: &memory) }
  }

  private mutating func end(into memory: inout [UInt8]) {
    isOpen = false
    guard isWanted else { return }
    if omitted == 0, memory.count + line.count <= limit {
      memory += line
      kept += 1
    } else {
      omitted += line.count
    }
    line.removeAll(keepingCapacity: true)
  }
}
