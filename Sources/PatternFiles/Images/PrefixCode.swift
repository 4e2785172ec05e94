// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A code in which frequent symbols are short, and none begins another (Huffman).
struct PrefixCode {
  /// How many bits each symbol has; 0 for one that does not occur.
  private(set) var lengths: [Int]
  /// The bits, the first one lowest.
  private(set) var codes: [Int]

  /// Makes a code for symbols that occur so often, of which none has more bits than a limit.
  init(_ counts: [Int], limit: Int) {
    var counts = counts
    lengths = Self.lengths(counts)
    // Rare symbols that count for more have shorter codes.
    while lengths.contains(where: { $0 > limit }) {
      counts = counts.map { $0 == 0 ? 0 : ($0 + 1) / 2 }
      lengths = Self.lengths(counts)
    }
    codes = [Int](repeating: 0, count: counts.count)
    var next = 0
    for length in 1...limit {
      for (symbol, own) in lengths.enumerated() where own == length {
        codes[symbol] = (0..<length).reduce(0) { $0 | (next >> $1 & 1) << (length - 1 - $1) }
        next += 1
      }
      next <<= 1
    }
  }

  private static func lengths(_ counts: [Int]) -> [Int] {
    var lengths = [Int](repeating: 0, count: counts.count)
    let symbols = counts.indices.filter { counts[$0] > 0 }.sorted {
      (counts[$0], $0) < (counts[$1], $1)
    }
    guard symbols.count > 1 else {
      for symbol in symbols { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves first, then joined nodes, both in rising order; each node has a parent behind it.
    var weights = symbols.map { counts[$0] }
    var parents = [Int](repeating: 0, count: 2 * symbols.count - 1)
    var (leaf, joined) = (0, symbols.count)
    while weights.count < parents.count {
      var weight = 0
      for _ in 0..<2 {
        let takesLeaf =
          leaf < symbols.count
          && (joined >= weights.count || weights[leaf] <= weights[joined])
        let node = takesLeaf ? leaf : joined
        if takesLeaf { leaf += 1 } else { joined += 1 }
        weight += weights[node]
        parents[node] = weights.count
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: parents.count)
    for node in (0..<parents.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
    return lengths
  }
}
