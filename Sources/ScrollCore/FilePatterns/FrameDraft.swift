// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The frame that is being computed; its storage is used again for the next one.
struct FrameDraft {
  /// Recorded values; NaN for none.
  var values: [Double] = []
  /// The translations of the layers but the first, in points.
  var layers: [Point] = []
  /// Elements, back to front.
  var elements: [ElementFrame] = []
  /// The rectangle of each element of the program that is there once, in points; of negative width where it is not there.
  var rects: [Rect]

  /// Makes room for a program.
  init(_ program: PatternProgram) {
    rects = [Rect](repeating: Rect(0, 0, -1, 0), count: program.elements.count)
  }

  /// Begins a frame.
  mutating func begin() {
    values.removeAll(keepingCapacity: true)
    layers.removeAll(keepingCapacity: true)
    elements.removeAll(keepingCapacity: true)
  }
}
