// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the frames of a file's pattern show that are not laid out yet.
///
/// Formulas read the run, so a frame is computed when it comes. A pose is then its number here, whatever it shows. All
/// copies of a pattern share one store.
final class ShownFrames {
  /// The recorded values of all frames.
  private(set) var values: [Double] = []
  /// The translations of their layers but the first, in points.
  private(set) var layers: [Point] = []
  /// Their elements, back to front within a frame.
  private(set) var elements: [ElementFrame] = []
  /// Where the elements of each frame end.
  private var ends: [Int] = []
  /// The most elements that a frame has had.
  private(set) var elementLimit = 0

  /// How many frames there are.
  var count: Int { ends.count }

  /// The elements of a frame, as a range of `elements`.
  func elements(ofFrame frame: Int) -> Range<Int> {
    (frame == 0 ? 0 : ends[frame - 1])..<ends[frame]
  }

  /// Adds a frame.
  func append(_ frame: FrameDraft) {
    values.append(contentsOf: frame.values)
    layers.append(contentsOf: frame.layers)
    elements.append(contentsOf: frame.elements)
    ends.append(elements.count)
    elementLimit = max(elementLimit, frame.elements.count)
  }

  /// Forgets all frames and keeps the storage.
  func removeAll() {
    values.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }
}
