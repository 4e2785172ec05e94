// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Where the items that a pattern moves begin in the frames that wait, in points.
struct ItemStarts: Sendable {
  /// The items: their places among the layouts.
  private let lists: [Int]
  /// Where each of them begins, frame by frame, and where it begins now.
  private var starts: [Double]
  /// Whether items may be where they were in a frame that waits.
  private var areMoved = false

  /// Makes room for the starts of some items.
  init(_ lists: [Int]) {
    self.lists = lists
    starts = [Double](repeating: 0, count: lists.count * (FrameColumn.scalarCount + 1))
  }

  /// Whether there are no such items.
  var isEmpty: Bool { lists.isEmpty }

  /// Notes where items begin in a frame that waits.
  @inline(__always)
  mutating func note(_ layouts: [RepeatLayout], _ frame: Int) {
    if !isEmpty { noteAll(layouts, frame) }
  }

  private mutating func noteAll(_ layouts: [RepeatLayout], _ frame: Int) {
    for place in lists.indices {
      starts[frame &* lists.count &+ place] = layouts[lists[place]].start
    }
  }

  /// Whether items begin in a frame where they do in another one.
  @inline(__always)
  func isSame(_ frame: Int, _ other: Int) -> Bool {
    isEmpty || areSame(frame, other)
  }

  private func areSame(_ frame: Int, _ other: Int) -> Bool {
    lists.indices.allSatisfy { place in
      starts[frame &* lists.count &+ place].bitPattern
        == starts[other &* lists.count &+ place].bitPattern
    }
  }

  /// Keeps where items begin now.
  mutating func keep(_ layouts: [RepeatLayout]) {
    note(layouts, FrameColumn.scalarCount)
    areMoved = true
  }

  /// Moves items to where they were in a frame; places without a frame have those of an earlier one.
  @inline(__always)
  func move(_ layouts: inout [RepeatLayout], toFrame frame: Int) {
    if !isEmpty { moveAll(&layouts, toFrame: frame) }
  }

  private func moveAll(_ layouts: inout [RepeatLayout], toFrame frame: Int) {
    for place in lists.indices {
      let start = starts[frame &* lists.count &+ place]
      // As bits: formulas tell −0 from 0.
      guard layouts[lists[place]].start.bitPattern != start.bitPattern else { continue }
      layouts[lists[place]].move(to: start)
    }
  }

  /// Moves items to where they begin now.
  mutating func restore(_ layouts: inout [RepeatLayout]) {
    guard areMoved else { return }
    areMoved = false
    move(&layouts, toFrame: FrameColumn.scalarCount)
  }
}
#endif
