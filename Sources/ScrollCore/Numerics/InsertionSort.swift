// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Sorts few elements, or many that are nearly in order; equal ones keep their order.
  ///
  /// The library's sort is some 4 KB in every page that carries the core.
  ///
  /// - Complexity: O(n + m), where m is how many pairs are in the wrong order.
  mutating func insertionSort(by isBefore: (Element, Element) -> Bool) {
    for index in indices {
      var place = index
      while place > 0, isBefore(self[place], self[place - 1]) {
        swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
