// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ArraySlice<UInt8> {
  /// The first range of some bytes, found as Horspool does: from the last byte of a place that does not match follows how
  /// far the next place is.
  ///
  /// The search of the standard library takes longer than the rest of a page.
  ///
  /// - Complexity: Linear in the number of bytes, divided by the length of `text` in most files.
  func firstRange(ofBytes text: [UInt8]) -> Range<Int>? {
    guard let last = text.last else { return nil }
    var steps = [Int](repeating: text.count, count: 256)
    for (offset, byte) in text.dropLast().enumerated() {
      steps[Int(byte)] = text.count - 1 - offset
    }
    var end = startIndex + text.count
    while end <= endIndex {
      let byte = self[end - 1]
      if byte == last, self[(end - text.count)..<end].elementsEqual(text) {
        return (end - text.count)..<end
      }
      end += steps[Int(byte)]
    }
    return nil
  }
}
