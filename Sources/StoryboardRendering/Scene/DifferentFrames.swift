// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The frames of a range in order, each with those after it that are known to show the same.
struct DifferentFrames: Sequence, IteratorProtocol {
  private let stays: [Bool]
  private var position: Int
  private let end: Int

  init(of timeline: Timeline, in range: Range<Int>) {
    stays = timeline.stays
    position = range.lowerBound
    end = range.upperBound
  }

  mutating func next() -> Range<Int>? {
    guard position < end else { return nil }
    let first = position
    repeat { position += 1 } while position < end && position < stays.count && stays[position]
    return first..<position
  }
}
