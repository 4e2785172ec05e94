// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A header that scrolls away with the content and returns at its start: a pure function of the
/// start of the content on the screen.
///
/// ```
/// height = clamp(content top, least, least + extra)
/// ```
/// It is the fixed variant `ch8` of the collapsing header, for patterns that combine such a header
/// with something else.
struct ExitingHeader: Sendable, BitwiseCopyable {
  /// The share of its travel over which a title fades: it is invisible before it reaches the clock.
  private static let fade = 0.4

  /// The height when closed, in points.
  var least: Double
  /// The difference between the open and the closed height, in points.
  var extra: Double
  /// Whether it grows with content that is pulled down beyond its rest.
  var stretches = false

  /// The height when open, in points.
  var open: Double { least + extra }

  /// Its height, in points.
  ///
  /// - Parameter contentTop: The start of the content below it on the screen, in points.
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
