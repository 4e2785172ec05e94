// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PatternFiles

/// Every mistake in a file is told with its place, what was found, and what would be accepted.
@Suite struct MistakeTests {
  /// A wrong file, and the lines that are said about it: where, in bytes, and what.
  struct Mistake {
    var file: String
    var lines: [String] = []
  }

  static let mistakes: [Mistake] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "mistakes.txt")
    var result: [Mistake] = []
    for line in (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? [] {
      if line.hasPrefix("  ") {
        result[result.count - 1].lines.append(String(line.dropFirst(2)))
      } else {
        result.append(Mistake(file: String(line)))
      }
    }
    return result
  }()

  @Test(arguments: mistakes.indices)
  func `a wrong file is refused with places and reasons`(index: Int) {
    let mistake = Self.mistakes[index]
    let error = #expect(throws: InvalidPatternFile.self, "\(mistake.file)") {
      let file = try PatternFile(Array(mistake.file.utf8))
      for variant in file.variants.indices { _ = try file.compile(variant: variant) }
    }
    #expect(error?.errors.map { "\($0.offset): \($0.message)" } == mistake.lines)
  }

  @Test func `there are many mistakes to make`() {
    #expect(Self.mistakes.count >= 80)
  }
}
