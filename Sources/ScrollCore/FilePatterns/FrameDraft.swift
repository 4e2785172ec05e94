// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The frame that is being computed.
struct FrameDraft {
  /// The frames before, to which it is appended; empty between frames.
  var frames = FrameStore()
  /// The rectangle of each element of the program that is there once, in points; of negative width where it is not there.
  var rects: [Rect]

  /// Makes room for a program.
  init(_ program: PatternProgram) {
    rects = [Rect](repeating: Rect(0, 0, -1, 0), count: program.elements.count)
  }
}
