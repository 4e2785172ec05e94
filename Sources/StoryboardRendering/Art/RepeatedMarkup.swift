// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Markup that several drawings of a document hold: each is kept once, under a number.
struct RepeatedMarkup: Sendable {
  /// The letter that ids begin with; the number follows.
  static let letter: StaticString = "r"

  /// Less than this costs no more where it stands than a definition and references.
  private static let leastCount = 64

  /// Elements in UTF-8, with a line feed before each, by their number.
  private(set) var contents: [[UInt8]] = []
  /// The numbers of those whose bytes add up to the same.
  private var numbers: [UInt64: [Int]] = [:]

  /// The number of a piece of markup, which becomes a new one where it has not been seen before; nil where
  /// it is too short.
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
