// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The exact distribution of Wilcoxon's signed-rank statistic for differences that are symmetric
/// about 0.
///
/// The sum of the ranks of the positive ones of n differences; each subset of the ranks 1...n is equally
/// likely.
package enum SignedRank {
  /// How likely a sum of at most `bound` is among `count` differences.
  ///
  /// - Complexity: O(count³); `count` is at most some hundreds here.
  package static func probability(atMost bound: Int, count: Int) -> Double {
    guard bound >= 0 else { return 0 }
    let probabilities = distribution(count: count)
    return min(1, probabilities.prefix(bound + 1).reduce(0, +))
  }

  /// The number of sorted pairwise means outside a confidence interval at each end.
  ///
  /// - Parameters:
  ///   - count: How many observations there are.
  ///   - confidence: How sure the interval has to be, such as 0.99.
  /// - Returns: The largest number for which the interval is still as sure; nil if even the whole range is
  ///   less sure.
  package static func excludedMeans(count: Int, confidence: Double) -> Int? {
    let tail = (1 - confidence) / 2
    var sum = 0.0
    var excluded: Int?
    for (bound, probability) in distribution(count: count).enumerated() {
      sum += probability
      guard sum <= tail else { break }
      excluded = bound + 1
    }
    // An interval from the k-th to the k-th last mean misses the centre when the sum is below k.
    return excluded.map { $0 - 1 }
  }

  private static func distribution(count: Int) -> [Double] {
    var probabilities = [1.0]
    for rank in stride(from: 1, through: count, by: 1) {
      var next = [Double](repeating: 0, count: probabilities.count + rank)
      for (sum, probability) in probabilities.enumerated() {
        next[sum] += probability / 2
        next[sum + rank] += probability / 2
      }
      probabilities = next
    }
    return probabilities
  }
}
