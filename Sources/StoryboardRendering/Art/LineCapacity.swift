// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How much text fits into a line, as a `UILabel` would show it: text that does not fit ends in an ellipsis.
///
/// The reader's font is unknown. In the fonts of the common systems a letter is at most 0.547 of the font's size wide on
/// average, and a little more in a bold weight: a line may be cut early, but never overflows.
struct LineCapacity {
  /// The number of letters that fit.
  let letterCount: Int

  /// Makes the capacity of a line; the width and the size of the font are in points.
  init(width: Double, size: Double, weight: Double? = nil) {
    let letter = size * 8.2 / 15 * ((weight ?? 400) >= 600 ? 1.06 : 1)
    let average = Int(min(max(0, width / letter), 10_000))
    // A few letters may all be wide ones.
    letterCount = average < 20 ? max(0, average - 1) : average
  }

  /// The estimated width of a text, in points.
  static func width(of text: String, size: Double, weight: Double? = nil) -> Double {
    Double(text.count) * size * 8.2 / 15 * ((weight ?? 400) >= 600 ? 1.06 : 1)
  }

  /// Whether a number of letters fits into the line.
  func holds(letters: Int) -> Bool { letters <= letterCount }

  /// Whether a text fits into the line.
  func holds(_ text: String) -> Bool { holds(letters: text.count) }

  /// The text, or as much of its beginning as fits, and an ellipsis.
  func shortened(_ text: String) -> String {
    guard !holds(text) else { return text }
    var start = text.prefix(max(0, letterCount - 1))
    while start.last == " " || start.last == "," { start.removeLast() }
    return start + "…"
  }

  /// Two lines broken between words; the second one is shortened.
  ///
  /// - Parameters:
  ///   - first: The first line where both fit.
  ///   - second: The second line where both fit.
  func lines(_ first: String, _ second: String) -> (String, String) {
    guard !holds(first) || !holds(second) else { return (first, second) }
    let text = first + " " + second
    // A space may follow the last word.
    let start = text.prefix(letterCount + 1)
    guard let space = start.lastIndex(of: " ") else { return (shortened(first), shortened(second)) }
    return (String(text[..<space]), shortened(String(text[text.index(after: space)...])))
  }
}
