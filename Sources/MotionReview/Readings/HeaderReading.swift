// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run with a header whose lower edge follows a list.
final class HeaderReading {
  /// The run.
  let run: RunReading
  /// Whether the header is made to grow with a list that is pulled.
  let stretches: Bool
  /// The least and the greatest height in the run, in points.
  let extremes: (least: Double, greatest: Double)

  /// Reads a run; nil if it has no header, or one that scrolls with the rows.
  init?(_ run: RunReading) {
    var least = Double.infinity
    var greatest = -Double.infinity
    for frame in 0..<run.frameCount {
      least = min(least, run.headerBottom(frame))
      greatest = max(greatest, run.headerBottom(frame))
    }
    guard least <= greatest else { return nil }
    self.run = run
    stretches = run.timeline.track("header.bottom") >= 0
    extremes = (least, greatest)
  }

  /// Where it ends on the screen, in points; NaN without one.
  func bottom(_ frame: Int) -> Double { run.headerBottom(frame) }

  /// How far it has moved since the frame before, in points.
  func move(_ frame: Int) -> Double { bottom(frame) - bottom(frame - 1) }

  /// Where it ends at rest, in points: where the inset of the list does.
  ///
  /// NaN for a list that is inset by the safe area alone: it knows of no header.
  func full(_ frame: Int) -> Double {
    let inset = -run.firstMinimum(frame)
    let top = run.screen(frame).safeAreaInsets.top
    return inset > top + RunReading.tolerance ? inset : .nan
  }

  /// Whether another inset has come into force with a frame.
  func changesInset(_ frame: Int) -> Bool { run.minimum(frame) != run.minimum(frame - 1) }
}
