// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What moves the offset of a scroll view.
enum ScrollActivity: Sendable, BitwiseCopyable {
  /// Nothing; the offset that the next frame shows is stored.
  case idle(Double)
  /// A finger landed but has not travelled beyond the slop; the coordinate where it landed.
  case touched(Double)
  /// A finger drags: the raw offset, without rubber band, at a coordinate of the finger.
  case dragged(rawOffset: Double, at: Double)
  /// The content moves without a finger since a time in seconds; `ScrollHost.motions` has its motion.
  case moving(since: Double)
  /// A recording sets the offset; that of the next frame is stored.
  case traced(Double)

  /// Whether the content moves without a finger.
  var isMoving: Bool {
    if case .moving = self { true } else { false }
  }
}
