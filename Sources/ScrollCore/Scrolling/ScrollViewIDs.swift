// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The first few scroll views of a scroll host, as a sequence that allocates nothing.
struct ScrollViewIDs: Sequence, IteratorProtocol {
  private var index: Int
  private let step: Int
  /// How many are still to come.
  private var rest: Int

  init(count: Int, isReversed: Bool) {
    index = isReversed ? count - 1 : 0
    step = isReversed ? -1 : 1
    rest = count
  }

  mutating func next() -> ScrollViewID? {
    guard rest > 0 else { return nil }
    rest &-= 1
    defer { index &+= step }
    return ScrollViewID(index)
  }
}
