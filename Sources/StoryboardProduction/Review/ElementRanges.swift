// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The names of many elements, shortened.
enum ElementRanges {
  /// Names in the order of their first appearance, those that differ only in the last index as a range.
  package static func text(_ names: [String]) -> String {
    var stems: [String] = []
    var ranges: [String: (low: Int, high: Int)] = [:]
    for name in names {
      guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
        let index = Int(name[name.index(after: bracket)..<name.index(before: name.endIndex)])
      else {
        if !stems.contains(name) { stems.append(name) }
        continue
      }
      let stem = String(name[...bracket])
      if let range = ranges[stem] {
        ranges[stem] = (min(range.low, index), max(range.high, index))
      } else {
        stems.append(stem)
        ranges[stem] = (index, index)
      }
    }
    let words = stems.prefix(20).map { stem in
      guard let range = ranges[stem] else { return stem }
      return range.low == range.high ? "\(stem)\(range.low)]" : "\(stem)\(range.low)…\(range.high)]"
    }
    return words.joined(separator: ", ") + (stems.count > 20 ? ", …" : "")
  }
}
