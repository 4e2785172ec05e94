// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What frames show, one after another.
struct FrameStore {
  /// The recorded values of all frames; NaN for none.
  var values: [Double] = []
  /// The translations of their layers but the first, in points.
  var layers: [Point] = []
  /// Their elements, back to front within a frame.
  var elements: [ElementFrame] = []
  /// Where the elements of each frame end.
  private var ends: [Int] = []

  /// How many frames there are.
  var count: Int { ends.count }

  /// The elements of a frame, as a range of `elements`.
  func elements(ofFrame frame: Int) -> Range<Int> {
    (frame == 0 ? 0 : ends[frame - 1])..<ends[frame]
  }

  /// Makes a frame of what was appended since the last one.
  mutating func endFrame() { ends.append(elements.count) }

  /// Forgets all frames and keeps the storage.
  mutating func removeAll() {
    values.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
