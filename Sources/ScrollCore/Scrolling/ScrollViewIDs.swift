// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The first few scroll views of a scroll host, as a sequence that allocates nothing.
struct ScrollViewIDs: Sequence, IteratorProtocol {
  private var index = 0
  private let count: Int
  private let isReversed: Bool

  init(count: Int, isReversed: Bool) {
    self.count = count
    self.isReversed = isReversed
  }

  mutating func next() -> ScrollViewID? {
    guard index < count else { return nil }
    defer { index += 1 }
    return ScrollViewID(isReversed ? count - 1 - index : index)
  }
}
