// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The marks that keep traps distinct for debuggers.
///
/// A page has no use for them, and without them identical traps are merged.
enum TrapMarks {
  /// LLVM assembly without the lines that are marks.
  static func removed(from text: Data) -> Data {
    var result = Data(capacity: text.count)
    AssemblyLines.forEach(in: text) { line in
      if !isMark(line) { result.append(contentsOf: line) }
    }
    return result
  }

  /// Whether a line is a mark: ` call void asm sideeffect "", "n"(i32 7)`, with any indentation, perhaps a `tail`, and
  /// anything behind it.
  private static func isMark(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    guard line.first == UInt8(ascii: " ") else { return false }
    var rest = line.drop { $0 == UInt8(ascii: " ") }
    guard rest.first == tail.first || rest.first == call.first else { return false }
    if rest.starts(with: tail) { rest = rest.dropFirst(tail.count) }
    guard rest.starts(with: call) else { return false }
    let digits = rest.dropFirst(call.count)
    let end = digits.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return end.startIndex > digits.startIndex && end.first == UInt8(ascii: ")")
  }

  private static let tail = Array("tail ".utf8)
  private static let call = Array(#"call void asm sideeffect "", "n"(i32 "#.utf8)
}
