// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension LineCapacity {
  /// A text in lines broken between words; the last one that is allowed is shortened.
  func lines(of text: String, atMost limit: Int) -> [String] {
    var lines: [String] = []
    var rest = Substring(text)
    while !holds(String(rest)), lines.count + 1 < limit {
      // A space may follow the last word.
      guard let space = rest.prefix(letterCount + 1).lastIndex(of: " ") else { break }
      lines.append(String(rest[..<space]))
      rest = rest[rest.index(after: space)...]
    }
    return lines + [shortened(String(rest))]
  }
}
