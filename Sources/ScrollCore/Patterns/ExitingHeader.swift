// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A header that goes away as content scrolls up, and is back when the content is: a pure function of
/// where the content begins on the screen.
///
/// ```
/// height = clamp(content top, least, least + extra)
/// ```
/// It is the fixed variant `ch8` of the collapsing header, for patterns that have such a header beside
/// something else.
struct ExitingHeader: Sendable, BitwiseCopyable {
  /// How much of the way down it takes a title to fade: all of it is gone before it meets the clock.
  private static let fade = 0.4

  /// The height that is left when it is closed, in points.
  var least: Double
  /// How much taller it is when it is open, in points.
  var extra: Double
  /// Whether it grows with content that is pulled down beyond its rest.
  var stretches = false

  /// Its height when it is open, in points.
  var open: Double { least + extra }

  /// Its height, in points.
  ///
  /// - Parameter contentTop: Where the content below it begins on the screen, in points.
  func height(contentTop: Double) -> Double {
    let height = max(contentTop, least)
    return stretches ? height : min(height, open)
  }

  /// The opacity of what it holds at a height in points: 1 when open.
  func contentAlpha(height: Double) -> Double {
    let openness = extra > 0 ? (height - least) / extra : 1
    return min(max(1 - (1 - openness) / Self.fade, 0), 1)
  }
}
