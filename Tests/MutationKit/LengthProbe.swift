// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which words of a pose are lengths: looked for in runs without a defect.
///
/// Whole numbers and flags are tiny where they are read as floating-point numbers, and lengths are not. Runs play one after the
/// other, so that no two look at once.
final class LengthProbe: @unchecked Sendable {
  private(set) var lengths: Set<Int> = []
  private var others: Set<Int> = []

  /// Looks at a pose of a frame.
  func look(at pose: UnsafeRawBufferPointer) {
    for word in 0..<pose.count / 8 {
      let number = unsafe pose.load(fromByteOffset: word * 8, as: Double.self)
      guard number != 0, !number.isNaN else { continue }
      if (1e-9...1e6).contains(abs(number)) {
        lengths.insert(word)
      } else {
        others.insert(word)
      }
    }
  }

  /// The words that are never anything else.
  var words: [Int] { lengths.subtracting(others).sorted() }
}
