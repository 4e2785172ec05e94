// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Markup that several drawings of a document contain: each piece is stored once, under a number.
struct RepeatedMarkup: Sendable {
  /// The letter that ids begin with; the number follows.
  static let letter: StaticString = "r"

  /// Shorter pieces take no more bytes in each drawing than a definition and references would.
  private static let leastCount = 64

  /// Elements in UTF-8, by their number.
  private(set) var contents: [[UInt8]] = []
  /// The numbers of pieces, by digest.
  private var numbers: [UInt64: [Int]] = [:]

  /// The number of a piece of markup, a new one for a new piece; nil for a piece that is too short.
  mutating func number(of markup: UnsafeBufferPointer<UInt8>) -> Int? {
    guard markup.count >= Self.leastCount else { return nil }
    let digest = WordDigest.value(of: markup)
    if let known = numbers[digest]?.first(where: { contents[$0].holdsSame(as: markup) }) {
      return known
    }
    numbers[digest, default: []].append(contents.count)
    contents.append(Array(markup))
    return contents.count - 1
  }
}
