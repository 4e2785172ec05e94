// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ArraySlice<UInt8> {
  /// The first range of some bytes; the search of the standard library takes longer than the rest of a page.
  ///
  /// - Complexity: Linear in the number of bytes, unless many positions match the beginning of `text`.
  func firstRange(ofBytes text: [UInt8]) -> Range<Int>? {
    guard let first = text.first, count >= text.count else { return nil }
    for index in startIndex...(endIndex - text.count)
    where self[index] == first && self[index..<(index + text.count)].elementsEqual(text) {
      return index..<(index + text.count)
    }
    return nil
  }
}
