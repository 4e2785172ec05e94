// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a page calls the two sides of a comparison: as little of their paths as tells them apart.
enum SideNames {
  /// The longest name that has all of its path, in characters.
  private static let longest = 24

  /// Short names for the two sides.
  ///
  /// Folders that both paths begin with are left out, and so are all but the last of a long path. Names that would be equal stay
  /// as they are.
  static func short(_ words: [String]) -> [String] {
    var parts = words.map {
      $0.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    }
    guard parts.count == 2, !parts.contains(where: \.isEmpty) else { return words }
    var common = 0
    while common < min(parts[0].count, parts[1].count) - 1, parts[0][common] == parts[1][common] {
      common += 1
    }
    for side in parts.indices {
      parts[side].removeFirst(common)
      let suffix = ".scenario.jsonc"
      if let last = parts[side].last, last.hasSuffix(suffix), last != suffix {
        parts[side][parts[side].count - 1] = String(last.dropLast(suffix.count))
      }
    }
    let names = parts.indices.map { side in
      let whole = parts[side].joined(separator: "/")
      let isWhole = common > 0 || !words[side].hasPrefix("/")
      if whole.count <= longest { return isWhole ? whole : "/" + whole }
      return parts[side].count > 1 ? "…/" + parts[side][parts[side].count - 1] : whole
    }
    return names[0] == names[1] ? words : names
  }
}
