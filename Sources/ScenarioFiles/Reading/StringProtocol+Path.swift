// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether a word of a file is the path of another file, not the word of something known.
  var isPath: Bool {
    contains("/") || [".json", ".jsonc", ".json5"].contains { hasSuffix($0) }
  }

  /// The path without steps that lead nowhere: `a/./b/../c` is `a/c`.
  var shortestPath: String {
    var parts: [SubSequence] = []
    for part in split(separator: "/", omittingEmptySubsequences: false) where part != "." {
      if part == "..", let last = parts.last, !last.isEmpty, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
