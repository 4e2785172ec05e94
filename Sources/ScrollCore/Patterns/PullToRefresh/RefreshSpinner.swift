// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A spinner of eight spokes: a pull shows them one by one, and a fetch rotates them.
///
/// Spokes do not move: the brightest one changes, and each fades until it is the brightest again. A
/// frame is therefore eight opacities, which change linearly.
struct RefreshSpinner: Sendable, BitwiseCopyable {
  /// How many spokes there are.
  static let spokeCount = 8
  /// The extents of the wheel, in points.
  static let side = 26.0
  /// The duration of a rotation, in seconds.
  private static let turn = 1.0
  /// The opacity of a spoke just before it is the brightest.
  private static let faintest = 0.25
  /// How long the wheel takes to disappear, in seconds.
  private static let fade = 0.2

  /// How much of the wheel shows, from 0 to 1.
  private var reveal = 0.0
  /// The number of rotations; NaN while it does not rotate.
  private var turns = Double.nan
  /// The opacity of all of it, from 0 to 1.
  private var opacity = 1.0

  /// A wheel that does not show.
  init() {}

  /// A wheel that is pulled out.
  ///
  /// - Parameter reveal: How much of it shows, from 0 to 1.
  init(reveal: Double) {
    self.reveal = reveal
  }

  /// A spinner that rotates, or has rotated.
  ///
  /// - Parameters:
  ///   - duration: For how long, in seconds.
  ///   - rest: For how long it has stood still since, in seconds.
  ///   - limit: Its opacity at most, from 0 to 1.
  init(spinningFor duration: Double, endedFor rest: Double = 0, opacity limit: Double) {
    reveal = 1
    turns = duration / Self.turn
    opacity = min(max(1 - rest / Self.fade, 0), limit)
  }

  /// Whether any of it shows.
  var isVisible: Bool { reveal > 0 && opacity > 0 }

  /// The opacity of a spoke, from 0 to 1; 0 if it is too faint for a display with 256 levels.
  ///
  /// - Parameter spoke: Its number, clockwise from the top.
  func alpha(ofSpoke spoke: Int) -> Double {
    let alpha = exactAlpha(ofSpoke: spoke)
    return alpha * 256 < 1 ? 0 : alpha
  }

  private func exactAlpha(ofSpoke spoke: Int) -> Double {
    let count = Double(Self.spokeCount)
    guard !turns.isNaN else { return min(max(reveal * count - Double(spoke), 0), 1) }
    let age = turns - Double(spoke) / count
    // A spoke that has not been the brightest yet is as the pull has left it.
    guard age >= 0 else { return opacity }
    return opacity * (1 - (1 - Self.faintest) * (age - age.rounded(.down)))
  }
}
