// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers of RFC 1951.
enum DeflateTables {
  /// For each symbol of a length or a distance the least one, and how many bits follow that say how much longer it is.
  typealias Steps = [(base: Int, extra: Int)]

  /// The lengths of repetitions, from symbol 257 on.
  static let lengths = steps(from: 3, plain: 8, each: 4, last: 28) + [(258, 0)]

  /// The distances of repetitions.
  static let distances = steps(from: 1, plain: 4, each: 2, last: 30)

  /// The order in which the lengths of the codes of lengths are written.
  static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Steps of one at first, then some of each power of two.
  private static func steps(from first: Int, plain: Int, each: Int, last: Int) -> Steps {
    var (steps, base) = (Steps(), first)
    for symbol in 0..<last {
      let extra = symbol < plain ? 0 : (symbol - plain) / each + 1
      steps.append((base, extra))
      base += 1 << extra
    }
    return steps
  }
}
