// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import FuzzReaders
import Testing

/// Every test run reads the interesting inputs again that fuzzers have found.
@Suite struct `Inputs found by fuzzing` {
  /// The inputs of a reader: one per line, with non-printable bytes as `\xHH`.
  private static func inputs(_ reader: FuzzReader) throws -> [[UInt8]] {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Corpus/\(reader.rawValue).txt")
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map(bytes)
  }

  private static func bytes(_ line: Substring) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Substring(line).utf8
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      if rest.popFirst() == UInt8(ascii: "x") {
        result.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      } else {
        result.append(UInt8(ascii: "\\"))
      }
    }
    return result
  }

  @Test(arguments: FuzzReader.allCases)
  func `are read or refused without breaking an invariant`(reader: FuzzReader) throws {
    let inputs = try Self.inputs(reader)
    var accepted = 0
    for input in inputs {
      do {
        if try reader.read(input) { accepted += 1 }
      } catch {
        Issue.record("\(error): \(String(decoding: input, as: UTF8.self))")
      }
    }
    #expect(inputs.count >= 15)
    #expect(accepted > 0)
    #expect(accepted < inputs.count)
  }
}
