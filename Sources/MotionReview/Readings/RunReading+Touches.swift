// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Touches by their frames, so that a frame costs the same in a run of one touch and of thousands.
///
/// Loops over indices are smaller in the modules of pages than loops over parts of the list.
extension RunReading {
  /// The indices of the touches that are down in a frame, or until the frame before it.
  func touches(at frame: Int) -> Range<Int> { touches(in: frame...frame) }

  /// The indices of the touches that are down in one of some frames, or until the frame before the first.
  ///
  /// A recording may have touches that overlap: others may then be among them.
  ///
  /// - Complexity: O(log touches), and the number of those in the frames.
  @inline(never)
  func touches(in frames: ClosedRange<Int>) -> Range<Int> {
    var (first, last) = (0, touches.count)
    while first < last {
      let middle = (first + last) / 2
      if latestEnds[middle] < frames.lowerBound { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < touches.count, touches[end].first <= frames.upperBound { end += 1 }
    return first..<end
  }

  /// The greatest `end` of each touch and those before it.
  static func latestEnds(_ touches: [TouchSpan]) -> [Int] {
    var ends: [Int] = []
    var latest = 0
    for touch in touches {
      latest = max(latest, touch.end)
      ends.append(latest)
    }
    return ends
  }
}
