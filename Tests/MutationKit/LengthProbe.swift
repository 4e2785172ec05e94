// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Finds the words of a pose that are lengths, in runs without a defect.
///
/// Integers and flags are tiny numbers if they are read as floating-point numbers, and lengths are
/// not. Runs play one after the other, so that only one probe is active.
final class LengthProbe: @unchecked Sendable {
  private(set) var lengths: Set<Int> = []
  private var others: Set<Int> = []

  /// Inspects the pose of a frame.
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

  /// The words that are always lengths.
  var words: [Int] { lengths.subtracting(others).sorted() }
}
